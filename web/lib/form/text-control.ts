import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';

import { normaliseText } from '#engine/locale/normalise-text';
import { fieldError, type TextField } from '#engine/trade/fields/text-field';

/** The props of a text control: its name, first value and rules. The form takes the normal form of its text. */
export function textControl<Values extends FieldValues>(
  form: UseFormReturn<Values>,
  name: FieldPath<Values>,
  field: TextField,
) {
  const defaults: Readonly<Record<string, unknown>> = form.formState.defaultValues ?? {};
  const first = defaults[name];
  return {
    ...form.register(name, {
      setValueAs: normaliseText,
      validate: (text: string) => fieldError(field, text),
    }),
    // The server renders this value into the field; without scripts nothing else would fill the field in.
    defaultValue: typeof first === 'string' ? first : undefined,
  };
}
