import { type EntityManager, UniqueConstraintViolationException } from '@mikro-orm/postgresql';
import type { User } from '../../identity/user.entity.js';
import { AppError } from '../../shared/errors.js';
import { crewIdOf } from '../visits/crews/crews.js';
import { lockVisit } from '../visits/place-visit.js';
import { Visit } from '../visits/visit.entity.js';

/** Throws CONFLICT for a visit without a crew, FORBIDDEN for another crew's unless the viewer reads all visits. */
async function expectOwn(em: EntityManager, viewer: User, visit: Visit): Promise<void> {
  if (!visit.crew) throw new AppError('CONFLICT', 'Ta wizyta nie ma już terminu.');
  if (viewer.may('visits:read') || visit.crew.id === (await crewIdOf(em, viewer))) return;
  throw new AppError('FORBIDDEN', 'Tę wizytę prowadzi teraz inna ekipa.');
}

/** Locks a visit of the viewer's crew. Throws NOT_FOUND, FORBIDDEN, CONFLICT. */
export async function lockOwnVisit(tx: EntityManager, viewer: User, id: string): Promise<Visit> {
  const visit = await lockVisit(tx, { id });
  await expectOwn(tx, viewer, visit);
  return visit;
}

/** The same without a lock. */
export async function findOwnVisit(em: EntityManager, viewer: User, id: string): Promise<Visit> {
  const visit = await em.findOne(Visit, { id });
  if (!visit) throw new AppError('NOT_FOUND', 'Nie ma takiej wizyty.');
  await expectOwn(em, viewer, visit);
  return visit;
}

/** Writes a row under an id of the phone. Throws CONFLICT where another visit gets a row of this id at the same time. */
export async function writeOnce(tx: EntityManager): Promise<void> {
  try {
    await tx.flush();
  } catch (error) {
    if (!(error instanceof UniqueConstraintViolationException)) throw error;
    throw new AppError('CONFLICT', 'Ten numer ma już inna wizyta. Spisz to jeszcze raz.');
  }
}
