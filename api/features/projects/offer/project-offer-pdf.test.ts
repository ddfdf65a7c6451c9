import { expect, it } from '@jest/globals';
import { configured } from '#engine/testing/configured';
import { parseEnv } from '../../../shared/env/env.js';
import { pageCount } from '../../../testing/pdf.js';
import { companyOf } from '../../content/company.js';
import { projectOfferPdf } from './project-offer-pdf.js';

const NOTE =
  'Ręcznie wygodnie obsługuje się osłonę do 8 m². Przy tym wymiarze potrzebny jest silnik.';

/** How many pages the drawings of four windows take, each with `noteCount` notes. */
async function pagesOfDrawings(noteCount: number): Promise<number> {
  const sum = { label: 'Razem brutto', note: null, amount: '4 000 zł' };
  const rows = ['Salon', 'Kuchnia', 'Sypialnia', 'Łazienka'].map((title) => ({
    title,
    productName: 'Żaluzja fasadowa Klasyk',
    subtitle: 'Żaluzja fasadowa C80, 120 × 150 cm',
    notes: Array<string>(noteCount).fill(NOTE),
    price: { label: title, note: '1 szt. × 1 000 zł', amount: '1 000 zł' },
    settings: configured('zaluzje'),
    description: 'Żaluzja fasadowa C80, 120 × 150 cm',
  }));
  const pdf = await projectOfferPdf({
    fileName: 'oferta.pdf',
    title: 'Oferta: Dom',
    name: 'Dom',
    subtitle: 'Sztuk: 4',
    createdAt: new Date(0),
    company: companyOf(parseEnv({ DATABASE_URL: 'postgres://localhost/shop' })),
    dates: [],
    rows,
    total: sum,
    details: [],
    included: [],
    notes: [],
    link: 'https://shop.test/projekt/1',
  });
  return pageCount(pdf) - 1;
}

it('moves the next line of drawings below the longest notes, on a new page if need be', async () => {
  expect(await pagesOfDrawings(2)).toBe(1);
  expect(await pagesOfDrawings(8)).toBe(2);
});
