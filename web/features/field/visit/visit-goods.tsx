import { Notice } from '../../../ui/content/notice';
import type { KeptVisit } from '../phone/kept';
import shared from '../field.module.css';
import styles from './visit-screen.module.css';

/** The goods of a visit: drawing, what is known of them and what is not, and of what they consist. */
export function VisitGoods({ goods }: { goods: KeptVisit['lines'][number] }) {
  const { quantity, label, productName, configuration, facts } = goods;
  const { unconfirmed, partsList, worksheetPath } = goods;
  return (
    <article className={styles.goods}>
      <h3>{productName}</h3>
      <p>{[label, `${quantity}\u00a0szt.`].filter(Boolean).join(', ')}</p>
      <img src={configuration.drawingUrl} alt="Rysunek w skali" width={400} height={300} />
      {unconfirmed.length > 0 && (
        <Notice tone="warning" title="Niepotwierdzone">
          {unconfirmed.join(', ')}
        </Notice>
      )}
      {worksheetPath && (
        <a className={shared.link} href={worksheetPath} target="_blank">
          Karta produkcyjna (PDF)
        </a>
      )}
      <details>
        <summary>Wymiary i&nbsp;wykonanie</summary>
        <dl className={styles.facts}>
          {facts.map(({ label: name, value }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </details>
      {partsList.length > 0 && (
        <details>
          <summary>Części</summary>
          <ul>
            {partsList.map(({ name, size, count }) => (
              <li key={name + size}>
                {[`${count}\u00a0×\u00a0${name}`, size].filter(Boolean).join(', ')}
              </li>
            ))}
          </ul>
        </details>
      )}
    </article>
  );
}
