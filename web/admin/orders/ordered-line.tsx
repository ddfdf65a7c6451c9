import { Alert } from 'antd';

import { formatMoney } from '../../lib/format-money';
import type { OrderDetailsLineFragment } from './order-drawer.generated';
import styles from './ordered-line.module.css';

/** What was ordered: the drawing, the settings and the price of one line. */
export function OrderedLine({ line }: { line: OrderDetailsLineFragment }) {
  const { configuration } = line;
  const colors = [
    configuration.fabricColor ?? configuration.roofTransparency,
    configuration.frameColor,
  ].filter(Boolean);
  return (
    <article className={styles.line}>
      <img src={configuration.drawingUrl} alt="" width={120} height={90} loading="lazy" />
      <div className={styles.text}>
        <strong>{line.productName}</strong>
        <span>
          {configuration.variantLabel}, {configuration.sizeLabel}
        </span>
        <span>Kolory: {colors.join(' / ')}</span>
        <span>
          Sterowanie: {configuration.controlType === 'electric' ? 'Elektryczne' : 'Manualne'}
        </span>
        {configuration.optionLabels.length > 0 && (
          <span>Dodatki: {configuration.optionLabels.join(', ')}</span>
        )}
        {configuration.shortPath && (
          <a href={configuration.shortPath} target="_blank" rel="noreferrer">
            Otwórz w&nbsp;konfiguratorze
          </a>
        )}
      </div>
      <p className={styles.price}>
        <strong>{formatMoney(line.lineTotal)}</strong>
        <span>
          {line.quantity} × {formatMoney(line.unitPrice)}
        </span>
      </p>
      {configuration.warnings.map(({ code, message }) => (
        <Alert key={code} className={styles.warning} type="warning" showIcon title={message} />
      ))}
    </article>
  );
}
