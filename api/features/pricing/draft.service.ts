import { LockMode, UniqueConstraintViolationException } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { User } from '../../identity/user.entity.js';
import { AppError } from '../../shared/errors.js';
import { asStaff } from '../audit/as-staff.js';
import { changeCatalogue } from '../catalogue/change-catalogue.js';
import { PriceList } from '../catalogue/price-list.entity.js';
import {
  changedList,
  differing,
  entriesOnTheWire,
  haveSeenValues,
  type PriceListData,
} from './entries.js';
import { PriceListDraft } from './price-list-draft.entity.js';
import { listInForce } from './price-lists.js';
import type {
  DiscardPriceListDraftInput,
  PriceListDraftView,
  PublishPriceListInput,
  SavePriceListDraftInput,
} from './pricing.inputs.js';
import { checkTime } from './scheduled/schedule-change.js';

/** The draft; where there is none, the price list in force as an unsaved draft of version 0. */
export async function readDraft(em: EntityManager): Promise<PriceListDraftView> {
  const draft = await em.findOne(
    PriceListDraft,
    { id: 1 },
    { populate: ['updatedBy'], refresh: true },
  );
  const current = await listInForce(em);
  if (!draft) {
    const none = { version: 0, updatedAt: null, updatedByName: null };
    return { ...none, basedOn: current.version, entries: entriesOnTheWire(current.data) };
  }
  const { version, basedOn, updatedAt } = draft;
  const updatedByName = draft.updatedBy.getEntity().name;
  const entries = entriesOnTheWire(await changesOn(em, current, draft));
  return { version, basedOn, updatedAt, updatedByName, entries };
}

/**
 * Saves figures of the draft, which is created if there is none, and returns it. Throws BAD_USER_INPUT that names each
 * wrong figure, CHANGED_MEANWHILE if `version` is not the latest or a figure is no longer as it was seen.
 */
export async function saveDraft(
  em: EntityManager,
  viewer: User,
  { version, entries }: SavePriceListDraftInput,
): Promise<PriceListDraftView> {
  await asStaff(em, viewer, async (tx) => {
    const draft = await lockDraft(tx);
    expectVersion(draft, version);
    const updatedBy = tx.getReference(User, viewer.id);
    const current = await listInForce(tx);
    const basedOn = current.version;
    const now = draft ? await changesOn(tx, current, draft) : current.data;
    // An equal version is not enough: a new draft counts from 1 again, and another list may be in force by now.
    if (!haveSeenValues(now, entries)) throw new AppError('CHANGED_MEANWHILE');
    const data = changedList(now, entries);
    if (draft) tx.assign(draft, { basedOn, data, updatedBy });
    else tx.create(PriceListDraft, { id: 1, basedOn, data, updatedBy, updatedAt: new Date() });
  }).catch(refuseSecondDraft);
  return readDraft(em.fork());
}

/** Deletes the draft; throws NOT_FOUND, CHANGED_MEANWHILE. */
export async function discardDraft(
  em: EntityManager,
  viewer: User,
  expected: DiscardPriceListDraftInput,
): Promise<void> {
  await asStaff(em, viewer, async (tx) => {
    tx.remove(await expectDraft(tx, expected));
  });
}

/**
 * Publishes the draft, now or at a future time, deletes it, and returns the version of the list. Throws NOT_FOUND,
 * CHANGED_MEANWHILE, BAD_USER_INPUT for a time that `checkTime` refuses, CONFLICT while another list is scheduled.
 */
export async function publishDraft(
  em: EntityManager,
  viewer: User,
  { at, note, ...expected }: PublishPriceListInput,
): Promise<number> {
  const now = new Date();
  if (at) checkTime(at, now);
  return changeCatalogue(em, viewer, async (tx) => {
    const draft = await expectDraft(tx, expected);
    const waiting = await tx.findOne(PriceList, { publishedAt: { $gt: now } });
    if (waiting) throw waitsAlready(waiting.version);
    // No list is scheduled, so the list in force has the highest version.
    const latest = await listInForce(tx);
    const list = tx.create(PriceList, {
      version: latest.version + 1,
      data: await changesOn(tx, latest, draft),
      publishedAt: at ?? now,
      note: note.trim(),
      publishedBy: tx.getReference(User, viewer.id),
    });
    tx.remove(draft);
    return list.version;
  });
}

/**
 * Cancels a scheduled list, which becomes the draft again. Throws NOT_FOUND where it is not scheduled, CONFLICT where
 * there is a draft, CHANGED_MEANWHILE where a draft is created at the same time.
 */
export async function cancelScheduled(
  em: EntityManager,
  viewer: User,
  version: number,
): Promise<PriceListDraftView> {
  await changeCatalogue(em, viewer, async (tx) => {
    const list = await tx.findOne(PriceList, { version, publishedAt: { $gt: new Date() } });
    if (!list)
      throw new AppError('NOT_FOUND', `Cennik nr\u00a0${version} nie czeka na publikację.`);
    if (await lockDraft(tx))
      throw new AppError(
        'CONFLICT',
        'Jest już szkic cennika. Odrzuć go, zanim cofniesz publikację.',
      );
    const updatedBy = tx.getReference(User, viewer.id);
    tx.create(PriceListDraft, {
      id: 1,
      basedOn: version - 1,
      data: list.data,
      updatedBy,
      updatedAt: new Date(),
    });
    tx.remove(list);
  }).catch(refuseSecondDraft);
  return readDraft(em.fork());
}

/**
 * The list in force with the changes of the draft: a scheduled list may have taken effect after the draft was begun,
 * and what only that list has changed stays changed.
 */
async function changesOn(
  em: EntityManager,
  current: PriceList,
  draft: PriceListDraft,
): Promise<PriceListData> {
  if (draft.basedOn === current.version) return draft.data;
  const { data } = await em.findOneOrFail(PriceList, { version: draft.basedOn });
  return changedList(current.data, differing(draft.data, data));
}

const lockDraft = (tx: EntityManager): Promise<PriceListDraft | null> =>
  tx.findOne(PriceListDraft, { id: 1 }, { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true });

/** The primary key refuses a second draft that was begun at the same time. */
function refuseSecondDraft(error: unknown): never {
  throw error instanceof UniqueConstraintViolationException
    ? new AppError('CHANGED_MEANWHILE')
    : error;
}

async function expectDraft(
  tx: EntityManager,
  { version, updatedAt }: DiscardPriceListDraftInput,
): Promise<PriceListDraft> {
  const draft = await lockDraft(tx);
  if (!draft) throw new AppError('NOT_FOUND', 'Nie ma szkicu cennika.');
  expectVersion(draft, version);
  if (updatedAt && +updatedAt !== +draft.updatedAt) throw new AppError('CHANGED_MEANWHILE');
  return draft;
}

function expectVersion(draft: PriceListDraft | null, version: number): void {
  if ((draft?.version ?? 0) !== version) throw new AppError('CHANGED_MEANWHILE');
}

function waitsAlready(version: number): AppError {
  const message = `Cennik nr\u00a0${version} czeka już na swój termin. Cofnij go, zanim opublikujesz następny.`;
  return new AppError('CONFLICT', message);
}
