import { normaliseText } from '../../locale/text.js';
import { keysOf } from './pick.js';

/** A length limit of a field, and its Polish error message. */
interface Limit {
  /** In characters of the normal form (`normaliseText`). */
  value: number;
  message: string;
}

/** The rules of a text field, each with its Polish error message. */
export interface TextField {
  /** Absent for an optional field. */
  required?: string;
  minLength?: Limit;
  maxLength?: Limit;
  format?: { isValid: (text: string) => boolean; message: string };
}

/** The Polish error message of the first rule that a text breaks; undefined if it breaks none. */
export function fieldError(
  { required, minLength, maxLength, format }: TextField,
  value: string,
): string | undefined {
  const text = normaliseText(value);
  if (text === '') return required;
  if (minLength && text.length < minLength.value) return minLength.message;
  if (maxLength && text.length > maxLength.value) return maxLength.message;
  if (format && !format.isValid(text)) return format.message;
  return undefined;
}

/** The error messages of all invalid fields. */
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

/** An object with a value for every field, computed from its name. */
export function valuesOf<Name extends string, Value>(
  fields: Record<Name, unknown>,
  valueOf: (name: Name) => Value,
): Record<Name, Value> {
  const entries = keysOf(fields).map((name) => [name, valueOf(name)]);
  return Object.fromEntries(entries) as Record<Name, Value>;
}
