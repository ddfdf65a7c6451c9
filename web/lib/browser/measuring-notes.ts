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

/** The measurements made in this tab for the next order, one per line; '' for none. */
export function useMeasuringNotes(): string {
  return useMeasuringNotesStore(({ value }) => value.join('\n'));
}

/** Stores a measurement for the next order: an equal one only once, and no more than the latest 20. */
export function keepMeasuringNote(text: string): void {
  const others = useMeasuringNotesStore.getState().value.filter((note) => note !== text);
  useMeasuringNotesStore.setState({ value: [...others, text].slice(-MAX_NOTES) });
}

/** Forgets the measurements once an order has them. */
export function forgetMeasuringNotes(): void {
  const { value } = useMeasuringNotesStore.getState();
  if (value.length > 0) useMeasuringNotesStore.setState({ value: [] });
}
