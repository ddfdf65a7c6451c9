import { Alert } from 'antd';

import { controlLabel } from '../../../../engine/configuration/labels.js';
import { formatMoney } from '../../../lib/text/format-money';
import { formatNumber } from '../../../lib/text/format-number';
import { Tag } from '../../kit/parts/tag';
import type { OrderDetailsLineFragment } from './order-drawer.generated';
import styles from './ordered-line.module.css';
import { PriceBreakdown } from './price-breakdown';

interface OrderedLineProps {
  orderId: number;
  line: OrderDetailsLineFragment;
  /** Whether the goods are still to be made: only then it matters what stock lacks. */
  open: boolean;
}

/** What was ordered: the drawing, the settings and the price of one line, and whether stock covers it. */
export function OrderedLine({ orderId, line, open }: OrderedLineProps) {
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
        {open && line.shortage !== null && line.shortage > 0 && (
          <Tag tone="bad">Brakuje {formatNumber(line.shortage)}&nbsp;szt.</Tag>
        )}
        <span>
          {configuration.variantLabel}, {configuration.sizeLabel}
        </span>
        <span>Kolory: {colors.join(' / ')}</span>
        <span>Sterowanie: {controlLabel(configuration.controlType)}</span>
        {configuration.optionLabels.length > 0 && (
          <span>Dodatki: {configuration.optionLabels.join(', ')}</span>
        )}
        <p className={styles.links}>
          <a
            href={`/api/admin/orders/${orderId}/lines/${line.id}.pdf`}
            target="_blank"
            rel="noreferrer"
          >
            Karta produkcyjna
          </a>
          {configuration.shortPath && (
            <a href={configuration.shortPath} target="_blank" rel="noreferrer">
              Otwórz w&nbsp;konfiguratorze
            </a>
          )}
        </p>
      </div>
      <p className={styles.price}>
        <strong>{formatMoney(line.lineTotal)}</strong>
        <span>
          {line.quantity} × {formatMoney(line.unitPrice)}
        </span>
      </p>
      <div className={styles.breakdown}>
        <PriceBreakdown rows={configuration.lines} />
      </div>
      {configuration.warnings.map(({ code, message }) => (
        <Alert key={code} className={styles.warning} type="warning" showIcon title={message} />
      ))}
    </article>
  );
}
