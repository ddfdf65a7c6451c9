import type { EntityManager } from '@mikro-orm/postgresql';
import type { Logger } from 'pino';
import { polishClock } from '#engine/locale/polish-time';
import { queueMail } from '../../mail/queue-mail.js';
import { lockOffer, versionOf } from '../find-offer.js';
import { insertEvent } from '../insert-event.js';
import { stateOf } from '../offer-state.js';
import { OfferVersion } from '../offer-version.entity.js';
import { reminderMail } from './offer-mails.js';

/**
 * Reminds customers of offers that soon expire, once for each version; returns how many were reminded. An offer for
 * which this fails is logged and tried again in the next run.
 */
export async function remindOffers(em: EntityManager, logger: Logger, now: Date): Promise<number> {
  const due = await em.find(OfferVersion, {
    state: 'sent',
    remindOn: { $lte: polishClock(now).day },
  });
  let reminded = 0;
  for (const { offer, number } of due) {
    try {
      if (await em.fork().transactional((tx) => remind(tx, offer.id, number, now))) reminded += 1;
    } catch (error) {
      logger.error({ err: error, offer: offer.id }, 'a customer is not reminded of an offer');
    }
  }
  return reminded;
}

/**
 * Mails a reminder of a version; returns false where the customer was reminded meanwhile or can no longer accept the
 * version.
 */
async function remind(tx: EntityManager, id: number, number: number, now: Date): Promise<boolean> {
  const offer = await lockOffer(tx, id);
  const version = await versionOf(tx, offer, number);
  if (version.remindOn === null) return false;
  version.remindOn = null;
  const isOpen = version.state === 'sent' && stateOf(offer, now) === 'sent';
  if (isOpen) {
    await queueMail(tx, reminderMail(offer));
    insertEvent(tx, offer, { news: 'reminded', versionNumber: number, actor: null });
  }
  await tx.flush();
  return isOpen;
}
