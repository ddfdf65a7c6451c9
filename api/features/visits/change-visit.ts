import type { EntityManager } from '@mikro-orm/postgresql';
import { polishClock } from '#engine/locale/polish-time';
import { pick } from '#engine/trade/fields/pick';
import {
  NEXT_VISIT_STATES,
  PLANNABLE_STATES,
  VISIT_STATE_LABELS,
  takesTime,
} from '#engine/visits/states';
import { sharesOf } from '#engine/visits/two-crews';
import type { User } from '../../identity/user.entity.js';
import { AppError, wrongField } from '../../shared/errors.js';
import { expectVersion } from '../../shared/row-version.js';
import { asStaff } from '../audit/as-staff.js';
import { queueMail } from '../mail/queue-mail.js';
import type { Crew } from './crews/crew.entity.js';
import { expectKnownPlace, lockCrew } from './crews/crews.js';
import { TIMED, clearTime, expectFree, lockVisit, plannedAt } from './place-visit.js';
import type { Planning } from './planning.js';
import { expectMain, findSecond, followMain, neededInAll, setCrews } from './second-crew.js';
import { type MailedVisit, askedMail, cancelledMail, plannedMail } from './visit-mails.js';
import { visitCalendar } from './visit-plans.js';
import { queueVisitSms } from './visit-sms.js';
import { matterOf } from './visit-subject.js';
import type { Visit } from './visit.entity.js';
import type {
  PlanVisitInput,
  ReadVisitInput,
  SetVisitStateInput,
  UpdateVisitInput,
} from './visit.inputs.js';

const QUARTER_MS = 15 * 60_000;

/**
 * Gives a visit a crew and a time, and tells the customer of a confirmed one. Throws NOT_FOUND, CHANGED_MEANWHILE,
 * BAD_USER_INPUT for a time that has passed or begins on no quarter of an hour, CONFLICT where the crew cannot do it.
 */
export function planVisit(
  em: EntityManager,
  actor: User,
  { id, version, crewId, secondCrewId = null, startsAt, isConfirmed }: PlanVisitInput,
  planning: Planning,
): Promise<Visit> {
  const { company, now } = planning;
  if (startsAt <= now) throw wrongField('startsAt', 'Wybierz czas w\u00a0przyszłości.');
  if (+startsAt % QUARTER_MS !== 0) throw wrongField('startsAt', 'Wybierz pełny kwadrans.');
  return asStaff(em, actor, async (tx) => {
    const visit = await lockVisit(tx, { id });
    expectVersion(visit, version);
    if (!PLANNABLE_STATES.includes(visit.state))
      throw new AppError('CONFLICT', 'Tej wizyty nie można już zaplanować.');
    expectMain(visit);
    const crews = await lockCrews(tx, { crewId, secondCrewId });
    const calendar = await visitCalendar(tx, company, polishClock(startsAt).day);
    const planned = plannedAt(visit, startsAt);
    const needed = await neededInAll(tx, visit);
    const shares = crews[1] ? sharesOf(needed, crews[0]) : [needed];
    if (shares[1]?.people === 0) throw wrongField('secondCrewId', 'Jedna ekipa wystarczy.');
    for (const [index, share] of shares.entries())
      await expectFree(tx, crews[index]!, { ...planned, ...share }, calendar);
    const before = { state: visit.state, arrivalFrom: visit.arrivalFrom };
    const agreed = isConfirmed || visit.state === 'confirmed';
    const state = agreed ? ('confirmed' as const) : ('offered' as const);
    await setCrews(tx, visit, crews, { ...planned, state });
    if (agreed) await tellPlanned(tx, visit, before, planning);
    await tx.flush();
    return visit;
  });
}

/** Locks the crews of a visit, always in the same order. */
async function lockCrews(
  tx: EntityManager,
  { crewId, secondCrewId }: { crewId: number; secondCrewId: number | null },
): Promise<[Crew, Crew | null]> {
  if (crewId === secondCrewId) throw wrongField('secondCrewId', 'Wybierz inną ekipę.');
  const ids = [crewId, secondCrewId].filter((id) => id !== null);
  const locked = new Map<number, Crew>();
  for (const id of ids.toSorted((a, b) => a - b)) locked.set(id, await lockCrew(tx, id));
  for (const [id, { archivedAt }] of locked)
    if (archivedAt)
      throw wrongField(id === crewId ? 'crewId' : 'secondCrewId', 'Ta ekipa już nie pracuje.');
  return [locked.get(crewId)!, secondCrewId === null ? null : locked.get(secondCrewId)!];
}

/** Tells the customer of a confirmed visit its time, or its new time; nothing where the arrival is as it was. */
export async function tellPlanned(
  tx: EntityManager,
  visit: Visit,
  before: Pick<Visit, 'state' | 'arrivalFrom'>,
  mailed: MailedVisit,
): Promise<void> {
  const wasConfirmed = before.state === 'confirmed';
  if (wasConfirmed && Number(before.arrivalFrom) === Number(visit.arrivalFrom)) return;
  const kind = wasConfirmed ? 'visit-moved' : 'visit-confirmed';
  await queueMail(tx, plannedMail(kind, visit, await matterOf(visit), mailed));
  if (mailed.sendsSms) await queueVisitSms(tx, visit, wasConfirmed ? 'moved' : 'confirmed');
}

