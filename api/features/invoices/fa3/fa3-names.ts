import type { CorrectionEffect, VatRate } from '#engine/trade/invoices/invoice';

/** The namespace of the ministry's schema FA(3). */
export const FA3_NAMESPACE = 'http://crd.gov.pl/wzor/2025/06/25/13775/';

/** The fields of FA(3) for the sums of net and VAT at each rate. */
export const SUM_FIELDS: Readonly<Record<VatRate, readonly [net: string, vat: string]>> = {
  23: ['P_13_1', 'P_14_1'],
  8: ['P_13_2', 'P_14_2'],
};

/** The codes of FA(3) for the tax period in which a correction counts (TypKorekty). */
export const CORRECTION_TYPES: Readonly<Record<CorrectionEffect, string>> = {
  original: '1',
  issue: '2',
};

const NONCHARACTERS = /\p{Noncharacter_Code_Point}|\p{Cc}(?<!\s)/gu;

/** A text as the schema accepts it: in one line, without code points that XML discourages. */
export const token = (text: string): string =>
  text.replaceAll(NONCHARACTERS, '').replaceAll(/\s+/g, ' ').trim();
