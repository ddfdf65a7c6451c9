import { useState } from 'react';

/**
 * The text of a field whose value is in the URL; `report` gets it once it is whole, or empty as null. Until then the
 * field keeps what was typed: a browser that is typed into a day or a month reports a year after its first digit, and
 * loses the other digits where the field is given another value meanwhile.
 */
export function useTyped(
  value: string | null,
  isWhole: (text: string) => boolean,
  report: (value: string | null) => void,
) {
  const [typed, set] = useState({ text: value ?? '', reported: value, known: value });
  // The URL has changed. If its value is the one that this field has reported, what was typed stays; if not, something
  // else has changed it, for example the back button, and the field shows the new value.
  if (typed.known !== value)
    set({
      text: typed.reported === value ? typed.text : (value ?? ''),
      reported: value,
      known: value,
    });
  const { text } = typed;
  const counts = (some: string): boolean => some === '' || isWhole(some);
  const type = (next: string): void => {
    set({ ...typed, text: next, reported: counts(next) ? next || null : typed.reported });
    if (counts(next)) report(next || null);
  };
  return { text, isWrong: !counts(text), type };
}
