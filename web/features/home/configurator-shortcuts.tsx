import type { Category } from '../../lib/categories';
import { Icon } from '../../ui/image/icon';
import { Link } from '../../ui/button/link';
import { Picture, type PictureData } from '../../ui/image/picture';
import { Section } from '../../ui/layout/section';
import styles from './configurator-shortcuts.module.css';

const shortcuts: readonly {
  category: Category;
  title: string;
  text: string;
}[] = [
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

export type ShortcutPictures = Partial<Record<Category, PictureData | null>>;

interface ConfiguratorShortcutsProps {
  /** The families that have products. */
  offered: readonly Category[];
  pictures: ShortcutPictures;
}

export function ConfiguratorShortcuts({ offered, pictures }: ConfiguratorShortcutsProps) {
  const shown = shortcuts
    .filter(({ category }) => offered.includes(category))
    .map((shortcut) => ({ ...shortcut, picture: pictures[shortcut.category] }));
  if (shown.length === 0) return null;
  return (
    <Section size="m" aria-labelledby="skroty">
      <div className={styles.section}>
        <h2 id="skroty">Od czego zaczniesz?</h2>
        <ul className={styles.shortcuts}>
          {shown.map(({ category, title, text, picture }) => (
            <li key={category}>
              <Link to={`/konfigurator/${category}`} className={styles.shortcut}>
                <span className={styles.picture}>
                  {picture && (
                    <Picture
                      picture={picture}
                      alt=""
                      ratio="3 / 2"
                      sizes="(width < 700px) 100vw, (width < 1200px) 33vw, 400px"
                    />
                  )}
                </span>
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
