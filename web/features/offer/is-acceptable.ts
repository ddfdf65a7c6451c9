import type { CustomerOfferFragment, CustomerOfferVersionFragment } from './offer-page.generated';

/** Whether the customer can accept this version now: it is the current one, and the offer is open. */
export const isAcceptable = (
  { state, currentVersion }: CustomerOfferFragment,
  { number, state: versionState }: CustomerOfferVersionFragment,
): boolean => state === 'sent' && versionState === 'sent' && number === currentVersion;
