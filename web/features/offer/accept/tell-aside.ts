import { toast } from '../../../ui/overlay/toast';
import { isAcceptable } from '../is-acceptable';
import type { CustomerOfferFragment } from '../offer-page.generated';

/**
 * Shows in a toast why the customer's answer to the version with the number `answered` was refused, if that version can
 * no longer be accepted in the offer as it is `now`: the page then has no form that could show the reason. Returns
 * whether the toast was shown.
 */
export function tellAside(
  refusal: string,
  now: CustomerOfferFragment | null | undefined,
  answered: number,
): boolean {
  const version = now?.versions.find(({ number }) => number === answered);
  if (!now || (version && isAcceptable(now, version))) return false;
  toast({ title: 'Błąd', description: refusal, tone: 'destructive', durationMs: 15_000 });
  return true;
}
