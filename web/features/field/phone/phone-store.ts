import { create } from 'zustand';
import { fieldDatabase } from './field-database';
import type { FieldAction, KeptDay, ProtocolDraft } from './kept';

interface Phone {
  /** Whether the database has been read. */
  isRead: boolean;
  days: readonly KeptDay[];
  drafts: readonly ProtocolDraft[];
  actions: readonly FieldAction[];
  /** Whether all drawings, worksheets and photographs of the days are there, too. */
  hasFiles: boolean;
}

/** What the phone holds, as its pages show it. The database is the original, which all tabs share. */
export const usePhone = create<Phone>(() => ({
  isRead: false,
  days: [],
  drafts: [],
  actions: [],
  hasFiles: false,
}));

const CHANNEL = 'cieniomat-field';

/** Reads the database again. */
async function readPhone(): Promise<void> {
  const database = await fieldDatabase();
  const [days, drafts, actions] = await Promise.all([
    database.getAll('days'),
    database.getAll('drafts'),
    database.getAll('actions'),
  ]);
  usePhone.setState({ isRead: true, days, drafts, actions });
}

/** To be called after each change of the database: shows it here and in other tabs. */
export async function phoneChanged(): Promise<void> {
  const channel = new BroadcastChannel(CHANNEL);
  channel.postMessage(null);
  channel.close();
  await readPhone();
}

/** Reads the database, and again whenever another tab has changed it; returns a function that ends that. */
export function followPhone(): () => void {
  const channel = new BroadcastChannel(CHANNEL);
  channel.addEventListener('message', () => void readPhone());
  void readPhone();
  return () => channel.close();
}
