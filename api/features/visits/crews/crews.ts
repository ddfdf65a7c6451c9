import { LockMode } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { isKnownPlace } from '#engine/visits/travel';
import { User } from '../../../identity/user.entity.js';
import { AppError, wrongField } from '../../../shared/errors.js';
import { expectVersion } from '../../../shared/row-version.js';
import { asStaff } from '../../audit/as-staff.js';
import { Visit } from '../visit.entity.js';
import { CrewAbsence } from './crew-absence.entity.js';
import { CrewMember } from './crew-member.entity.js';
import { Crew, newFeedSecret } from './crew.entity.js';
import type {
  AddAbsenceInput,
  ArchiveCrewInput,
  CreateCrewInput,
  UpdateCrewInput,
} from './crew.inputs.js';

const MAX_ABSENCE_MS = 366 * 86_400_000;

/** Locks a crew, so that nobody plans its days meanwhile. Throws NOT_FOUND. */
export async function lockCrew(tx: EntityManager, id: number): Promise<Crew> {
  const crew = await tx.findOne(
    Crew,
    { id },
    { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true },
  );
  if (!crew) throw new AppError('NOT_FOUND', 'Nie ma takiej ekipy.');
  return crew;
}

/** Adds a crew. Throws BAD_USER_INPUT for an unknown postcode and for hours that end before they begin. */
export function createCrew(em: EntityManager, actor: User, input: CreateCrewInput): Promise<Crew> {
  return asStaff(em, actor, async (tx) => {
    const crew = tx.create(Crew, fieldsOf(input));
    await tx.flush();
    await setMembers(tx, crew, input.memberIds);
    return crew;
  });
}

/** Replaces the data of a crew; its planned visits stay. Throws as `createCrew`, NOT_FOUND, CHANGED_MEANWHILE. */
export function updateCrew(
  em: EntityManager,
  actor: User,
  { id, version, renewsFeed, ...input }: UpdateCrewInput,
): Promise<Crew> {
  return asStaff(em, actor, async (tx) => {
    const crew = await lockCrew(tx, id);
    expectVersion(crew, version);
    tx.assign(crew, fieldsOf(input));
    if (renewsFeed) crew.feedSecret = newFeedSecret();
    await tx.flush();
    await setMembers(tx, crew, input.memberIds);
    return crew;
  });
}

/** Makes these accounts the people of a crew; null leaves them as they are. Flushes. */
async function setMembers(
  tx: EntityManager,
  crew: Crew,
  ids: readonly number[] | null | undefined,
): Promise<void> {
  if (!ids) return;
  const users = await tx.find(User, { id: { $in: [...ids] }, disabledAt: null });
  const elsewhere = await tx.find(
    CrewMember,
    { user: { $in: [...ids] }, crew: { $ne: crew.id } },
    { populate: ['crew'] },
  );
  for (const [index, id] of ids.entries()) {
    if (!users.some((user) => user.id === id))
      throw wrongField(`memberIds.${index}`, 'Nie ma takiego czynnego konta.');
    const other = elsewhere.find(({ user }) => user.id === id);
    if (other)
      throw wrongField(`memberIds.${index}`, `Ta osoba jest w\u00a0ekipie „${other.crew.$.name}”.`);
  }
  const present = await tx.find(CrewMember, { crew });
  for (const member of present) if (!ids.includes(member.user.id)) tx.remove(member);
  const isNew = ({ id }: User) => !present.some(({ user }) => user.id === id);
  for (const user of users.filter(isNew)) tx.create(CrewMember, { user, crew });
  await tx.flush();
}

/** The id of the crew in which somebody works; null for none. */
export const crewIdOf = async (em: EntityManager, { id }: User): Promise<number | null> =>
  (await em.findOne(CrewMember, { user: id }))?.crew.id ?? null;

/** Takes a crew out of use, or back into it. Throws NOT_FOUND, CHANGED_MEANWHILE, CONFLICT while it has visits ahead. */
export function archiveCrew(
  em: EntityManager,
  actor: User,
  { id, version, archived }: ArchiveCrewInput,
): Promise<Crew> {
  return asStaff(em, actor, async (tx) => {
    const crew = await lockCrew(tx, id);
    expectVersion(crew, version);
    const ahead = { crew, state: { $in: ['offered', 'confirmed'] }, endsAt: { $gt: new Date() } };
    if (archived && (await tx.count(Visit, ahead as object)) > 0)
      throw new AppError('CONFLICT', 'Ta ekipa ma umówione wizyty. Najpierw je przełóż.');
    crew.archivedAt = archived ? (crew.archivedAt ?? new Date()) : null;
    await tx.flush();
    return crew;
  });
}

/** Adds an absence; visits in that time stay, and are shown as conflicts. Throws NOT_FOUND, BAD_USER_INPUT. */
export function addAbsence(
  em: EntityManager,
  actor: User,
  { crewId, startsAt, endsAt, reason }: AddAbsenceInput,
): Promise<Crew> {
  if (endsAt <= startsAt) throw wrongField('endsAt', 'Podaj koniec późniejszy niż początek.');
  if (+endsAt - +startsAt > MAX_ABSENCE_MS)
    throw wrongField('endsAt', 'Nieobecność może trwać najwyżej rok.');
  return asStaff(em, actor, async (tx) => {
    const crew = await lockCrew(tx, crewId);
    tx.create(CrewAbsence, { crew, startsAt, endsAt, reason: reason.trim() });
    await tx.flush();
    return crew;
  });
}

/** Throws NOT_FOUND. */
export function removeAbsence(em: EntityManager, actor: User, id: number): Promise<Crew> {
  return asStaff(em, actor, async (tx) => {
    const absence = await tx.findOne(CrewAbsence, { id });
    if (!absence) throw new AppError('NOT_FOUND', 'Nie ma takiej nieobecności.');
    const crew = await lockCrew(tx, absence.crew.id);
    await tx.remove(absence).flush();
    return crew;
  });
}

function fieldsOf({
  name,
  people,
  skills,
  postcode,
  vehicle,
  hours,
  lunch,
  colour,
}: CreateCrewInput) {
  expectKnownPlace(postcode);
  for (const [index, { from, until }] of hours.entries())
    if (from >= until) throw wrongField(`hours.${index}.until`, ENDS_BEFORE);
  if (lunch && lunch.until - lunch.from < lunch.minutes)
    throw wrongField('lunch.until', 'Przerwa nie mieści się w\u00a0tych godzinach.');
  return {
    name: name.trim(),
    people,
    skills,
    postcode,
    vehicle: vehicle.trim(),
    hours: hours.map(({ weekday, from, until }) => ({ weekday, from, until })),
    lunch: lunch ? { from: lunch.from, until: lunch.until, minutes: lunch.minutes } : null,
    colour,
  };
}

/** Throws BAD_USER_INPUT for a postcode to which no travel time is known. */
export function expectKnownPlace(postcode: string, field = 'postcode'): void {
  if (!isKnownPlace(postcode)) throw wrongField(field, 'Nie znamy takiego kodu pocztowego.');
}

const ENDS_BEFORE = 'Podaj koniec pracy późniejszy niż początek.';
