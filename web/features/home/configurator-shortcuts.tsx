import type { Category } from '../../lib/categories';
import { Icon } from '../../ui/icon';
import { Link } from '../../ui/link';
import { Picture, type PictureData } from '../../ui/picture';
import { Section } from '../../ui/section';
import styles from './configurator-shortcuts.module.css';

const shortcuts: readonly {
  category: Category;
  /** The first product of the family. */
  product: number;
  title: string;
  text: string;
}[] = [
  {
    category: 'pergole',
    product: 2,
    title: 'Zaprojektuj pergolę',
    text: 'Przyścienna albo wolnostojąca, z\u00a0obrotowymi lamelami i\u00a0ekranami ZIP.',
  },
  {
    category: 'zaluzje',
    product: 3,
    title: 'Dobierz żaluzje',
    text: 'Lamele C50, C80 lub Z90, kąt otwarcia i\u00a0moskitiera do Twojego okna.',
  },
  {
    category: 'zadaszenia',
    product: 4,
    title: 'Postaw zadaszenie',
    text: 'Poliwęglan lub szkło hartowane, rynny w\u00a0standardzie, ściany boczne na życzenie.',
  },
];

/** Pictures of the families, where the shop has them. */
export type ShortcutPictures = Partial<Record<Category, PictureData | null>>;

export function ConfiguratorShortcuts({ pictures }: { pictures: ShortcutPictures }) {
  return (
    <Section size="m" aria-labelledby="skroty">
      <div className={styles.section}>
        <h2 id="skroty">Od czego zaczniesz?</h2>
        <ul className={styles.shortcuts}>
          {shortcuts.map(({ category, product, title, text }) => (
            <li key={category}>
              <Link to={`/konfigurator/${category}`} className={styles.shortcut}>
                <span className={styles.picture}>
                  <Picture
                    picture={pictures[category] ?? drawingOf(product)}
                    alt=""
                    ratio="3 / 2"
                    sizes="(width < 700px) 100vw, (width < 1200px) 33vw, 400px"
                  />
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

/** Stands in where the shop has no picture of a family: its first product, to scale. */
function drawingOf(productId: number): PictureData {
  const url = `/rysunki/produkt/${productId}.svg`;
  return { url, width: 1200, height: 900, placeholder: null, alt: '', sources: [] };
}
