import { tabStore } from './tab-store';

const MAX_NOTES = 20;

export const useMeasuringNotesStore = tabStore<readonly string[]>(
  'cieniomat-measuring-notes',
  [],
  (stored) =>
    Array.isArray(stored)
      ? stored.filter((text) => typeof text === 'string').slice(-MAX_NOTES)
      : [],
);

/** What was measured in this tab for the next order, a line for each measurement; '' for nothing. */
export function useMeasuringNotes(): string {
  return useMeasuringNotesStore(({ value }) => value.join('\n'));
}

/** Keeps a measurement for the next order; the same one once. */
export function keepMeasuringNote(text: string): void {
  const others = useMeasuringNotesStore.getState().value.filter((note) => note !== text);
  useMeasuringNotesStore.setState({ value: [...others, text].slice(-MAX_NOTES) });
}

/** Forgets the measurements once an order has them. */
export function forgetMeasuringNotes(): void {
  const { value } = useMeasuringNotesStore.getState();
  if (value.length > 0) useMeasuringNotesStore.setState({ value: [] });
}
