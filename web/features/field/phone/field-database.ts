import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type { FieldAction, FieldPerson, KeptDay, ProtocolDraft } from './kept';

/** What the phone holds: nothing but this and the files of the days (`day-files.ts`). */
interface FieldSchema extends DBSchema {
  /** Whose phone page this is, under the key "me". */
  person: { key: string; value: FieldPerson };
  /** The days that were loaded, by day and crew. */
  days: { key: string; value: KeptDay };
  /** What is written of a protocol and not sent yet, by the visit's id. */
  drafts: { key: string; value: ProtocolDraft };
  /** What is to be sent, in this order, and for a week what was. */
  actions: { key: number; value: FieldAction };
  /** The JPEG files of photographs that are not sent yet, by their ids. */
  pictures: { key: string; value: ArrayBuffer };
}

export type FieldDatabase = IDBPDatabase<FieldSchema>;

const NAME = 'cieniomat-field';

let opened: Promise<FieldDatabase> | null = null;

/** The database of the phone, opened once for the tab. */
export const fieldDatabase = (): Promise<FieldDatabase> => (opened ??= openFieldDatabase());

const openFieldDatabase = (): Promise<FieldDatabase> =>
  openDB<FieldSchema>(NAME, 1, {
    upgrade(database) {
      for (const store of ['person', 'days', 'drafts', 'pictures'] as const)
        database.createObjectStore(store);
      database.createObjectStore('actions', { keyPath: 'id', autoIncrement: true });
    },
  });
