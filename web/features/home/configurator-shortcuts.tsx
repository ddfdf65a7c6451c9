import type { ApolloClient } from '@apollo/client';
import { useSuspenseQuery } from '@apollo/client/react';
import { cardOf, CATEGORIES } from '#engine/goods/families/categories';
import type { Category } from '../../goods/categories';
import { Link } from '../../ui/button/link';
import { Icon } from '../../ui/image/icon';
import { Picture } from '../../ui/image/picture';
import { Section } from '../../ui/layout/section';
import { ShortcutPictureDocument } from './configurator-shortcuts.generated';
import styles from './configurator-shortcuts.module.css';

/** The families whose card has a link for the home page. */
const SHORTCUTS = CATEGORIES.flatMap((category) => {
  const { shortcut } = cardOf(category);
  return shortcut ? [{ ...shortcut, category }] : [];
});

const pictureOf = (category: Category) => ({ name: `kategoria-${category}` });

export const loadShortcutPictures = (client: ApolloClient): Promise<unknown> =>
  Promise.all(
    SHORTCUTS.map(({ category }) =>
      client.query({ query: ShortcutPictureDocument, variables: pictureOf(category) }),
    ),
  );

/** @param offered the families that have products */
export function ConfiguratorShortcuts({ offered }: { offered: readonly Category[] }) {
  const shown = SHORTCUTS.filter(({ category }) => offered.includes(category));
  if (shown.length === 0) return null;
  return (
    <Section size="m" aria-labelledby="skroty">
      <div className={styles.section}>
        <h2 id="skroty">Od czego zaczniesz?</h2>
        <ul className={styles.shortcuts}>
          {shown.map(({ category, title, text }) => (
            <li key={category}>
              <Link to={`/konfigurator/${category}`} className={styles.shortcut}>
                <span className={styles.picture}>
                  <ShortcutPicture category={category} />
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

function ShortcutPicture({ category }: { category: Category }) {
  const { picture } = useSuspenseQuery(ShortcutPictureDocument, {
    variables: pictureOf(category),
  }).data;
  if (!picture) return null;
  return (
    <Picture
      picture={picture}
      alt=""
      ratio="3 / 2"
      sizes="(width < 43.75rem) 112px, (width < 75rem) 33vw, 400px"
    />
  );
}
