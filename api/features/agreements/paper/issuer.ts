import { pick } from '#engine/trade/fields/pick';
import type { Letterhead } from '../../../paper/letterhead.js';
import type { Company } from '../../content/content.payloads.js';

/** The company that issues documents, and the shop's public URL. */
export interface Issuer {
  company: Company;
  publicUrl: string;
}

/** The company's data that the document of an order shows. */
export type PaperCompany = Letterhead &
  Pick<Company, 'delivery' | 'warranty'> &
  Partial<Pick<Company, 'installation'>>;

/** The issuer as a version stores it, so that its document stays the same when the company's data change. */
export interface StoredIssuer {
  company: PaperCompany;
  publicUrl: string;
}

interface Shop {
  content: { company: Company };
  env: { PUBLIC_URL: string };
}

/** The issuer as it is today; versions keep their own (`StoredIssuer`). */
export const issuerOf = ({ content, env }: Shop): Issuer => ({
  company: content.company,
  publicUrl: env.PUBLIC_URL,
});

/** What every paper says of the company. */
export const LETTERHEAD_FIELDS = [
  'name',
  'tagline',
  'phone',
  'email',
  'street',
  'postalCode',
  'city',
  'nip',
] as const;

const PAPER_FIELDS = [...LETTERHEAD_FIELDS, 'installation', 'delivery', 'warranty'] as const;

export const storedIssuer = ({ company, publicUrl }: Issuer): StoredIssuer => ({
  company: pick(company, PAPER_FIELDS),
  publicUrl,
});

/** Who issued a version, in today's look; the issuer of today for a version from before issuers were stored. */
export const printedIssuer = (stored: StoredIssuer | null, { company, publicUrl }: Issuer) => ({
  publicUrl: stored?.publicUrl ?? publicUrl,
  company: { ...(stored?.company ?? company), ...pick(company, ['logo', 'accent']) },
});
