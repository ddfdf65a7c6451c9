import type { Company } from '../../content/content.payloads.js';

export const LETTERHEAD_FIELDS = [
  'name',
  'tagline',
  'phone',
  'email',
  'street',
  'postalCode',
  'city',
  'nip',
] as const satisfies readonly (keyof Company)[];

/** The company's data in a letterhead. */
export type Letterhead = Pick<Company, (typeof LETTERHEAD_FIELDS)[number]>;