/**
 * Sets the state of a visit. The customer is told of a confirmed and of a cancelled one, and asked for another time where
 * the present one is given up. Setting what is set already changes nothing. Throws NOT_FOUND, CHANGED_MEANWHILE, CONFLICT
 * for a state that does not follow, BAD_USER_INPUT for `failed` without a reason.
 */
export function setVisitState(
  em: EntityManager,
  actor: User,
  { id, version, state, reason }: SetVisitStateInput,
  mailed: MailedVisit,
): Promise<Visit> {
  const text = reason?.trim() ?? '';
  if (state === 'failed' && text === '')
    throw wrongField('reason', 'Napisz, dlaczego wizyta się nie udała.');
  return asStaff(em, actor, async (tx) => {
    const visit = await lockVisit(tx, { id });
    // A phone sends it again where the answer was lost.
    if (visit.state === state && visit.reason === text) return visit;
    expectVersion(visit, version);
    expectMain(visit);
    if (!NEXT_VISIT_STATES[visit.state].includes(state))
      throw new AppError('CONFLICT', `Ta wizyta ma stan: ${VISIT_STATE_LABELS[visit.state]}.`);
    const before = visit.state;
    visit.state = state;
    visit.reason = state === 'failed' || state === 'cancelled' ? text : '';
    if (state === 'asked') {
      clearTime(visit);
      await queueMail(tx, askedMail(visit, await matterOf(visit), mailed));
    }
    if (state === 'confirmed' && before === 'offered')
      await tellPlanned(tx, visit, { state: before, arrivalFrom: visit.arrivalFrom }, mailed);
    if (state === 'cancelled') await cancel(tx, visit);
    else await followMain(tx, visit);
    await tx.flush();
    return visit;
  });
}

/**
 * Mails the customer again the link to choose the time of a visit that has none. Throws NOT_FOUND, CHANGED_MEANWHILE,
 * CONFLICT for a visit that has a time or is over, and without an address.
 */
export function askAgain(
  em: EntityManager,
  actor: User,
  { id, version }: ReadVisitInput,
  mailed: MailedVisit,
): Promise<Visit> {
  return asStaff(em, actor, async (tx) => {
    const visit = await lockVisit(tx, { id });
    expectVersion(visit, version);
    const matter = await matterOf(visit);
    if (visit.state !== 'asked' || matter.isOver)
      throw new AppError('CONFLICT', 'Ta wizyta nie czeka na wybór terminu.');
    if (!(await queueMail(tx, askedMail(visit, matter, mailed))))
      throw new AppError('CONFLICT', 'Nie mamy adresu e-mail tego klienta.');
    await tx.flush();
    return visit;
  });
}

/** Cancels a locked visit, and tells the customer. */
export async function cancel(tx: EntityManager, visit: Visit): Promise<void> {
  visit.state = 'cancelled';
  visit.sequence += 1;
  await followMain(tx, visit);
  await queueMail(tx, cancelledMail(visit, await matterOf(visit)));
}

/**
 * Changes what staff enter of a visit. Throws NOT_FOUND, CHANGED_MEANWHILE, BAD_USER_INPUT for an unknown place, CONFLICT
 * where the crew cannot do what is planned that way.
 */
export function updateVisit(
  em: EntityManager,
  actor: User,
  { id, version, isPinned, ...input }: UpdateVisitInput,
  { company }: Pick<Planning, 'company'>,
): Promise<Visit> {
  return asStaff(em, actor, async (tx) => {
    const visit = await lockVisit(tx, { id });
    expectVersion(visit, version);
    expectMain(visit);
    if (changesNeeds(input) && (await findSecond(tx, visit)))
      throw new AppError('CONFLICT', 'Tę wizytę robią dwie ekipy. Umów ją najpierw od nowa.');
    const crew = visit.crew && takesTime(visit) ? await lockCrew(tx, visit.crew.id) : null;
    if (input.postcode != null) expectKnownPlace(input.postcode);
    const { startsAt } = visit;
    if (crew && startsAt && changesNeeds(input)) {
      const planned = plannedAt({ ...pick(visit, TIMED), ...givenOf(input) }, startsAt);
      const calendar = await visitCalendar(tx, company, polishClock(startsAt).day);
      await expectFree(tx, crew, planned, calendar);
      visit.endsAt = planned.during.end;
    }
    if (startsAt) visit.sequence += 1;
    tx.assign(visit, { ...givenOf(input), ...(isPinned != null && { isPinned }) });
    await followMain(tx, visit);
    await tx.flush();
    return visit;
  });
}

type Given = Omit<UpdateVisitInput, 'id' | 'version' | 'isPinned'>;

const changesNeeds = ({ minutes, skills, people, postcode }: Given): boolean =>
  [minutes, skills, people, postcode].some((value) => value != null);

function givenOf({ minutes, skills, people, postcode, address, note }: Given) {
  return {
    ...(minutes != null && { minutes }),
    ...(skills != null && { skills }),
    ...(people != null && { people }),
    ...(postcode != null && { postcode }),
    ...(address != null && { address: address.trim() }),
    ...(note != null && { note: note.trim() }),
  };
}
