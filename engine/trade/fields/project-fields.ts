import type { TextField } from './text-field.js';

/** The fields of a project of windows; named as in SaveProjectInput. */
export const PROJECT_FIELDS = {
  name: { maxLength: { value: 120, message: 'Skróć nazwę do 120\u00a0znaków.' } },
  place: { maxLength: { value: 200, message: 'Skróć miejsce do 200\u00a0znaków.' } },
} satisfies Record<string, TextField>;

/** The name of a project that its owner did not name. */
export const UNNAMED_PROJECT = 'Osłony okien';
