import { keysOf } from './keys-of.js';

/** A limit of a field, and the Polish sentence for a text beyond it. */
interface Limit {
  /** Characters, without the space around the text. */
  value: number;
  message: string;
}

/** The rules of one text field of a form, each with the sentence that is shown where the text breaks it. */
export interface TextField {
  /** Absent where the field may stay empty. */
  required?: string;
  minLength?: Limit;
  maxLength?: Limit;
  format?: { isValid: (text: string) => boolean; message: string };
}

/** The first rule that a text breaks, as a Polish sentence; undefined where it breaks none. */
export function fieldError(
  { required, minLength, maxLength, format }: TextField,
  value: string,
): string | undefined {
  const text = value.trim();
  if (text === '') return required;
  if (minLength && text.length < minLength.value) return minLength.message;
  if (maxLength && text.length > maxLength.value) return maxLength.message;
  if (format && !format.isValid(text)) return format.message;
  return undefined;
}

/** The sentences for all fields whose text breaks a rule. */
export function fieldErrors<Name extends string>(
  fields: Readonly<Record<Name, TextField>>,
  values: Readonly<Record<Name, string>>,
): Partial<Record<Name, string>> {
  const errors: Partial<Record<Name, string>> = {};
  for (const name in fields) {
    const error = fieldError(fields[name], values[name]);
    if (error !== undefined) errors[name] = error;
  }
  return errors;
}

/** A value for every field, made from its name. */
export function valuesOf<Name extends string, Value>(
  fields: Record<Name, unknown>,
  valueOf: (name: Name) => Value,
): Record<Name, Value> {
  const entries = keysOf(fields).map((name) => [name, valueOf(name)]);
  return Object.fromEntries(entries) as Record<Name, Value>;
}
