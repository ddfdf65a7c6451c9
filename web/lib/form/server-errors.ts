import type { FieldErrors, FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';
import type { SubmittedForm } from '#engine/trade/fields/submitted-form';

/** The server's error for one field of an input. */
export interface RefusedField {
  field: string;
  message: string;
}

/**
 * Shows the server's errors at the fields of the form, one for each field, and moves the focus to the first of them.
 * Returns false where no error belongs to a field of the form.
 */
export function showServerErrors<Values extends FieldValues>(
  form: UseFormReturn<Values>,
  refused: readonly RefusedField[],
): boolean {
  const names = Object.keys(form.getValues()) as FieldPath<Values>[];
  const errors = names.flatMap((name) => {
    const message = refused.find(({ field }) => field === name)?.message;
    return message === undefined ? [] : [{ name, message }];
  });
  for (const [index, { name, message }] of errors.entries())
    form.setError(name, { type: 'server', message }, { shouldFocus: index === 0 });
  return errors.length > 0;
}

/** The errors of a form that was submitted without scripts; `root` is the error that belongs to no field. */
export function errorsOf<Values extends FieldValues>({
  errors,
  message,
}: SubmittedForm): FieldErrors<Values> {
  const all = { ...errors, ...(message !== null && { root: message }) };
  const entries = Object.entries(all).map(([name, text]) => [
    name,
    { type: 'server', message: text },
  ]);
  return Object.fromEntries(entries);
}
