import type { FragmentType } from '@apollo/client';
import { useSuspenseFragment } from '@apollo/client/react';
import { Alert } from 'antd';
import { Fragment } from 'react';
import { colorOf } from '#engine/goods/configuration/edge';
import { controlLabel } from '#engine/goods/configuration/labels';
import { familyOf } from '#engine/goods/families/families';
import { parseAmount } from '#engine/goods/price/money';
import { discountLabel } from '#engine/goods/price/receipt';
import { vatLabel } from '#engine/trade/invoices/labels';
import { lineFormula } from '#engine/trade/shop/agreed-lines';
import type { OrderStatus } from '../../../apollo/schema.generated';
import { extraLabels, hasSize } from '../../../goods/goods-text';
import { ReceiptDetails } from '../../../goods/receipt-details';
import { formatMoney, formatNumber } from '../../../lib/text/format';
import { Tag } from '../../kit/page/inline-parts';
import { LineMeasurement, MeasurementButtons } from './line-measurement';
import {
  OrderLinesFragmentDoc,
  type OrderLinesFragment,
  OrderedLineFragmentDoc,
  type OrderedLineFragment,
} from './order-lines.generated';
import styles from './order-lines.module.css';

/** Statuses in which the goods are not finished: only then a shortage of stock and what is unconfirmed matter. */
const UNMADE: ReadonlySet<OrderStatus> = new Set(['pending', 'confirmed', 'in_production']);

/** The goods of an order, its services and its totals. */
export function OrderLines({ order: from }: { order: FragmentType<OrderLinesFragment> }) {
  const { data: order } = useSuspenseFragment({
    fragment: OrderLinesFragmentDoc,
    fragmentName: 'OrderLines',
    from,
  });
  const rulings = rulingsOf(order);
  const isUnmade = UNMADE.has(order.status);
  const unmeasured = order.lines.filter(({ unconfirmedFacts }) => unconfirmedFacts?.length);
  return (
    <>
      <ul className={styles.lines}>
        {order.lines.map((line) => (
          <li key={line.id}>
            <OrderedLine orderId={order.id} line={line} isUnmade={isUnmade} />
          </li>
        ))}
      </ul>
      {isUnmade && unmeasured.length > 1 && (
        <MeasurementButtons orderId={order.id} lineIds={unmeasured.map(({ id }) => id)} />
      )}
      <dl className={styles.totals}>
        {order.services.map((service, index) => (
          <Fragment key={index}>
            <dt>
              {service.text}, {lineFormula(service)}
            </dt>
            <dd>{formatMoney(service.lineTotal)}</dd>
          </Fragment>
        ))}
        {parseAmount(order.discount) > 0 && (
          <>
            <dt>{discountLabel(order.discountReason)}</dt>
            <dd>−{formatMoney(order.discount)}</dd>
          </>
        )}
        <dt>Netto</dt>
        <dd>{formatMoney(order.net)}</dd>
        {order.vatSums.map(({ rate, vat }) => (
          <Fragment key={rate}>
            <dt>{vatLabel(rate, order.vatSums)}</dt>
            <dd>{formatMoney(vat)}</dd>
          </Fragment>
        ))}
        {rulings.length > 0 && (
          <>
            <dt>Interpretacja (VAT 8%)</dt>
            <dd>{rulings.join(', ')}</dd>
          </>
        )}
        <dt>Razem</dt>
        <dd>
          <strong>{formatMoney(order.totalAmount)}</strong>
        </dd>
      </dl>
    </>
  );
}

/** The numbers of the tax rulings by which 8 % VAT applies; none where no part of the price has that rate. */
function rulingsOf({ lines, vatSums }: OrderLinesFragment): string[] {
  if (!vatSums.some(({ rate }) => rate === 8)) return [];
  return [...new Set(lines.flatMap(({ vatRuling }) => vatRuling ?? []))];
}

interface OrderedLineProps {
  orderId: number;
  line: FragmentType<OrderedLineFragment>;
  isUnmade: boolean;
}

/** One line of an order: the drawing, the configuration and the price. */
function OrderedLine({ orderId, line: from, isUnmade }: OrderedLineProps) {
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
        {isUnmade && shortage !== null && shortage > 0 && (
          <Tag tone="bad">Do zamówienia: {formatNumber(shortage)}&nbsp;kpl.</Tag>
        )}
        {hasSize(configuration) && (
          <>
            <OrderedConfiguration configuration={configuration} />
            <LineLinks orderId={orderId} line={line} />
          </>
        )}
      </div>
      <p className={styles.price}>
        <strong>{formatMoney(line.lineTotal)}</strong>
        <span>{lineFormula(line)}</span>
      </p>
      <LineMeasurement orderId={orderId} line={line} isUnmade={isUnmade} />
      <div className={styles.breakdown}>
        {hasSize(configuration) && <ReceiptDetails lines={configuration.lines} />}
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
      {line.papers && (
        <>
          <a href={line.papers.guaranteePath} target="_blank" rel="noreferrer">
            Karta gwarancyjna
          </a>
          {line.papers.declarationPath && (
            <a href={line.papers.declarationPath} target="_blank" rel="noreferrer">
              Deklaracja właściwości użytkowych
            </a>
          )}
        </>
      )}
      <a href={`/serwis/${line.id}`} target="_blank" rel="noreferrer">
        Strona serwisowa
      </a>
      {shortPath && (
        <a href={shortPath} target="_blank" rel="noreferrer">
          Otwórz w&nbsp;konfiguratorze
        </a>
      )}
    </p>
  );
}
