import { isDay } from '#engine/locale/day';
import { readId } from './rows';

/** How one filter of a list is written in the URL; `read` returns null for an invalid value. */
export interface ListFilter<Value> {
  read: (written: string) => Value | null;
  write: (value: Value) => string;
}

/** A filter by one of the given codes. */
export function oneOf<Code extends string>(codes: readonly Code[]): ListFilter<Code> {
  return {
    read: (written) => codes.find((code) => code === written) ?? null,
    write: (code) => code,
  };
}

export const text: ListFilter<string> = {
  read: (written) => written.trim() || null,
  write: (value) => value,
};

/** A filter by a day: "2026-11-21". */
export const date: ListFilter<string> = {
  read: (written) => (isDay(written) ? written : null),
  write: (value) => value,
};

/** A filter by yes ("tak") or no ("nie"). */
export const flag: ListFilter<boolean> = {
  read: (written) => (written === 'tak' ? true : written === 'nie' ? false : null),
  write: (value) => (value ? 'tak' : 'nie'),
};

/** A filter by the id of a row. */
export const id: ListFilter<number> = {
  read: readId,
  write: String,
};
