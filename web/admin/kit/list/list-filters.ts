/** How one filter of a list is written in the address; what makes no sense there reads as null. */
export interface ListFilter<Value> {
  read: (written: string) => Value | null;
  write: (value: Value) => string;
}

const DATE = /^\d{4}-\d{2}-\d{2}$/;

/** One of these codes. */
export function oneOf<Code extends string>(codes: readonly Code[]): ListFilter<Code> {
  return {
    read: (written) => codes.find((code) => code === written) ?? null,
    write: (code) => code,
  };
}

/** What a person types. */
export const text: ListFilter<string> = {
  read: (written) => written.trim() || null,
  write: (value) => value,
};

/** A day: "2026-11-21". */
export const date: ListFilter<string> = {
  read: (written) => (DATE.test(written) && !Number.isNaN(Date.parse(written)) ? written : null),
  write: (value) => value,
};

/** Yes, no, or (null) both. */
export const flag: ListFilter<boolean> = {
  read: (written) => (written === 'tak' ? true : written === 'nie' ? false : null),
  write: (value) => (value ? 'tak' : 'nie'),
};

export const number: ListFilter<number> = {
  read: (written) => (written !== '' && Number.isFinite(Number(written)) ? Number(written) : null),
  write: String,
};
