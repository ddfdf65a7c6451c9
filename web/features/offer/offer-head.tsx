import { dayAndMonth } from '#engine/locale/day';
import { plural } from '#engine/locale/plural';
import { offerTitle } from '#engine/trade/shop/offers';
import { formatDate } from '../../lib/dates/format-date';
import { formatMoney } from '../../lib/text/format';
import { ButtonLink } from '../../ui/button/button';
import { Facts } from '../../ui/content/facts';
import type { CustomerOfferFragment, CustomerOfferVersionFragment } from './offer-page.generated';
import { isAcceptable, termText } from './offer-state';
import styles from './offer-head.module.css';

interface OfferHeadProps {
  offer: CustomerOfferFragment;
  version: CustomerOfferVersionFragment;
}

/** The subject of the offer, the shop's text, the price, the term of delivery, and the last day to accept it. */
export function OfferHead({ offer, version }: OfferHeadProps) {
  const { number, createdAt, sentAt, text, totalAmount, validUntil } = version;
  return (
    <header className={styles.head}>
      <p
        className={styles.number}
      >{`${offerTitle(offer.id)}, wersja\u00a0${number} z\u00a0${formatDate(sentAt ?? createdAt)}`}</p>
      <h1 id="offer-title" className={styles.title}>
        {titleOf(version)}
      </h1>
      {text && <p className={styles.text}>{text}</p>}
      <Facts
        items={[
          {
            value: formatMoney(totalAmount),
            label: 'cena z\u00a0VAT, dostawą i\u00a0podstawowym montażem',
          },
          { value: termText(version), label: 'od przyjęcia oferty do dostawy' },
          { value: dayAndMonth(validUntil), label: 'ostatni dzień ważności oferty' },
        ]}
      />
      {isAcceptable(offer, version) && (
        <div className={styles.buttons} data-screen-only>
          <ButtonLink to="#przyjecie">Przyjmij ofertę</ButtonLink>
          <ButtonLink to="#pytania" variant="secondary">
            Zapytaj o&nbsp;szczegóły
          </ButtonLink>
        </div>
      )}
    </header>
  );
}

/** "Twoja oferta: Markiza Solana", or with the number of goods where they are of several products. */
function titleOf({ lines }: CustomerOfferVersionFragment): string {
  const names = [...new Set(lines.map(({ productName }) => productName))];
  if (names.length === 1) return `Twoja oferta: ${names[0]}`;
  const pieces = lines.reduce((sum, { quantity }) => sum + quantity, 0);
  return `Twoja oferta: ${pieces}\u00a0${plural(pieces, ['osłona', 'osłony', 'osłon'])} na wymiar`;
}
