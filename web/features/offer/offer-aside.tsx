import { longDay } from '#engine/locale/day';
import { offerTitle } from '#engine/trade/shop/offers';
import { ContactLines } from '../../ui/content/contact-lines';
import styles from './offer-aside.module.css';
import type {
  CustomerOfferFragment,
  CustomerOfferVersionFragment,
  OfferPageQuery,
} from './offer-page.generated';
import { OfferReceipt } from './offer-receipt';
import { isAcceptable } from './is-acceptable';
import { PaymentParts } from './payment-parts';
import { termText } from './term-text';

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
