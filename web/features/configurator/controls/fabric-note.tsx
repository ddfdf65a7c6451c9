import { type Fabric, fabricFacts } from '#engine/goods/fabrics/fabrics';
import { Link } from '../../../ui/button/link';
import { FabricSwatch } from '../../../goods/fabric-swatch';
import styles from './fabric-note.module.css';

/** The cloth of a chosen colour with its figures, and a link to order a sample; empty where the colour has no cloth. */
export function FabricNote({ fabric }: { fabric: Fabric | null }) {
  return (
    <div aria-live="polite">
      {fabric && (
        <div className={styles.note}>
          <FabricSwatch fabric={fabric} scale={3} className={styles.swatch} />
          <div>
            <p className={styles.text}>
              <strong>{`Tkanina ${fabric.name}`}</strong>: <span>{fabricFacts(fabric)}</span>.
            </p>
            <Link className={styles.link} to={`/tkaniny?probka=${fabric.id}#zamow`}>
              Zamów bezpłatną próbkę
            </Link>
          </div>
        </div>
      )}
    </div>
  );
}
