import { Alert } from 'antd';

import { parseAmount } from '#engine/goods/price/money';
import { formatMoney } from '../../../lib/text/format-money';
import { goodsText } from '../../../goods/goods-text';
import styles from './offer-versions.module.css';
import type { StaffOfferVersionFragment } from './staff-offer.generated';

type Line = StaffOfferVersionFragment['lines'][number];

/** The lines of a version with their drawings, and the sums. */
export function OfferLines({ version }: { version: StaffOfferVersionFragment }) {
  const { lines, discount, discountReason, net, vat } = version;
  if (lines.length === 0) return <p className={styles.quiet}>Bez pozycji.</p>;
  return (
    <>
      <ul className={styles.lines}>
        {lines.map((line) => (
          <li key={line.id} className={styles.line}>
            <OfferedGoods line={line} />
          </li>
        ))}
      </ul>
      <p className={styles.quiet}>
        {parseAmount(discount) > 0 && (
          <>
            Rabat: {formatMoney(discount)} ({discountReason}).{' '}
          </>
        )}
        Netto {formatMoney(net)}, VAT {formatMoney(vat)}.
      </p>
    </>
  );
}

function OfferedGoods({ line }: { line: Line }) {
  const { label, productName, quantity, unitPrice, lineTotal, configuration } = line;
  return (
    <>
      <img src={configuration.drawingUrl} alt="" width={120} height={90} loading="lazy" />
      <span className={styles.goods}>
        <strong>
          {label && `${label}: `}
          {productName}
        </strong>
        <span>{goodsText(configuration)}</span>
      </span>
      <span className={styles.price}>
        <strong>{formatMoney(lineTotal)}</strong>
        <span className={styles.quiet}>
          {quantity} × {formatMoney(unitPrice)}
        </span>
      </span>
      {configuration.warnings.map(({ code, message }) => (
        <Alert key={code} className={styles.warning} type="warning" showIcon title={message} />
      ))}
    </>
  );
}
