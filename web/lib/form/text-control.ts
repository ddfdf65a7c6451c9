import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';
import { normaliseText } from '#engine/locale/text';
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

/** A typed amount ("1 500", "1500,50 zł") as digits with a point; empty if it is not an amount. */
export function readAmount(text: string | null): string {
  const amount = (text ?? '').replaceAll(/\s/gu, '').replace(/zł$/u, '').replace(',', '.');
  return /^\d{1,7}(\.\d{1,2})?$/.test(amount) ? amount : '';
}

/** An amount as people type it: "2490,50" for "2490.50", and whole złoty without decimals. */
export function typedAmount(amount: string): string {
  return amount.replace(/\.00$/, '').replace('.', ',');
}
