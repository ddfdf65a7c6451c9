import { tabStore } from '../../lib/browser/tab-store';

const MAX_NOTES = 20;

const notesStore = (name: string) =>
  tabStore<readonly string[]>(name, [], (stored) =>
    Array.isArray(stored)
      ? stored.filter((text) => typeof text === 'string').slice(-MAX_NOTES)
      : [],
  );

export const useMeasuringNotesStore = notesStore('cieniomat-measuring-notes');

/** The notes that were already added to the order form, where the customer may have changed them. */
export const useTakenNotesStore = notesStore('cieniomat-measuring-notes-taken');

/** The measurements that were made in this tab for the next order. */
export function useMeasuringNotes(): readonly string[] {
  return useMeasuringNotesStore(({ value }) => value);
}

/** Stores a measurement for the next order. Equal measurements are stored once, and only the latest 20 are kept. */
export function storeMeasuringNote(text: string): void {
  const others = useMeasuringNotesStore.getState().value.filter((note) => note !== text);
  useMeasuringNotesStore.setState({ value: [...others, text].slice(-MAX_NOTES) });
}

/** The measurements that were not returned by an earlier call, one per line; '' for none. */
export function takeMeasuringNotes(): string {
  const { value: notes } = useMeasuringNotesStore.getState();
  const { value: taken } = useTakenNotesStore.getState();
  const added = notes.filter((note) => !taken.includes(note));
  if (added.length > 0) useTakenNotesStore.setState({ value: notes });
  return added.join('\n');
}

export function forgetMeasuringNotes(): void {
  for (const store of [useMeasuringNotesStore, useTakenNotesStore])
    if (store.getState().value.length > 0) store.setState({ value: [] });
}
