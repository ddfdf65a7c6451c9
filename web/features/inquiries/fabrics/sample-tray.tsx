import { useLocation } from 'react-router-dom';
import { MAX_SAMPLES } from '#engine/trade/fields/sample-fields';
import { FabricSwatch } from '../../../goods/fabric-swatch';
import { ButtonLink } from '../../../ui/button/button';
import type { Samples } from './use-samples';
import hidden from '../../../ui/content/visually-hidden.module.css';
import styles from './sample-tray.module.css';

/** The chosen samples at the bottom of the screen, with a link to the form; empty while none is chosen. */
export function SampleTray({ samples: { chosen } }: { samples: Samples }) {
  // The link keeps the filter of the list.
  const { search } = useLocation();
  return (
    <div className={styles.place}>
      <p className={hidden.hidden} aria-live="polite">
        {chosen.length > 0 && `Próbki: ${chosen.length} z\u00a0${MAX_SAMPLES}`}
      </p>
      {chosen.length > 0 && (
        <div className={styles.tray}>
          <div className={styles.swatches} aria-hidden>
            {Array.from({ length: MAX_SAMPLES }, (_, index) => {
              const fabric = chosen[index];
              if (!fabric) return <span key={index} className={styles.free} />;
              return (
                <FabricSwatch key={fabric.id} fabric={fabric} scale={2} className={styles.swatch} />
              );
            })}
          </div>
          <span
            className={styles.words}
            aria-hidden
          >{`${chosen.length} z\u00a0${MAX_SAMPLES} próbek`}</span>
          <ButtonLink to={{ search, hash: 'zamow' }} size="s">
            Zamów próbki
          </ButtonLink>
        </div>
      )}
    </div>
  );
}
