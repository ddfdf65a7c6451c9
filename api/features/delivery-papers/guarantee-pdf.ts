import { factsOf } from '#engine/goods/configuration/facts';
import { productName as nameOf, withSize } from '#engine/goods/configuration/labels';
import { fromStored } from '#engine/goods/configuration/stored';
import { drawView } from '#engine/goods/drawing/views/draw-view';
import { longDay } from '#engine/locale/day';
import { drawClosing } from '../../paper/closing.js';
import { drawFacts } from '../../paper/fact-rows.js';
import { drawHeading, drawLetterhead } from '../../paper/letterhead.js';
import { COLORS, LEFT, RIGHT, Sheet, WIDTH } from '../../paper/sheet.js';
import { drawSvg } from '../../paper/views.js';
import { joinFacts } from '../../shared/address.js';
import { type DeliveryPapers, type Look, guaranteeFacts, servicePath } from './delivery-papers.js';

const FACTS = { x: LEFT, valueX: LEFT + 110, right: RIGHT } as const;
const VIEW = { width: 230, height: 160 } as const;
const SMALL = { size: 8.5, color: COLORS.soft, width: WIDTH } as const;
/** What the law wants a guarantee to say (art. 577(1) of the Civil Code). */
const BESIDE_LAW =
  'Gdy towar nie jest zgodny z\u00a0umową, kupującemu z\u00a0mocy prawa przysługują środki ochrony prawnej ze strony i\u00a0na koszt sprzedawcy. Gwarancja ich nie wyłącza, nie ogranicza ani nie zawiesza.';

/** The guarantee cards of lines as one PDF, each on a page of its own. The same papers give the same bytes. */
export function guaranteePdf(papers: readonly DeliveryPapers[], look: Look): Promise<Buffer> {
  const [first] = papers;
  const sheet = new Sheet({
    title: `Karta gwarancyjna: zamówienie nr\u00a0${first?.orderId}`,
    author: first?.seller.name ?? '',
    date: new Date(`${first?.deliveredOn}T12:00:00Z`),
  });
  for (const [index, each] of papers.entries()) {
    if (index > 0) sheet.newPage();
    drawCard(sheet, each, look);
  }
  return sheet.finish();
}

function drawCard(sheet: Sheet, papers: DeliveryPapers, look: Look): void {
  const { seller, manufacturer, orderId, productName, deliveredOn, publicUrl, lineId } = papers;
  const settings = fromStored({ ...papers.settings });
  sheet.numberPages(`Karta gwarancyjna, zamówienie nr\u00a0${orderId}`);
  drawLetterhead(sheet, { ...seller, ...look });
  drawHeading(sheet, {
    kind: 'Karta gwarancyjna',
    title: productName,
    subtitle: withSize(nameOf(settings), settings),
    dates: [
      { label: 'Zamówienie', value: `nr\u00a0${orderId}` },
      { label: 'Dostawa', value: longDay(deliveredOn) },
    ],
  });
  drawGoods(sheet, papers);
  drawFacts(sheet, guaranteeFacts(papers), FACTS);
  const { name, postalAddress, email } = manufacturer;
  drawFacts(
    sheet,
    [
      { label: 'Gwarant', value: joinFacts([name, postalAddress, email], ', ') },
      ...(papers.care ? [{ label: 'Pielęgnacja', value: papers.care }] : []),
    ],
    FACTS,
  );
  sheet.paragraph('P', BESIDE_LAW, LEFT, sheet.y + 6, SMALL);
  sheet.y += 10;
  drawClosing(sheet, {
    included: [],
    notes: [
      `Warunki gwarancji i\u00a0sposób zgłaszania wad: ${publicUrl}/gwarancja. Na stronie serwisowej zgłosisz usterkę i\u00a0znajdziesz ten dokument.`,
    ],
    invitation: 'Strona serwisowa:',
    link: publicUrl + servicePath(lineId),
  });
}

/** The front view, and beside it what the goods are and their serial numbers. */
function drawGoods(sheet: Sheet, { settings, serialNumbers, identifier }: DeliveryPapers): void {
  const configuration = fromStored({ ...settings });
  const { y } = sheet;
  drawSvg(sheet, drawView(configuration, 'front'), { x: LEFT, y, ...VIEW }, 'Widok z przodu');
  sheet.y = y;
  const x = LEFT + VIEW.width + 20;
  const goods = factsOf(configuration).filter(({ topic }) => topic !== 'angle');
  drawFacts(
    sheet,
    [
      ...goods,
      { label: 'Typ', value: identifier },
      { label: 'Numery seryjne', value: serialNumbers.join(', ') },
    ],
    { x, valueX: x + 90, right: RIGHT, gap: 2 },
  );
  sheet.y = Math.max(sheet.y, y + VIEW.height) + 14;
}
