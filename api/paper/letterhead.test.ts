import { expect, it } from '@jest/globals';
import { companyOf } from '../features/content/company.js';
import { parseEnv } from '../shared/env/env.js';
import { drawLetterhead } from './letterhead.js';
import { Sheet } from './sheet.js';

const NAME = 'Osłony Przeciwsłoneczne Kowalski i Wspólnicy Sp. z o.o.';
const EMAIL = 'biuro.obslugi.klienta@oslony-przeciwsloneczne-kowalski.example';
const STREET = 'ul. Generała Stefana Grota-Roweckiego 123 lok. 45';

/** The height of the letterhead of a company with these data, in points. */
function heightWith(data: Record<string, string>): number {
  const sheet = new Sheet({ title: 'Oferta', author: 'Cieniomat', date: new Date(0) });
  const { y } = sheet;
  drawLetterhead(
    sheet,
    companyOf(parseEnv({ DATABASE_URL: 'postgres://localhost', DEMO: '1', ...data })),
  );
  return sheet.y - y;
}

it('is higher for a company with a long name, or long addresses', () => {
  const usual = heightWith({});
  const lineOfName = 25;
  expect(heightWith({ COMPANY_NAME: NAME })).toBeGreaterThan(usual + 2 * lineOfName - 10);
  expect(heightWith({ COMPANY_EMAIL: EMAIL, COMPANY_STREET: STREET })).toBeGreaterThan(usual);
  expect(heightWith({ COMPANY_NAME: 'Osłony Kowalski' })).toBe(usual);
});
