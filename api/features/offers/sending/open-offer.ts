import type { EntityManager } from '@mikro-orm/postgresql';
import { lockOffer, versionOf, findOfferByToken } from '../find-offer.js';
import { insertEvent } from '../insert-event.js';

/**
 * Records when the customer first opened the page of an offer, and first saw its current version; an unknown token is
 * ignored.
 */
export async function openOffer(em: EntityManager, token: string): Promise<void> {
  await em.transactional(async (tx) => {
    const found = await findOfferByToken(tx, token);
    if (!found) return;
    const offer = await lockOffer(tx, found.id);
    const version = await versionOf(tx, offer, offer.currentVersion);
    if (version.openedAt !== null) return;
    const now = new Date();
    version.openedAt = now;
    offer.openedAt ??= now;
    insertEvent(tx, offer, { news: 'opened', versionNumber: version.number, actor: null });
    await tx.flush();
  });
}
