import { formatZloty, parseAmount } from '#engine/goods/price/money';
import { discountLabel } from '#engine/goods/price/receipt';
import { longDay } from '#engine/locale/day';
import { orderFacts } from '#engine/trade/fields/order-fields';
import { vatLabel } from '#engine/trade/invoices/labels';
import { planOf } from '#engine/trade/shop/instalment-plan';
import { offerTitle } from '#engine/trade/shop/offers';
import { INSTALMENT_LABELS } from '#engine/trade/shop/payment-labels';
import { dueText } from '#engine/trade/shop/payment-terms';
import { formatMoney } from '../../lib/text/format';
import { ContactLines } from '../../ui/content/contact-lines';
import type {
  CustomerOfferFragment,
  CustomerOfferVersionFragment,
  OfferPageQuery,
} from './offer-page.generated';
import { isAcceptable, termText } from './offer-state';
import styles from './offer-aside.module.css';

interface OfferAsideProps {
  offer: CustomerOfferFragment;
  version: CustomerOfferVersionFragment;
  company: OfferPageQuery['company'];
}

/** What stands beside the goods of an offer: receipt, payment, terms, PDF and contact. */
export function OfferAside({ offer, version, company }: OfferAsideProps) {
  return (
    <aside className={styles.aside} aria-label="Cena i&nbsp;warunki">
      <h2 className={styles.title}>Cena</h2>
      <OfferReceipt version={version} />
      <h2 className={styles.title}>Płatność</h2>
      <PaymentParts version={version} isAcceptable={isAcceptable(offer, version)} />
      <h2 className={styles.title}>Terminy</h2>
      <p>
        Dostawa: <span>{termText(version)}</span> od przyjęcia oferty.
        <br />
        Ważność oferty: do <span>{longDay(version.validUntil)}</span>.
      </p>
      <a
        className={styles.link}
        href={`/api/offers/${offer.token}/${version.number}.pdf`}
        data-screen-only
      >{`${offerTitle(offer.id)}, wersja\u00a0${version.number} (PDF)`}</a>
      <h2 className={styles.title}>Wolisz porozmawiać?</h2>
      <ContactLines {...company} subject={`Oferta nr ${offer.id}`} />
    </aside>
  );
}

interface PaymentPartsProps {
  version: CustomerOfferVersionFragment;
  isAcceptable: boolean;
}

/** The instalments of the price, each with the time when it is due. */
function PaymentParts({ version, isAcceptable }: PaymentPartsProps) {
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

/** The price as a receipt: lines, what is included, discount, net sum, VAT, facts about the building, and the total. */
function OfferReceipt({ version }: { version: CustomerOfferVersionFragment }) {
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
