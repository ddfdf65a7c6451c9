import type { EntityManager } from '@mikro-orm/postgresql';
import { factsOf } from '#engine/goods/configuration/facts';
import { isMadeToMeasure } from '#engine/goods/families/categories';
import { fittingFacts } from '#engine/goods/model/fitting-facts';
import { cutText, partsListOf } from '#engine/goods/model/parts-list';
import { pick } from '#engine/trade/fields/pick';
import type { User } from '../../identity/user.entity.js';
import { AppError } from '../../shared/errors.js';
import { confirmationOf, unconfirmedOf } from '../orders/measurements/unconfirmed.js';
import { Crew } from '../visits/crews/crew.entity.js';
import { crewIdOf } from '../visits/crews/crews.js';
import { readTravel } from '../visits/crews/travel-times.js';
import { instantsOf } from '../visits/visit-plans.js';
import { matterOf } from '../visits/visit-subject.js';
import { Visit } from '../visits/visit.entity.js';
import type { FieldDay, FieldLine, FieldVisit } from './field-day.payloads.js';
import { type FieldGoods, goodsOfVisit, serialNumbersOf } from './field-goods.js';
import { type LinkMaker, customerPhotographs } from './photographs/photograph-links.js';
import { Protocol } from './protocol.entity.js';

/**
 * The visits of a crew on a day, by default those of the viewer's own crew. Throws NOT_FOUND, and FORBIDDEN for another
 * crew unless the viewer reads all visits.
 */
export async function readFieldDay(
  em: EntityManager,
  viewer: User,
  { date, crewId }: { date: string; crewId: number | null },
  linkTo: LinkMaker,
): Promise<FieldDay> {
  const own = await crewIdOf(em, viewer);
  const id = crewId ?? own;
  if (id === null) return { date, crew: null, visits: [] };
  if (id !== own && !viewer.may('visits:read'))
    throw new AppError('FORBIDDEN', 'Widzisz tylko wizyty swojej ekipy.');
  const crew = await em.findOne(Crew, { id });
  if (!crew) throw new AppError('NOT_FOUND', 'Nie ma takiej ekipy.');
  const visits = await em.find(
    Visit,
    {
      crew,
      startsAt: instantsOf({ from: date, until: date }),
      state: { $nin: ['asked', 'cancelled'] },
    },
    { orderBy: { startsAt: 'asc', id: 'asc' } },
  );
  const travel = await readTravel(em);
  const protocols = await em.find(Protocol, { visit: { $in: visits } });
  const shown: FieldVisit[] = [];
  for (const [index, visit] of visits.entries()) {
    const minutes = travel((visits[index - 1] ?? crew).postcode, visit.postcode);
    shown.push({
      ...(await fieldVisit(em, visit, linkTo)),
      travelMinutes: Number.isFinite(minutes) ? minutes : null,
      protocol: protocols.find((protocol) => protocol.visit.id === visit.id) ?? null,
    });
  }
  return { date, crew, visits: shown };
}

/** What the phone shows of a visit as it is. */
const SAME = [
  'id',
  'kind',
  'state',
  'isPinned',
  'note',
  'reason',
  'address',
  'postcode',
  'version',
] as const;

async function fieldVisit(
  em: EntityManager,
  visit: Visit,
  linkTo: LinkMaker,
): Promise<Omit<FieldVisit, 'travelMinutes' | 'protocol'>> {
  const { startsAt, endsAt, arrivalFrom, arrivalUntil } = visit;
  if (!startsAt || !endsAt || !arrivalFrom || !arrivalUntil)
    throw new Error(`visit ${visit.id} of a crew has no time`);
  return {
    ...pick(visit, SAME),
    startsAt,
    endsAt,
    arrivalFrom,
    arrivalUntil,
    subject: await matterOf(visit),
    lines: await Promise.all(
      (await goodsOfVisit(em, visit)).map((goods) => fieldLine(em, visit, goods)),
    ),
    photographs: await customerPhotographs(em, visit, linkTo),
  };
}

async function fieldLine(em: EntityManager, visit: Visit, goods: FieldGoods): Promise<FieldLine> {
  const { id, settings } = goods;
  const isMade = isMadeToMeasure(settings.category);
  const unconfirmed = isMade ? unconfirmedOf(goods, await confirmationOf(em, id)) : [];
  const fitting = isMade ? fittingFacts(settings) : [];
  return {
    ...pick(goods, ['id', 'position', 'quantity', 'label', 'productName', 'configuration']),
    facts: [...factsOf(settings), ...fitting].map((fact) => ({
      label: fact.label,
      value: fact.value,
    })),
    unconfirmed: unconfirmed.map(({ label, value }) => `${label}: ${value}`),
    partsList: isMade
      ? partsListOf(settings).map((part) => ({
          name: part.name,
          size: cutText(part),
          count: part.count,
        }))
      : [],
    worksheetPath: visit.order && isMade ? `/api/field/visits/${visit.id}/lines/${id}.pdf` : null,
    serialNumbers: visit.order ? serialNumbersOf(visit.order.id, goods) : [],
  };
}
