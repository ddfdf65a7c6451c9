import type { RecommendedPointFragment } from './recommended-point.generated';
import styles from './recommended-points.module.css';
import { StartingPointCard } from './starting-point-card';
import type { StartingPointCardFragment } from './starting-point-card.generated';

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
