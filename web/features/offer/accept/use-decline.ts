import { useMutation } from '@apollo/client/react';

import type { DeclineReason } from '#engine/trade/shop/offers';
import { DeclineOfferDocument } from '../offer-mutations.generated';
import type { CustomerOfferFragment, CustomerOfferVersionFragment } from '../offer-page.generated';
import { tellAside } from './tell-aside';

/**
 * Returns a function that declines an offer with the reason and the customer's words. Its result is why that was
 * refused; undefined after success. The answer updates Apollo's cache, so that the page shows the offer as closed.
 */
export function useDecline(
  { token }: CustomerOfferFragment,
  { number }: CustomerOfferVersionFragment,
) {
  const [mutate] = useMutation(DeclineOfferDocument);
  return async (reason: DeclineReason, text: string): Promise<string | undefined> => {
    const input = { token, versionNumber: number, reason, note: text || null };
    const { data } = await mutate({ variables: { input } });
    const { offer, userErrors = [] } = data?.declineOffer ?? {};
    const refusal = userErrors[0]?.message;
    if (refusal) tellAside(refusal, offer, number);
    return refusal;
  };
}
