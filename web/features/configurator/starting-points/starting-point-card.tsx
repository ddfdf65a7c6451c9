import { useId } from 'react';
import { cardOf } from '#engine/goods/families/categories';
import { Price } from '../../../goods/price';
import { joinClasses } from '../../../lib/join-classes';
import { ButtonLink } from '../../../ui/button/button';
import { Picture, type PictureData } from '../../../ui/image/picture';
import type { RecommendedPointFragment } from './recommended-point.generated';
import type { StartingPointCardFragment } from './starting-point-card.generated';
import styles from './starting-point-card.module.css';

interface StartingPointCardProps {
  point: StartingPointCardFragment;
  /** The picture of the product; without it the card shows the drawing to scale. */
  photograph?: PictureData;
}

/** A starting point with its picture, its price and a link to the configurator. */
export function StartingPointCard({ point, photograph }: StartingPointCardProps) {
  const titleId = useId();
  const { category, title, reason, sizeLabel, calculatedPrice, pieces, drawingUrl } = point;
  return (
    <article
      className={joinClasses(styles.card, photograph && styles.photographed)}
      aria-labelledby={titleId}
    >
      <div className={styles.picture}>
        {photograph ? (
          <Picture picture={photograph} alt="" sizes="(width < 40rem) 40vw, 384px" />
        ) : (
          <img src={drawingUrl} alt="" width={800} height={600} loading="lazy" decoding="async" />
        )}
      </div>
      <div className={styles.body}>
        <p className={styles.family}>{cardOf(category).label}</p>
        <h3 className={styles.title} id={titleId}>
          {title}
        </h3>
        <p className={styles.reason}>{reason}</p>
        <p className={styles.price}>
          <Price amount={calculatedPrice} />
          <span>{`${pieces > 1 ? `za sztukę, potrzeba ${pieces}\u00a0szt. ` : ''}${sizeLabel}`}</span>
        </p>
        <ButtonLink
          to={point.configuratorPath}
          variant="secondary"
          size="s"
          aria-label={`Zacznij od tego: ${title}`}
        >
          Zacznij od tego
        </ButtonLink>
      </div>
    </article>
  );
}

type RecommendedPoint = StartingPointCardFragment & Pick<RecommendedPointFragment, 'product'>;

/** The starting points that suit a need, each with the picture of its product. */
export function RecommendedPoints({ points }: { points: readonly RecommendedPoint[] }) {
  return (
    <ul className={styles.points}>
      {points.map((point) => (
        <li key={point.category}>
          <StartingPointCard point={point} photograph={point.product.picture} />
        </li>
      ))}
    </ul>
  );
}
