import { Link } from 'react-router-dom';

import type { Category } from '../../lib/categories';
import { CategorySign } from '../../ui/category-sign';
import { Icon } from '../../ui/icon';
import { Section } from '../../ui/section';
import styles from './configurator-shortcuts.module.css';

const shortcuts: readonly { category: Category; title: string; text: string }[] = [
  {
    category: 'pergole',
    title: 'Zaprojektuj pergolę',
    text: 'Przyścienna albo wolnostojąca, z\u00a0obrotowymi lamelami i\u00a0ekranami ZIP.',
  },
  {
    category: 'zaluzje',
    title: 'Dobierz żaluzje',
    text: 'Lamele C50, C80 lub Z90, kąt otwarcia i\u00a0moskitiera do Twojego okna.',
  },
  {
    category: 'zadaszenia',
    title: 'Postaw zadaszenie',
    text: 'Poliwęglan lub szkło hartowane, rynny w\u00a0standardzie, ściany boczne na życzenie.',
  },
];

export function ConfiguratorShortcuts() {
  return (
    <Section size="m" aria-labelledby="skroty">
      <div className={styles.section}>
        <h2 id="skroty">Od czego zaczniesz?</h2>
        <ul className={styles.shortcuts}>
          {shortcuts.map(({ category, title, text }) => (
            <li key={category}>
              <Link to={`/konfigurator/${category}`} className={styles.shortcut}>
                <CategorySign category={category} />
                <span className={styles.title}>{title}</span>
                <span className={styles.text}>{text}</span>
                <Icon name="arrow-right" />
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}
