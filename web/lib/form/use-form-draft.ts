import { useEffect } from 'react';
import type { FieldPath, FieldPathValue, FieldValues, UseFormReturn } from 'react-hook-form';
import { forget, recall, remember } from '../browser/tab-storage';

/** Names of text fields, each with its initial value, which is not stored. */
type EmptyTexts<Values extends FieldValues> = Readonly<Partial<Record<FieldPath<Values>, string>>>;

/**
 * Stores the texts of a form while the tab is open, so that a reload loses nothing; resetting the form deletes them.
 * Only the fields named in `empty` are stored: not consents and passwords, which must be given again.
 */
export function useFormDraft<Values extends FieldValues>(
  form: UseFormReturn<Values>,
  key: string,
  empty: EmptyTexts<Values>,
): void {
  useEffect(() => {
    const names = Object.keys(empty) as FieldPath<Values>[];
    const isEmpty = (name: FieldPath<Values>) => form.getValues(name) === empty[name];
    const store = () => {
      const typed = names.filter((name) => !isEmpty(name));
      if (typed.length === 0) return forget(key);
      const texts = typed.map((name) => [name, form.getValues(name)]);
      remember(key, JSON.stringify(Object.fromEntries(texts)));
    };
    const stored = parseTexts(recall(key));
    // Text typed before hydration is newer than the draft.
    for (const name of names.filter(isEmpty))
      if (stored[name] !== undefined)
        form.setValue(name, stored[name] as FieldPathValue<Values, typeof name>);
    store();
    return form.subscribe({ formState: { values: true }, callback: store });
  }, [form, key, empty]);
}

/** The texts in a value from the browser's storage, which may hold anything. */
function parseTexts(stored: string | null): Record<string, string> {
  try {
    const value: unknown = JSON.parse(stored ?? '{}');
    const entries = typeof value === 'object' && value !== null ? Object.entries(value) : [];
    return Object.fromEntries(entries.filter(([, text]) => typeof text === 'string'));
  } catch {
    return {};
  }
}
