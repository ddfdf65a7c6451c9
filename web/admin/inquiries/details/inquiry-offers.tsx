import { useQuery } from '@apollo/client/react';

import { offerTitle } from '#engine/trade/shop/offers';
import { formatDate } from '../../../lib/dates/format-date';
import { formatMoney } from '../../../lib/text/format-money';
import { Link } from '../../../ui/button/link';
import { Section } from '../../kit/page/section';
import { CreateOfferButton } from '../../trade/create-offer';
import { OfferStateTag } from '../../trade/offer-state-tag';
import { InquiryOffersDocument } from './inquiry-offers.generated';
import styles from './inquiry-offers.module.css';

/** The offers that answer an inquiry, and a button to prepare one. */
export function InquiryOffers({ inquiryId }: { inquiryId: number }) {
  const { data } = useQuery(InquiryOffersDocument, {
    variables: { inquiryId },
    fetchPolicy: 'cache-and-network',
  });
  const offers = data?.offers.items ?? [];
  return (
    <Section title="Oferta">
      <div className={styles.offers}>
        {offers.length > 0 && (
          <ul className={styles.list}>
            {offers.map(({ id, state, createdAt, totalAmount }) => (
              <li key={id}>
                <Link to={`/admin/offers?offer=${id}`}>{offerTitle(id)}</Link>
                <span>
                  {formatDate(createdAt)}, {formatMoney(totalAmount)}
                </span>
                <OfferStateTag state={state} />
              </li>
            ))}
          </ul>
        )}
        <CreateOfferButton from={{ inquiryId }}>
          {offers.length > 0 ? 'Przygotuj kolejną ofertę' : 'Przygotuj ofertę'}
        </CreateOfferButton>
      </div>
    </Section>
  );
}
