import { orderFacts } from '#engine/trade/fields/order-fields';
import { discountLabel } from '#engine/goods/price/receipt';
import { vatLabel } from '#engine/trade/invoices/labels';
import { parseAmount } from '#engine/goods/price/money';
import { formatMoney } from '../../lib/text/format-money';
import styles from './offer-aside.module.css';
import type { CustomerOfferVersionFragment } from './offer-page.generated';

/** The price as a receipt: lines, what is included, discount, net sum, VAT, facts about the building, and the total. */
export function OfferReceipt({ version }: { version: CustomerOfferVersionFragment }) {
  const { lines, discount, discountReason, net, vatSums, totalAmount } = version;
  return (
    <dl className={styles.receipt}>
      {lines.map(({ id, label, productName, quantity, lineTotal }) => (
        <div key={id}>
          <dt>{`${label ? `${label}: ` : ''}${productName}${quantity > 1 ? ` ×\u00a0${quantity}` : ''}`}</dt>
          <dd>{formatMoney(lineTotal)}</dd>
        </div>
      ))}
      <div>
        <dt>Dostawa, podstawowy montaż i&nbsp;dojazd ekipy do 100&nbsp;km</dt>
        <dd>w&nbsp;cenie</dd>
      </div>
      {parseAmount(discount) > 0 && (
        <div>
          <dt>{discountLabel(discountReason)}</dt>
          <dd>{`−${formatMoney(discount)}`}</dd>
        </div>
      )}
      <div className={styles.quiet}>
        <dt>Netto</dt>
        <dd>{formatMoney(net)}</dd>
      </div>
      {vatSums.map(({ rate, vat }) => (
        <div key={rate} className={styles.quiet}>
          <dt>{vatLabel(rate, vatSums)}</dt>
          <dd>{formatMoney(vat)}</dd>
        </div>
      ))}
      {orderFacts(version, ({ group }) => group?.name === 'building').map(({ label, value }) => (
        <div key={label} className={styles.quiet}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
      <div className={styles.sum}>
        <dt>Razem z&nbsp;VAT</dt>
        <dd>{formatMoney(totalAmount)}</dd>
      </div>
    </dl>
  );
}
