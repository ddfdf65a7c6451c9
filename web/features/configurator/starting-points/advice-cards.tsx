import { useId } from 'react';
import { typeset } from '#engine/locale/typeset';
import { categoryLabel } from '../../../goods/categories';
import { Price } from '../../../goods/price';
import { joinClasses } from '../../../lib/join-classes';
import { ButtonLink } from '../../../ui/button/button';
import { Picture } from '../../../ui/image/picture';
import type { FinderPageQuery } from './finder-page.generated';
import styles from './starting-point-card.module.css';

type Advice = FinderPageQuery['advice'][number];

/** The advised products, each with the price of everything that is needed, what it contains, and why. */
export function AdviceCards({ advice }: { advice: readonly Advice[] }) {
  return (
    <ul className={styles.points}>
      {advice.map((one) => (
        <li key={one.title}>
          <AdviceCard advice={one} />
        </li>
      ))}
    </ul>
  );
}

function AdviceCard({ advice }: { advice: Advice }) {
  const titleId = useId();
  const { title, reason, totalPrice, contents, configuratorPath, product } = advice;
  return (
    <article className={joinClasses(styles.card, styles.photographed)} aria-labelledby={titleId}>
      <div className={styles.picture}>
        <Picture picture={product.picture} alt="" sizes="(width < 40rem) 40vw, 384px" />
      </div>
      <div className={styles.body}>
        <h3 className={styles.role} id={titleId}>
          {title}
        </h3>
        <p className={styles.title}>{typeset(product.name)}</p>
        <p className={styles.price}>
          <Price amount={totalPrice} />
          <span>za całość, z&nbsp;montażem</span>
        </p>
        <p className={styles.reason}>{reason}</p>
        <ul className={styles.contents}>
          {contents.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
        <ButtonLink
          to={configuratorPath}
          variant="secondary"
          size="s"
          aria-label={`Skonfiguruj: ${product.name}, ${categoryLabel(product.category).toLowerCase()}`}
        >
          Zobacz i&nbsp;skonfiguruj
        </ButtonLink>
      </div>
    </article>
  );
}
