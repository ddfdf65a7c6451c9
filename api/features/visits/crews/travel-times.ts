import type { EntityManager } from '@mikro-orm/postgresql';
import { type Travel, townOf, travelBy } from '#engine/visits/travel';
import type { User } from '../../../identity/user.entity.js';
import { AppError } from '../../../shared/errors.js';
import { asStaff } from '../../audit/as-staff.js';
import type { SetTravelTimeInput } from './crew.inputs.js';
import { expectKnownPlace } from './crews.js';
import { TravelTime } from './travel-time.entity.js';

let made: { of: string; travel: Travel } | undefined;

/** Travel minutes with what staff have corrected; the function stays the same, and keeps its results, until they do. */
export async function readTravel(em: EntityManager): Promise<Travel> {
  const rows = await listTravelTimes(em);
  const overrides = rows.map(({ fromTown: from, toTown: to, minutes }) => ({ from, to, minutes }));
  const of = JSON.stringify(overrides);
  if (made?.of !== of) made = { of, travel: travelBy(overrides) };
  return made.travel;
}

export const listTravelTimes = (em: EntityManager): Promise<TravelTime[]> =>
  em.find(TravelTime, {}, { orderBy: { fromTown: 'asc', toTown: 'asc' } });

/** Sets the minutes between the areas of two postcodes. Throws BAD_USER_INPUT for an unknown postcode. */
export function setTravelTime(
  em: EntityManager,
  actor: User,
  { fromPostcode, toPostcode, minutes }: SetTravelTimeInput,
): Promise<void> {
  expectKnownPlace(fromPostcode, 'fromPostcode');
  expectKnownPlace(toPostcode, 'toPostcode');
  const [fromTown = '', toTown = ''] = [townOf(fromPostcode), townOf(toPostcode)].toSorted();
  return asStaff(em, actor, async (tx) => {
    const onConflictFields = ['fromTown', 'toTown'] as const;
    await tx.upsert(
      TravelTime,
      { fromTown, toTown, minutes },
      { onConflictFields: [...onConflictFields] },
    );
  });
}

/** Makes the estimate count again. Throws NOT_FOUND. */
export function removeTravelTime(em: EntityManager, actor: User, id: number): Promise<void> {
  return asStaff(em, actor, async (tx) => {
    const removed = await tx.nativeDelete(TravelTime, { id });
    if (removed === 0) throw new AppError('NOT_FOUND', 'Nie ma takiego czasu dojazdu.');
  });
}
