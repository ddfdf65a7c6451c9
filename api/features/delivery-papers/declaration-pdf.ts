import { productName as nameOf, withSize } from '#engine/goods/configuration/labels';
import { fromStored } from '#engine/goods/configuration/stored';
import { longDay } from '#engine/locale/day';
import { drawFacts } from '../../paper/fact-rows.js';
import { drawHeading, drawLetterhead } from '../../paper/letterhead.js';
import { COLORS, LEFT, RIGHT, Sheet, WIDTH } from '../../paper/sheet.js';
import { joinFacts } from '../../shared/address.js';
import { type DeliveryPapers, type Look, declarationNumber } from './delivery-papers.js';

const FACTS = { x: LEFT, valueX: LEFT + 230, right: RIGHT } as const;
/** The words of annex III of regulation (EU) 305/2011. */
const CONFORMITY =
  'Właściwości użytkowe określonego powyżej wyrobu są zgodne z\u00a0zestawem deklarowanych właściwości użytkowych. Niniejsza deklaracja właściwości użytkowych wydana zostaje zgodnie z\u00a0rozporządzeniem (UE) nr\u00a0305/2011 na wyłączną odpowiedzialność producenta określonego powyżej.';
const SIGNATURE_WIDTH = 200;

/**
 * The declarations of performance of lines as one PDF, each on a page of its own; lines without one are left out. The same
 * papers give the same bytes.
 */
export function declarationPdf(papers: readonly DeliveryPapers[], look: Look): Promise<Buffer> {
  const declared = papers.filter(({ declaration }) => declaration !== null);
  const [first] = declared;
  const sheet = new Sheet({
    title: `Deklaracja właściwości użytkowych: zamówienie nr\u00a0${first?.orderId}`,
    author: first?.manufacturer.name ?? '',
    date: new Date(`${first?.deliveredOn}T12:00:00Z`),
  });
  for (const [index, each] of declared.entries()) {
    if (index > 0) sheet.newPage();
    drawDeclaration(sheet, each, look);
  }
  return sheet.finish();
}

function drawDeclaration(sheet: Sheet, papers: DeliveryPapers, look: Look): void {
  const { declaration, seller, manufacturer, serialNumbers, identifier, deliveredOn } = papers;
  if (!declaration) return;
  const settings = fromStored({ ...papers.settings });
  const number = declarationNumber(papers);
  const { name, postalAddress, email } = manufacturer;
  sheet.numberPages(`Deklaracja właściwości użytkowych nr\u00a0${number}`);
  drawLetterhead(sheet, { ...seller, ...look });
  drawHeading(sheet, {
    kind: 'Deklaracja właściwości użytkowych',
    title: `nr\u00a0${number}`,
    subtitle: `${papers.productName}, ${withSize(nameOf(settings), settings)}`,
    dates: [{ label: 'Data wydania', value: longDay(deliveredOn) }],
  });
  drawFacts(
    sheet,
    [
      { label: '1. Niepowtarzalny kod identyfikacyjny typu wyrobu', value: identifier },
      { label: 'Numery seryjne', value: serialNumbers.join(', ') },
      { label: '2. Zamierzone zastosowanie', value: declaration.use },
      { label: '3. Producent', value: joinFacts([name, postalAddress, email], ', ') },
      { label: '4. Upoważniony przedstawiciel', value: 'nie dotyczy' },
      {
        label: '5. System oceny i\u00a0weryfikacji stałości właściwości użytkowych',
        value: 'system 4',
      },
      { label: '6. Norma zharmonizowana', value: declaration.standard },
      { label: 'Jednostka notyfikowana', value: 'nie dotyczy' },
    ],
    FACTS,
  );
  sheet.y += 6;
  sheet.paragraph('H2', '7. Deklarowane właściwości użytkowe', LEFT, sheet.y, {
    font: 'strong',
    size: 11,
  });
  sheet.y += 6;
  drawFacts(sheet, declaration.performance, FACTS);
  const note = { size: 8.5, color: COLORS.soft, width: WIDTH };
  sheet.paragraph('P', 'NPD: właściwość nie jest deklarowana.', LEFT, sheet.y, note);
  sheet.paragraph('P', CONFORMITY, LEFT, sheet.y + 12, { width: WIDTH });
  sheet.paragraph('P', `W\u00a0imieniu producenta: ${name}`, LEFT, sheet.y + 12, { width: WIDTH });
  const place = [seller.city, longDay(deliveredOn)].filter(Boolean).join(', ');
  sheet.paragraph('P', place, LEFT, sheet.y + 2, { width: WIDTH });
  sheet.y += 40;
  const { y } = sheet;
  sheet.decoration(() =>
    sheet.doc
      .moveTo(LEFT, y)
      .lineTo(LEFT + SIGNATURE_WIDTH, y)
      .lineWidth(0.75)
      .strokeColor(COLORS.soft)
      .stroke(),
  );
  sheet.paragraph('P', 'Imię i\u00a0nazwisko, podpis', LEFT, y + 3, note);
}
