import { toast } from '../../../ui/overlay/toast';
import { isAcceptable } from '../is-acceptable';
import type { CustomerOfferFragment } from '../offer-page.generated';

/**
 * Tells by a toast why an answer to a version was refused, where its form is gone because the offer, as it is now, is
 * no longer open for this version; false where the form is there to show it.
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
