import { fabricFacts } from '#engine/goods/fabrics/fabrics';
import { MAX_SAMPLES } from '#engine/trade/fields/sample-fields';
import { FabricSwatch } from '../../../goods/fabric-swatch';
import { Icon } from '../../../ui/image/icon';
import styles from './chosen-samples.module.css';
import { SAMPLES_FORM } from './samples-form';
import type { Samples } from './use-samples';

interface ChosenSamplesProps {
  samples: Samples;
  /** Whether the page shows a fabric, whose checkbox then submits it; a hidden fabric needs a hidden field. */
  isShown: (id: string) => boolean;
}

/** The chosen samples beside the form, each with a button that removes it. */
export function ChosenSamples({ samples, isShown }: ChosenSamplesProps) {
  const { chosen, toggle } = samples;
  if (chosen.length === 0)
    return (
      <p className={styles.empty}>
        Zaznacz wyżej do <span>{MAX_SAMPLES}</span> tkanin. Najlepiej porównać jasną z&nbsp;ciemną
        i&nbsp;gęstą z&nbsp;przejrzystą.
      </p>
    );
  return (
    <ul className={styles.list} aria-label="Wybrane próbki">
      {chosen.map((fabric) => (
        <li key={fabric.id} className={styles.row}>
          {!isShown(fabric.id) && (
            <input type="hidden" name="fabrics" value={fabric.id} form={SAMPLES_FORM} />
          )}
          <FabricSwatch fabric={fabric} scale={2} className={styles.swatch} />
          <div>
            <p className={styles.name}>{fabric.name}</p>
            <p className={styles.facts}>{fabricFacts(fabric)}</p>
          </div>
          <button
            type="button"
            className={styles.remove}
            aria-label={`Usuń z próbek: ${fabric.name}`}
            onClick={() => toggle(fabric)}
          >
            <Icon name="close" />
          </button>
        </li>
      ))}
    </ul>
  );
}
