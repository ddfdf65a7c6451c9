import { fabricsOfIds } from '../../../../engine/fabrics/fabrics.js';
import { FabricSwatch } from '../../../ui/image/fabric-swatch';
import styles from './macro-band.module.css';

/** One of each kind of cloth: linen look, canvas, screen, net, satin, coated. */
const SHOWN = fabricsOfIds([
  'plotno-ecru',
  'toscana-zolty',
  'solano-5-antracyt',
  'pasat-10-zielony',
  'drzemka-czerwony',
  'lido-szary',
]);
const MACRO = 14;

/** Cloth as under a magnifying glass, across the whole page. */
export function MacroBand() {
  return (
    <div className={styles.band} aria-hidden>
      {SHOWN.map((fabric) => (
        <FabricSwatch key={fabric.id} fabric={fabric} scale={MACRO} className={styles.cloth} />
      ))}
    </div>
  );
}
