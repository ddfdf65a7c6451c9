import { formatZloty, parseAmount } from '#engine/goods/price/money';
import { longDay } from '#engine/locale/day';
import { orderFacts } from '#engine/trade/fields/order-fields';
import { planOf } from '#engine/trade/shop/instalment-plan';
import { offerTitle } from '#engine/trade/shop/offers';
import { INSTALMENT_LABELS } from '#engine/trade/shop/payment-labels';
import { dueText } from '#engine/trade/shop/payment-terms';
import { PriceTotals } from '../../goods/price-totals';
import { SharedFiles } from '../../goods/shared-files';
import { joinClasses } from '../../lib/join-classes';
import { formatMoney } from '../../lib/text/format';
import { ContactLines } from '../../ui/content/contact-lines';
import type {
  CustomerOfferFragment,
  CustomerOfferVersionFragment,
  OfferPageQuery,
} from './offer-page.generated';
import { isAcceptable, termText } from './offer-state';
import agreed from '../../goods/agreed-page.module.css';
import styles from './offer-aside.module.css';

interface OfferAsideProps {
  offer: CustomerOfferFragment;
  version: CustomerOfferVersionFragment;
  company: OfferPageQuery['company'];
}

/** What stands beside the goods of an offer: receipt, payment, terms, PDF and contact. */
export function OfferAside({ offer, version, company }: OfferAsideProps) {
  return (
    <aside className={joinClasses(agreed.aside, styles.aside)} aria-label="Cena i&nbsp;warunki">
      <h2 className={agreed.title}>Cena</h2>
      <OfferReceipt version={version} />
      <h2 className={agreed.title}>Płatność</h2>
      <PaymentParts version={version} isAcceptable={isAcceptable(offer, version)} />
      <h2 className={agreed.title}>Terminy</h2>
      <p>
        Dostawa: <span>{termText(version)}</span> od przyjęcia oferty.
        <br />
        Ważność oferty: do <span>{longDay(version.validUntil)}</span>.
      </p>
      <a
        className={agreed.link}
        href={`/api/offers/${offer.token}/${version.number}.pdf`}
        data-screen-only
      >{`${offerTitle(offer.id)}, wersja\u00a0${version.number} (PDF)`}</a>
      <SharedFiles token={offer.token} files={offer.sharedFiles} />
      <h2 className={agreed.title}>Wolisz porozmawiać?</h2>
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
  return (
    <PriceTotals
      agreed={version}
      totalLabel="Razem z&nbsp;VAT"
      hasQuietParts
      facts={orderFacts(version, ({ group }) => group?.name === 'building')}
    >
      {version.lines.map(({ id, label, productName, quantity, lineTotal }) => (
        <div key={id}>
          <dt>{`${label ? `${label}: ` : ''}${productName}${quantity > 1 ? ` ×\u00a0${quantity}` : ''}`}</dt>
          <dd>{formatMoney(lineTotal)}</dd>
        </div>
      ))}
    </PriceTotals>
  );
}
