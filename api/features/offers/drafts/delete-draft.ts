import type { EntityManager } from '@mikro-orm/postgresql';
import type { User } from '../../../identity/user.entity.js';
import { expectVersion } from '../../../shared/row-version.js';
import { asStaff } from '../../audit/as-staff.js';
import { draftOf, lockOffer } from '../find-offer.js';
import type { OfferInput } from './offer-draft.inputs.js';

/**
 * Deletes the draft of an offer; an offer without another version is deleted with it. Throws NOT_FOUND,
 * CHANGED_MEANWHILE, and CONFLICT where the latest version is no draft.
 */
export async function deleteDraft(
  em: EntityManager,
  viewer: User,
  { offerId, version }: OfferInput,
): Promise<void> {
  await asStaff(em, viewer, async (tx) => {
    const offer = await lockOffer(tx, offerId);
    expectVersion(offer, version);
    const draft = await draftOf(tx, offer);
    if (draft.number === 1) {
      tx.remove(offer);
    } else {
      tx.remove(draft);
      offer.latestVersion -= 1;
    }
    await tx.flush();
  });
}
