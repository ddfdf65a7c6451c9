import { isUnsent } from '../queue/field-action';
import { FILES_CACHE, keepFilesOf } from './day-files';
import { fieldDatabase } from './field-database';
import { phoneChanged } from './phone-store';

/** How long the phone keeps what is not needed any more. */
const KEPT_MS = 7 * 86_400_000;

/** Deletes the days that were loaded more than a week ago, and what was sent before. What is not sent yet stays. */
export async function forgetOld(): Promise<void> {
  const database = await fieldDatabase();
  const change = database.transaction(['days', 'actions', 'drafts'], 'readwrite');
  const [days, actions] = [change.objectStore('days'), change.objectStore('actions')];
  const oldest = Date.now() - KEPT_MS;
  for (const { key, loadedAt } of await days.getAll())
    if (loadedAt < oldest) await days.delete(key);
  const kept = await actions.getAll();
  for (const action of kept)
    if (!isUnsent(action) && action.at < oldest) await actions.delete(action.id ?? 0);
  const visits = new Set([
    ...(await days.getAll()).flatMap(({ visits: each }) => each.map(({ id }) => id)),
    ...kept.filter(isUnsent).map(({ visitId }) => visitId),
  ]);
  const drafts = change.objectStore('drafts');
  for (const id of await drafts.getAllKeys()) if (!visits.has(id)) await drafts.delete(id);
  await change.done;
  await keepFilesOf(await database.getAll('days'));
  await phoneChanged();
}

/** Deletes the days and drafts of somebody who no longer works with this phone; their unsent actions stay. */
export async function forgetDays(): Promise<void> {
  const database = await fieldDatabase();
  await Promise.all([database.clear('days'), database.clear('drafts')]);
  await deleteFiles();
  await phoneChanged();
}

/** Deletes all that the phone holds, unsent actions too: for signing out. */
export async function forgetAll(): Promise<void> {
  const database = await fieldDatabase();
  await Promise.all([...database.objectStoreNames].map((name) => database.clear(name)));
  await deleteFiles();
  await phoneChanged();
}

async function deleteFiles(): Promise<void> {
  if ('caches' in globalThis) await caches.delete(FILES_CACHE);
}
