import { cardOf } from '#engine/goods/families/categories';
import type { Category } from '../../goods/categories';
import { Link } from '../../ui/button/link';
import { Icon } from '../../ui/image/icon';
import { Picture, type PictureData } from '../../ui/image/picture';
import { Section } from '../../ui/layout/section';
import styles from './configurator-shortcuts.module.css';

type ShortcutPictures = Partial<Record<Category, PictureData | null>>;

interface ConfiguratorShortcutsProps {
  /** The families that have products. */
  offered: readonly Category[];
  pictures: ShortcutPictures;
}

export function ConfiguratorShortcuts({ offered, pictures }: ConfiguratorShortcutsProps) {
  const shown = offered.flatMap((category) => {
    const { shortcut } = cardOf(category);
    return shortcut ? [{ ...shortcut, category, picture: pictures[category] }] : [];
  });
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
                      sizes="(width < 43.75rem) 112px, (width < 75rem) 33vw, 400px"
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
