import { toast } from '../../../ui/overlay/toast';
import { isAcceptable } from '../is-acceptable';
import type { CustomerOfferFragment } from '../offer-page.generated';

/**
 * Shows in a toast why an answer to a version was refused, where the form of that answer is gone, because the offer as
 * it is now can no longer be accepted in this version. Returns whether it was shown.
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
