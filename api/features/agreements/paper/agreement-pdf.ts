import { drawClosing } from '../../../paper/closing.js';
import { drawFacts, heightOfFacts } from '../../../paper/fact-rows.js';
import { drawHeading, drawLetterhead } from '../../../paper/letterhead.js';
import { drawQrCode } from '../../../paper/qr-part.js';
import { RECEIPT_ROW, receiptCells } from '../../../paper/receipt-rows.js';
import { COLORS, LEFT, RIGHT, Sheet, type Style, WIDTH } from '../../../paper/sheet.js';
import { drawSvg } from '../../../paper/views.js';
import { drawWarnings, heightOfWarnings } from '../../../paper/warnings-part.js';
import type { AgreementContent, PrintedGoods, PrintedPayment } from './agreement-content.js';

export interface PrintedPaper {
  pdf: Buffer;
  /** ASCII: "zamowienie-17.pdf". */
  fileName: string;
}

/** The size of a drawing in points, 4:3 as all drawings of products. */
const PICTURE = { width: 120, height: 90 };
const TEXT_X = LEFT + PICTURE.width + 16;
const STRONG: Style = { font: 'strong' };
const TOTAL: Style = { font: 'strong', size: 13 };
const SMALL: Style = { size: 8.5, color: COLORS.soft };

/**
 * The PDF, on A4, of an order or of a version of an order or an offer: the customer, each line with its drawing and its
 * price, the sum, the payment and the conditions.
 */
export function agreementPdf(content: AgreementContent): Promise<Buffer> {
  const { title, company, createdAt } = content;
  const sheet = new Sheet({ title, author: company.name, date: createdAt });
  sheet.numberPages(title);
  drawLetterhead(sheet, company);
  drawHeading(sheet, { ...content, kind: content.status });
  drawFacts(sheet, content.customer, { x: LEFT, valueX: LEFT + 90, right: RIGHT });
  sheet.y += 6;
  drawText(sheet, content.text);
  for (const goods of content.goods) drawGoods(sheet, goods);
  drawSum(sheet, content);
  drawPayment(sheet, content.payment);
  drawClosing(sheet, content);
  return sheet.finish();
}

function drawText(sheet: Sheet, text: string): void {
  if (text === '') return;
  sheet.y += 4;
  for (const paragraph of text.split(/\n+/)) {
    sheet.paragraph('P', paragraph, LEFT, sheet.y, { width: WIDTH });
    sheet.y += 4;
  }
  sheet.y += 4;
}

function drawGoods(sheet: Sheet, goods: PrintedGoods): void {
  const notes = heightOfWarnings(sheet, goods.warnings);
  sheet.ensureSpace(PICTURE.height + (goods.receipt.length + 1) * RECEIPT_ROW + notes + 40);
  sheet.rule();
  const y = sheet.y + 12;
  drawSvg(sheet, goods.drawing, { x: LEFT, y, ...PICTURE }, goods.description);
  sheet.paragraph('H2', goods.name, TEXT_X, y, { font: 'strong', size: 11.5 });
  sheet.paragraph('P', goods.subtitle, TEXT_X, sheet.y + 2);
  for (const feature of goods.features) sheet.paragraph('P', feature, TEXT_X, sheet.y + 1, SMALL);
  sheet.y = Math.max(sheet.y, y + PICTURE.height) + 10;
  sheet.table([
    ...goods.receipt.map((row) => receiptCells(sheet, row, SMALL, COLORS.soft)),
    receiptCells(sheet, goods.total, STRONG),
  ]);
  sheet.y += 4;
  drawWarnings(sheet, goods.warnings);
  sheet.y += 6;
}

function drawSum(sheet: Sheet, { sums, total }: AgreementContent): void {
  sheet.ensureSpace((sums.length + 2) * RECEIPT_ROW + 24);
  sheet.rule(COLORS.ink);
  sheet.y += 9;
  sheet.table([
    ...sums.map((row) => receiptCells(sheet, row)),
    receiptCells(sheet, total, TOTAL, sheet.accent),
  ]);
  sheet.y += 12;
}

/** The length of a side of the QR code without its white margin, in points. */
const CODE = 80;
const COLUMN = { x: LEFT, valueX: LEFT + 90, right: RIGHT - CODE - 40 };
const TITLE = { font: 'strong', size: 11.5 } as const;
const HINT = { size: 7, color: COLORS.soft, width: CODE } as const;

/** Draws how an order or an offer is paid: its instalments, and a transfer of what is due with its QR code. */
function drawPayment(sheet: Sheet, { schedule, transfer, note }: PrintedPayment): void {
  if (schedule.length === 0) return;
  const facts = transfer ? Math.max(heightOfFacts(sheet, transfer.facts, COLUMN), CODE + 30) : 0;
  sheet.ensureSpace(30 + schedule.length * RECEIPT_ROW + facts);
  sheet.paragraph('H2', 'Płatność', LEFT, sheet.y, TITLE);
  sheet.y += 6;
  sheet.table(schedule.map((row) => receiptCells(sheet, row)));
  if (transfer) drawTransfer(sheet, transfer);
  if (note) sheet.paragraph('P', note, LEFT, sheet.y + 6);
  sheet.y += 10;
}

function drawTransfer(sheet: Sheet, transfer: NonNullable<PrintedPayment['transfer']>): void {
  const y = sheet.y + 10;
  sheet.y = y;
  drawFacts(sheet, transfer.facts, COLUMN);
  const below = sheet.y;
  const description = 'Kod QR z\u00a0danymi do przelewu';
  drawQrCode(sheet, transfer.code, { x: RIGHT - CODE, y, size: CODE, description });
  sheet.paragraph('P', transfer.hint, RIGHT - CODE, y + CODE + 6, HINT);
  sheet.y = Math.max(below, sheet.y);
}
