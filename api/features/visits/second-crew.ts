import { type EntityManager, ref } from '@mikro-orm/postgresql';
import { pick } from '#engine/trade/fields/pick';
import { type Force, sharesOf, together } from '#engine/visits/two-crews';
import { AppError } from '../../shared/errors.js';
import type { Crew } from './crews/crew.entity.js';
import { type Timed, setTime } from './place-visit.js';
import { Visit } from './visit.entity.js';

/*
 * A visit that two crews do together is two visits: that of the first crew, which customers and staff deal with, and
 * that of the second, which follows it. So each crew has its own in its calendar, and no crew is booked twice.
 */

/** What the second crew's visit has in common with the first one's. */
const SHARED = ['kind', 'order', 'offer', 'inquiry', 'minutes', 'postcode'] as const;
const FOLLOWED = ['state', 'reason', 'address', 'note', 'isPinned'] as const;

/** The second crew's visit; null where one crew comes. */
export const findSecond = (em: EntityManager, { id }: Pick<Visit, 'id'>): Promise<Visit | null> =>
  em.findOne(Visit, { main: id }, { filters: false });

/** Throws CONFLICT for the visit of a second crew. */
export function expectMain({ main }: Visit): void {
  if (main)
    throw new AppError('CONFLICT', 'Ta ekipa pomaga innej. Zmień wizytę tej, której pomaga.');
}

/** People and skills that a visit needs, of both crews together. */
export const neededInAll = async (em: EntityManager, visit: Visit): Promise<Force> =>
  together(visit, await findSecond(em, visit));

/** Gives a locked visit to one crew, or to two that are locked and free then. */
export async function setCrews(
  tx: EntityManager,
  visit: Visit,
  [crew, other]: readonly [Crew, Crew | null],
  timed: Timed,
): Promise<void> {
  const present = await findSecond(tx, visit);
  const needed = together(visit, present);
  const [own, rest] = other ? sharesOf(needed, crew) : [needed, null];
  tx.assign(visit, { ...own, skills: [...own.skills] });
  setTime(visit, crew, timed);
  if (!other || !rest) {
    if (present) tx.remove(present);
    return;
  }
  const values = { ...pick(visit, SHARED), people: rest.people, skills: [...rest.skills] };
  const second =
    present ?? tx.create(Visit, { ...values, address: '', main: ref(visit), author: null });
  tx.assign(second, values);
  setTime(second, other, timed);
  await followMain(tx, visit, second);
}

/** Makes the second crew's visit follow the first one's; it goes where the visit gives up its time. */
export async function followMain(tx: EntityManager, visit: Visit, second?: Visit): Promise<void> {
  const follower = second ?? (await findSecond(tx, visit));
  if (!follower) return;
  if (visit.state === 'asked') {
    const needed = together(visit, follower);
    tx.assign(visit, { ...needed, skills: [...needed.skills] });
    tx.remove(follower);
    return;
  }
  tx.assign(follower, pick(visit, FOLLOWED));
  follower.sequence += 1;
}
