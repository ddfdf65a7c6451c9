import { planOf } from '#engine/trade/shop/instalment-plan';
import { formatZloty, parseAmount } from '#engine/goods/price/money';
import { INSTALMENT_LABELS } from '#engine/trade/shop/payment-labels';
import { dueText } from '#engine/trade/shop/payment-terms';
import styles from './offer-aside.module.css';
import type { CustomerOfferVersionFragment } from './offer-page.generated';

interface PaymentPartsProps {
  version: CustomerOfferVersionFragment;
  isAcceptable: boolean;
}

/** The instalments of the price, each with the time when it is due. */
export function PaymentParts({ version, isAcceptable }: PaymentPartsProps) {
  return (
    <>
      <ul className={styles.parts}>
        {planOf(parseAmount(version.totalAmount), version.depositPercent).map(
          ({ kind, amount }) => (
            <li key={kind}>
              <span>{INSTALMENT_LABELS[kind]}</span>
              <strong>{formatZloty(amount)}</strong>
              <span className={styles.quiet}>{dueText(kind, version)}</span>
            </li>
          ),
        )}
      </ul>
      {isAcceptable && (
        <p className={styles.quiet}>
          Przyjmując ofertę, nic jeszcze nie płacisz.{' '}
          <span>
            {version.depositPercent === 0
              ? 'Dane do płatności podamy, gdy wyślemy zamówienie.'
              : 'Dane do płatności podajemy po potwierdzeniu zamówienia.'}
          </span>
        </p>
      )}
    </>
  );
}
