import { useMemo } from 'react';
import type { Configuration } from '../../../../engine/configuration/configuration.js';
import { partsListOf } from '../../../../engine/model/parts-list.js';
import { formatNumber } from '../../../lib/text/format-number';
import styles from './parts-list.module.css';

/** The parts list of the product. */
export function PartsList({ configuration }: { configuration: Configuration }) {
  const parts = useMemo(() => partsListOf(configuration), [configuration]);
  return (
    <details className={styles.box}>
      <summary className={styles.summary}>Z&nbsp;jakich części się składa</summary>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">Część</th>
            <th scope="col">Długość</th>
            <th scope="col">Sztuk</th>
          </tr>
        </thead>
        <tbody>
          {parts.map(({ kind, name, count, length }) => (
            <tr key={`${kind} ${length}`}>
              <th scope="row">{name}</th>
              <td>{length === null ? '–' : `${formatNumber(String(length))}\u00a0mm`}</td>
              <td>{count}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}
