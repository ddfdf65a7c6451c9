import { productName as nameOf, withSize } from '#engine/goods/configuration/labels';
import { isMadeToMeasure } from '#engine/goods/families/categories';
import { serialNumber } from '#engine/trade/shop/guarantee';
import { drawQrCode } from '../../../paper/qr-part.js';
import { COLORS, LEFT, Sheet, WIDTH } from '../../../paper/sheet.js';
import { inTurns } from '../../../shared/in-turns.js';
import { servicePath } from '../../delivery-papers/delivery-papers.js';
import type { OrderLine } from '../order-line.entity.js';

const COLUMNS = 2;
const ROWS = 7;
const TOP = 48;
/** The size of a label, of its code and of the space around the code, in points. */
const LABEL = { width: WIDTH / COLUMNS, height: 104 } as const;
const CODE = 76;
const PAD = 14;

/** A label of a piece, with the address of its service page as a QR code. */
export interface PieceLabel {
  /** "17-1-2" */
  serial: string;
  productName: string;
  /** "Markiza kasetowa, 400 × 300 cm" */
  goods: string;
  /** "Poz. 1, szt. 2 z 3" */
  place: string;
  link: string;
}

/** The labels of all pieces of an order's lines that are made to measure. */
export const labelsOf = (
  orderId: number,
  lines: readonly OrderLine[],
  publicUrl: string,
): PieceLabel[] =>
  lines
    .filter(({ settings }) => isMadeToMeasure(settings.category))
    .flatMap(({ id, position, quantity, productName, settings }) =>
      Array.from({ length: quantity }, (_, index) => ({
        serial: serialNumber(orderId, position, index + 1),
        productName,
        goods: withSize(nameOf(settings), settings),
        place: `Poz.\u00a0${position + 1}, szt.\u00a0${index + 1} z\u00a0${quantity}`,
        link: publicUrl + servicePath(id, index + 1),
      })),
    );

/** A PDF of labels to be cut, 14 on a page. Other requests are served between the labels. */
export async function labelsPdf(
  labels: readonly PieceLabel[],
  { title, author, date }: { title: string; author: string; date: Date },
): Promise<Buffer> {
  const sheet = new Sheet({ title, author, date });
  const perPage = COLUMNS * ROWS;
  await inTurns([...labels.entries()], ([index, label]) => {
    const place = index % perPage;
    if (index > 0 && place === 0) sheet.newPage();
    const x = LEFT + (place % COLUMNS) * LABEL.width;
    const y = TOP + Math.floor(place / COLUMNS) * LABEL.height;
    drawLabel(sheet, label, author, { x, y });
  });
  return sheet.finish();
}

function drawLabel(
  sheet: Sheet,
  { serial, productName, goods, place, link }: PieceLabel,
  shop: string,
  { x, y }: { x: number; y: number },
): void {
  sheet.decoration(() =>
    sheet.doc
      .rect(x, y, LABEL.width, LABEL.height)
      .lineWidth(0.5)
      .strokeColor(COLORS.line)
      .stroke(),
  );
  drawQrCode(sheet, link, { x: x + PAD, y: y + PAD, size: CODE });
  const text = x + CODE + 2 * PAD;
  const width = LABEL.width - CODE - 3 * PAD;
  const small = { size: 8, width } as const;
  sheet.paragraph('P', serial, text, y + PAD - 2, { font: 'strong', size: 15, width });
  sheet.paragraph('P', productName, text, sheet.y + 1, { ...small, font: 'strong' });
  sheet.paragraph('P', goods, text, sheet.y, small);
  sheet.paragraph('P', `${place} · ${shop}`, text, sheet.y, { ...small, color: COLORS.soft });
}
