import type { Fabric } from '#engine/goods/fabrics/fabrics';
import { Icon } from '../../../ui/image/icon';
import { FabricSwatch } from '../../../goods/fabric-swatch';
import styles from './fabric-card.module.css';
import { SAMPLES_FORM } from './samples-form';
import type { Samples } from './use-samples';

const DETAIL = 7;

/** A fabric at real size with a magnified detail, its figures, and a checkbox that chooses a sample of it. */
export function FabricCard({ fabric, samples }: { fabric: Fabric; samples: Samples }) {
  const isChosen = samples.isChosen(fabric);
  return (
    <li className={styles.card}>
      <div className={styles.cloth}>
        <FabricSwatch fabric={fabric} className={styles.swatch} />
        <FabricSwatch fabric={fabric} scale={DETAIL} className={styles.detail} />
      </div>
      <h3 className={styles.name}>{fabric.color}</h3>
      <Figures fabric={fabric} />
      <label className={styles.choice}>
        <input
          type="checkbox"
          name="fabrics"
          value={fabric.id}
          form={SAMPLES_FORM}
          aria-label={`Dodaj do próbek: ${fabric.name}`}
          checked={isChosen}
          onChange={() => samples.toggle(fabric)}
        />
        <span aria-hidden>
          <Icon name={isChosen ? 'check' : 'plus'} />
          <span className={styles.words}>{isChosen ? 'W\u00a0próbkach' : 'Dodaj do próbek'}</span>
        </span>
      </label>
    </li>
  );
}

function Figures({ fabric: { light, solar } }: { fabric: Fabric }) {
  return (
    <dl className={styles.figures}>
      <div>
        <dt>Światło</dt>
        <dd>{`${light}%`}</dd>
      </div>
      <div>
        <dt>Energia</dt>
        <dd>{`${solar}%`}</dd>
      </div>
    </dl>
  );
}
