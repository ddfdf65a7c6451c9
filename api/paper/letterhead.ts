import type { Fact } from '#engine/goods/configuration/facts';
import { addressOf, joinFacts } from '../shared/address.js';
import { COLORS, LEFT, RIGHT, type Sheet, WIDTH } from './sheet.js';

const DATES_WIDTH = 120;
/** The name stands in the left half, the addresses in the right one. */
const NAME = { font: 'display', size: 21, width: WIDTH / 2 - 16 } as const;
/** The height of a letterhead of usual length above its rule, in points. */
const LEAST_HEIGHT = 46;
const ABOVE_RULE = 8;
const LOGO_HEIGHT = 34;

/** The company's data in a letterhead; null where they are not configured. */
export interface Letterhead {
  name: string;
  tagline: string;
  phone: string | null;
  email: string | null;
  street: string | null;
  postalCode: string | null;
  city: string | null;
  nip: string | null;
  logo?: { png: Buffer } | null;
  accent?: { deep: string };
}

/** Draws the company's logo, or its name, and its addresses at the top of a page; accents have its colour from here on. */
export function drawLetterhead(sheet: Sheet, company: Letterhead): void {
  const { y } = sheet;
  const { name, tagline, logo, accent } = company;
  if (accent) sheet.accent = accent.deep;
  const small = { size: 8.5, color: COLORS.soft };
  if (logo) {
    sheet.mark(logo.png, { x: LEFT, y: y - 4, width: NAME.width, height: LOGO_HEIGHT }, name);
    sheet.y = y + LOGO_HEIGHT;
  } else sheet.paragraph('P', name, LEFT, y - 4, NAME);
  sheet.paragraph('P', tagline, LEFT, sheet.y - 3, { ...small, width: NAME.width });
  const end = sheet.y;
  sheet.y = y;
  const lines = [
    joinFacts([company.phone, company.email], '  ·  '),
    addressOf(company),
    company.nip && `NIP ${company.nip}`,
  ];
  for (const line of lines) {
    if (line) sheet.paragraph('P', line, LEFT + WIDTH / 2, sheet.y, { ...small, align: 'right' });
  }
  sheet.y = Math.max(y + LEAST_HEIGHT, end + ABOVE_RULE, sheet.y + ABOVE_RULE);
  sheet.rule();
  sheet.y += 18;
}

export interface Heading {
  /** The kind of document: "Oferta". */
  kind: string;
  title: string;
  subtitle: string;
  dates: readonly Fact[];
}

/**
 * Draws kind, title and subtitle, and the dates beside them. Returns the bottom of the subtitle in points, which may
 * be above that of the dates.
 */
export function drawHeading(sheet: Sheet, { kind, title, subtitle, dates }: Heading): number {
  const { y } = sheet;
  const width = WIDTH - DATES_WIDTH - 20;
  sheet.paragraph('P', kind, LEFT, y, { font: 'strong', color: sheet.accent });
  sheet.paragraph('H1', title, LEFT, sheet.y + 1, { font: 'display', size: 22, width });
  sheet.paragraph('P', subtitle, LEFT, sheet.y, { size: 10.5, width });
  const end = sheet.y;
  const x = RIGHT - DATES_WIDTH;
  dates.forEach(({ label, value }, index) => {
    const top = y + index * 32;
    sheet.paragraph('P', label, x, top, { size: 8.5, color: COLORS.soft, align: 'right' });
    sheet.paragraph('P', value, x, sheet.y - 1, { font: 'strong', size: 10, align: 'right' });
  });
  sheet.y = Math.max(end, sheet.y) + 14;
  return end;
}
