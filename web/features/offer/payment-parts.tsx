import { planOf } from '../../../engine/price/instalment-plan.js';
import { formatZloty, parseAmount } from '../../../engine/price/money.js';
import { INSTALMENT_LABELS, type InstalmentKind } from '../../../engine/shop/payment-labels.js';
import { pluralCount } from '../../lib/text/plural';
import styles from './offer-aside.module.css';
import type { CustomerOfferVersionFragment } from './offer-page.generated';

/** In which parts the price is paid, and when each is due. */
export function PaymentParts({ version }: { version: CustomerOfferVersionFragment }) {
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
      <p className={styles.quiet}>
        Przyjmując ofertę, nic jeszcze nie płacisz. Dane do płatności podamy po potwierdzeniu
        zamówienia.
      </p>
    </>
  );
}

/** A price paid at once is due as the deposit is where there is one, else as the rest. */
function dueText(kind: InstalmentKind, version: CustomerOfferVersionFragment): string {
  const { depositPercent, depositDays, restDays } = version;
  const isFirst = kind === 'deposit' || (kind === 'whole' && depositPercent > 0);
  return isFirst
    ? within(depositDays, 'potwierdzenia zamówienia')
    : `${within(restDays, 'wysyłki')}, przed montażem`;
}

const within = (days: number, event: string): string =>
  days === 0
    ? `w\u00a0dniu ${event}`
    : `w\u00a0ciągu ${pluralCount(days, ['dnia', 'dni', 'dni'])} od ${event}`;
