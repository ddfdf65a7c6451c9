import type { EntityManager } from '@mikro-orm/postgresql';
import { type Grosze, formatAmount, parseAmount } from '#engine/goods/price/money';
import { polishClock } from '#engine/locale/polish-time';
import { db } from '../../../database/db.js';
import { ownIds, ownerOf } from '../../../database/own-matters.js';
import type { OfferFunnel, OfferFunnelInput, OfferStage } from './offer-list.inputs.js';

type Groups = Awaited<ReturnType<typeof readGroups>>;

/** The results of the offers that were first sent in a period; whether an offer has expired is computed from `now`. */
export async function readFunnel(
  em: EntityManager,
  period: OfferFunnelInput,
  now: Date,
): Promise<OfferFunnel> {
  const groups = await readGroups(em, period);
  const today = polishClock(now).day;
  const stage = (belongs: (group: Groups[number]) => boolean) => stageOf(groups.filter(belongs));
  return {
    sent: stage(() => true),
    opened: stage(({ isOpened }) => Boolean(isOpened)),
    asked: stage(({ isAsked }) => Boolean(isAsked)),
    accepted: stage(({ state }) => state === 'accepted'),
    expired: stage(({ state, validUntil }) => state === 'sent' && validUntil < today),
    lost: lostBy(groups),
  };
}

function lostBy(groups: Groups): OfferFunnel['lost'] {
  const lost = groups.flatMap(({ lostReason: reason, ...group }) =>
    reason === null ? [] : [{ reason, ...group }],
  );
  return [...Map.groupBy(lost, ({ reason }) => reason)]
    .map(([reason, some]) => ({ reason, ...stageOf(some) }))
    .toSorted((one, other) => other.count - one.count);
}

function stageOf(groups: readonly Pick<Groups[number], 'count' | 'amount'>[]): OfferStage {
  const amount = groups.reduce<Grosze>((sum, group) => sum + parseAmount(group.amount), 0);
  return {
    count: groups.reduce((sum, { count }) => sum + Number(count), 0),
    amount: formatAmount(amount),
  };
}

/** The numbers and sums of the offers first sent in a period, grouped by everything that the funnel distinguishes. */
const readGroups = (em: EntityManager, { from, to }: OfferFunnelInput) =>
  db(em)
    .selectFrom((eb) =>
      eb
        .selectFrom('Offer')
        .select((offer) => [
          'state',
          'lostReason',
          'validUntil',
          'totalAmount',
          offer('openedAt', 'is not', null).as('isOpened'),
          offer('askedAt', 'is not', null).as('isAsked'),
        ])
        .where('sentAt', '>=', from)
        .where('sentAt', '<', to)
        .$if(ownerOf(em) !== null, (own) => own.where('Offer.id', 'in', ownIds(em, 'offer')))
        .as('sent'),
    )
    .select((eb) => [
      'state',
      'lostReason',
      'validUntil',
      'isOpened',
      'isAsked',
      eb.fn.countAll<string>().as('count'),
      eb.fn.sum<string>('totalAmount').as('amount'),
    ])
    .groupBy(['state', 'lostReason', 'validUntil', 'isOpened', 'isAsked'])
    .execute();
