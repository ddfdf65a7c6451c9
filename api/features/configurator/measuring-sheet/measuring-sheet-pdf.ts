import type { Family } from '#engine/goods/families/family';
import { SOCKETS } from '#engine/goods/measuring/measurement';
import { measuringSketch, readingLetters } from '#engine/goods/measuring/sketch';
import { drawClosing } from '../../../paper/closing.js';
import { drawHeading, drawLetterhead } from '../../../paper/letterhead.js';
import { COLORS, LEFT, RIGHT, Sheet, WIDTH } from '../../../paper/sheet.js';
import { drawSvg } from '../../../paper/views.js';
import type { Company } from '../../content/content.payloads.js';

const SKETCH = { width: 272, height: 170 };
const BOX = { width: 84, height: 24, gap: 22 };
const LABEL_WIDTH = 150;
const BOXES_X = LEFT + LABEL_WIDTH + 16;
const TICK = 9;

export interface MeasuringSheetContent {
  family: Family;
  company: Company;
  /** The address of the assistant into which the readings are typed. */
  link: string;
  createdAt: Date;
}

/** The sheet on A4 that a customer prints and fills in with a tape in hand. */
export function measuringSheetPdf(content: MeasuringSheetContent): Promise<Buffer> {
  const { family, company, link, createdAt } = content;
  const { measuring } = family;
  const sheet = new Sheet({ title: measuring.title, author: company.name, date: createdAt });
  drawLetterhead(sheet, company);
  drawHeading(sheet, {
    kind: 'Karta pomiaru',
    title: measuring.title,
    subtitle:
      'Mierz metalową miarą, co do milimetra. Zapisz każdy odczyt, najmniejszy wybierzemy sami.',
    dates: [],
  });
  drawSvg(
    sheet,
    measuringSketch(measuring),
    { x: LEFT + (WIDTH - SKETCH.width) / 2, y: sheet.y, ...SKETCH },
    'Szkic z\u00a0literami, które oznaczają miejsca pomiaru.',
  );
  sheet.y += SKETCH.height + 14;
  drawReadings(sheet, family);
  drawChoices(sheet, family);
  drawRemarks(sheet);
  drawClosing(sheet, {
    included: [
      'Przepisz odczyty do asystenta pomiaru: policzy wymiar do zamówienia i\u00a0wstawi go do konfiguratora.',
    ],
    notes: ['Nie masz pewności? Zadzwoń: doradzimy, a\u00a0jeśli trzeba, umówimy pomiar.'],
    invitation: 'Asystent pomiaru:',
    link,
  });
  return sheet.finish();
}

/** A row for each length with a box for each of its readings, and a row for the diagonals where they are measured. */
function drawReadings(sheet: Sheet, { measuring }: Family): void {
  const letters = readingLetters(measuring);
  measuring.lengths.forEach(({ label, hint, readings }, index) => {
    const names = letters.lengths[index] ?? [];
    const boxes = readings.map((place, each) => [names[each], place].filter(Boolean).join(', '));
    drawBoxes(sheet, label, hint, boxes);
  });
  if (letters.diagonals.length > 0)
    drawBoxes(sheet, 'Przekątne', 'Z\u00a0rogu w\u00a0róg.', letters.diagonals);
}

function drawBoxes(sheet: Sheet, label: string, hint: string, boxes: readonly string[]): void {
  const { y, doc } = sheet;
  sheet.paragraph('P', label, LEFT, y, { font: 'strong', width: LABEL_WIDTH });
  sheet.paragraph('P', hint, LEFT, sheet.y, { size: 8, color: COLORS.soft, width: LABEL_WIDTH });
  const end = sheet.y;
  boxes.forEach((name, index) => {
    const x = BOXES_X + index * (BOX.width + BOX.gap);
    sheet.paragraph('P', name, x, y - 2, { size: 8, color: COLORS.soft });
    sheet.decoration(() =>
      doc
        .rect(x, y + 10, BOX.width, BOX.height)
        .lineWidth(0.75)
        .strokeColor(COLORS.ink)
        .stroke(),
    );
    sheet.paragraph('P', 'cm', x + BOX.width + 4, y + 17, { size: 8, color: COLORS.soft });
  });
  sheet.y = Math.max(end, y + 10 + BOX.height) + 10;
}

/** Checkboxes: how it is mounted, what is in the way, where the socket is. */
function drawChoices(sheet: Sheet, { placement, measuring }: Family): void {
  for (const setting of placement)
    if (setting.kind === 'choice')
      drawTicks(
        sheet,
        setting.label,
        setting.choices.map(({ label }) => label),
      );
  if (measuring.obstacles.length > 0)
    drawTicks(
      sheet,
      'Przeszkody',
      measuring.obstacles.map(({ label }) => label),
    );
  drawTicks(
    sheet,
    'Gniazdko',
    SOCKETS.map(({ label }) => label),
  );
}

function drawTicks(sheet: Sheet, label: string, choices: readonly string[]): void {
  const { y, doc } = sheet;
  sheet.paragraph('P', label, LEFT, y, { font: 'strong', width: LABEL_WIDTH });
  let x = BOXES_X;
  let row = y;
  for (const choice of choices) {
    const width = sheet.widthOf(choice, { size: 9 }) + TICK + 22;
    if (x + width > RIGHT) {
      x = BOXES_X;
      row += 17;
    }
    const box = { x, y: row + 1 };
    sheet.decoration(() =>
      doc.rect(box.x, box.y, TICK, TICK).lineWidth(0.75).strokeColor(COLORS.ink).stroke(),
    );
    sheet.paragraph('P', choice, x + TICK + 6, row, { size: 9 });
    x += width;
  }
  sheet.y = row + 19;
}

function drawRemarks(sheet: Sheet): void {
  sheet.paragraph('P', 'Uwagi', LEFT, sheet.y, { font: 'strong' });
  for (let line = 0; line < 2; line++) {
    sheet.y += 18;
    sheet.rule();
  }
  sheet.y += 10;
}
