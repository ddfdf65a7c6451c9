import type { FragmentType } from '@apollo/client';
import { useSuspenseFragment } from '@apollo/client/react';
import { Alert } from 'antd';

import { colorOf } from '#engine/goods/configuration/edge';
import { controlLabel } from '#engine/goods/configuration/labels';
import { familyOf } from '#engine/goods/families/families';
import { formatMoney } from '../../../lib/text/format-money';
import { formatNumber } from '../../../lib/text/format-number';
import { extraLabels } from '../../../goods/goods-text';
import { ReceiptDetails } from '../../../goods/receipt-details';
import { Tag } from '../../kit/page/tag';
import { OrderedLineFragmentDoc, type OrderedLineFragment } from './ordered-line.generated';
import styles from './ordered-line.module.css';

interface OrderedLineProps {
  orderId: number;
  line: FragmentType<OrderedLineFragment>;
  showsShortage: boolean;
}

/** One line of an order: the drawing, the configuration and the price. */
export function OrderedLine({ orderId, line: from, showsShortage }: OrderedLineProps) {
  const { data: line } = useSuspenseFragment({
    fragment: OrderedLineFragmentDoc,
    fragmentName: 'OrderedLine',
    from,
  });
  const { configuration, shortage } = line;
  return (
    <article className={styles.line}>
      <img src={configuration.drawingUrl} alt="" width={120} height={90} loading="lazy" />
      <div className={styles.text}>
        <strong>
          {line.label && `${line.label}: `}
          {line.productName}
        </strong>
        {showsShortage && shortage !== null && shortage > 0 && (
          <Tag tone="bad">Do zamówienia: {formatNumber(shortage)}&nbsp;kpl.</Tag>
        )}
        <OrderedConfiguration configuration={configuration} />
        <LineLinks orderId={orderId} line={line} />
      </div>
      <p className={styles.price}>
        <strong>{formatMoney(line.lineTotal)}</strong>
        <span>
          {line.quantity} × {formatMoney(line.unitPrice)}
        </span>
      </p>
      <div className={styles.breakdown}>
        <ReceiptDetails lines={configuration.lines} />
      </div>
      {configuration.warnings.map(({ code, message }) => (
        <Alert key={code} className={styles.warning} type="warning" showIcon title={message} />
      ))}
    </article>
  );
}

function OrderedConfiguration({ configuration }: Pick<OrderedLineFragment, 'configuration'>) {
  const { category, variantLabel, sizeLabel, controlType } = configuration;
  const colors = [colorOf(configuration), configuration.frameColor];
  const extras = extraLabels(configuration);
  return (
    <>
      <span>
        {variantLabel}, {sizeLabel}
      </span>
      <span>Kolory: {colors.join(' / ')}</span>
      {familyOf(category).controlTypes.length > 1 && (
        <span>Sterowanie: {controlLabel(controlType)}</span>
      )}
      {extras.length > 0 && <span>Dodatki: {extras.join(', ')}</span>}
    </>
  );
}

interface LineLinksProps {
  orderId: number;
  line: OrderedLineFragment;
}

function LineLinks({ orderId, line }: LineLinksProps) {
  const { shortPath } = line.configuration;
  return (
    <p className={styles.links}>
      <a
        href={`/api/admin/orders/${orderId}/lines/${line.id}.pdf`}
        target="_blank"
        rel="noreferrer"
      >
        Karta produkcyjna
      </a>
      {shortPath && (
        <a href={shortPath} target="_blank" rel="noreferrer">
          Otwórz w&nbsp;konfiguratorze
        </a>
      )}
    </p>
  );
}
