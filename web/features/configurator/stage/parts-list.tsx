import { useMemo } from 'react';
import type { Configuration } from '#engine/goods/configuration/configuration';
import { cutText, partsListOf } from '#engine/goods/model/parts-list';
import styles from './parts-list.module.css';

/** The parts of the product with their cut sizes and numbers, collapsed at first. */
export function PartsList({ configuration }: { configuration: Configuration }) {
  const parts = useMemo(() => partsListOf(configuration), [configuration]);
  return (
    <details className={styles.box}>
      <summary className={styles.summary}>Z&nbsp;jakich części się składa</summary>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">Część</th>
            <th scope="col">Wymiar</th>
            <th scope="col">Sztuk</th>
          </tr>
        </thead>
        <tbody>
          {parts.map((part) => (
            <tr key={`${part.kind} ${part.cut.join()}`}>
              <th scope="row">{part.name}</th>
              <td>{cutText(part) || '–'}</td>
              <td>{part.count}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}
