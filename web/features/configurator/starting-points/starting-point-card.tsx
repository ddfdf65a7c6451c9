import { useId } from 'react';

import { cardOf } from '../../../../engine/families/categories.js';
import { ButtonLink } from '../../../ui/button/button-link';
import { Price } from '../../../ui/content/price';
import type { StartingPointCardFragment } from './starting-point-card.generated';
import styles from './starting-point-card.module.css';

/** A named configuration with its drawing to scale and its price, and the way into the configurator. */
export function StartingPointCard({ point }: { point: StartingPointCardFragment }) {
  const titleId = useId();
  const { category, title, reason, sizeLabel, calculatedPrice, pieces, drawingUrl } = point;
  return (
    <article className={styles.card} aria-labelledby={titleId}>
      <img
        className={styles.picture}
        src={drawingUrl}
        alt=""
        width={800}
        height={600}
        loading="lazy"
        decoding="async"
      />
      <div className={styles.body}>
        <p className={styles.family}>{cardOf(category).label}</p>
        <h3 className={styles.title} id={titleId}>
          {title}
        </h3>
        <p className={styles.reason}>{reason}</p>
        <p className={styles.price}>
          <Price amount={calculatedPrice} />
          <span>
            {pieces > 1 && `za sztukę, potrzeba ${pieces}\u00a0szt. `}
            {sizeLabel}
          </span>
        </p>
        <ButtonLink
          to={point.configuratorPath}
          variant="secondary"
          size="s"
          aria-label={`Zacznij od tej konfiguracji: ${title}`}
        >
          Zacznij od tej
        </ButtonLink>
      </div>
    </article>
  );
}
