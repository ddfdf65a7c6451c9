import type { EntityManager } from '@mikro-orm/postgresql';
import { isMadeToMeasure } from '#engine/goods/families/categories';
import { ORDER_FIELD_NAMES } from '#engine/trade/fields/order-fields';
import { pick } from '#engine/trade/fields/pick';
import { AppError } from '../../../shared/errors.js';
import { inTurns } from '../../../shared/in-turns.js';
import type { PrintedPaper } from '../../agreements/paper/agreement-pdf.js';
import { type Issuer, printedIssuer } from '../../agreements/paper/issuer.js';
import { sumsOf } from '../../agreements/snapshot.js';
import type { ContentStore } from '../../content/content-store.js';
import { readShownTexts } from '../../content/legal/legal-texts.js';
import { balanceOf } from '../../ledger/balance.js';
import { OrderVersion } from '../changes/order-version.entity.js';
import { MeasurementConfirmation } from '../measurements/measurement-confirmation.entity.js';
import type { OrderLine } from '../order-line.entity.js';
import { Order } from '../order.entity.js';
import { orderContent } from './order-content.js';
import { worksheetOf } from './worksheet-content.js';

/** The order with its current payments as a PDF. Throws NOT_FOUND. */
export async function printOrder(
  em: EntityManager,
  issuer: Issuer,
  id: number,
): Promise<PrintedPaper> {
  const { order, lines } = await findWithLines(em, id);
  const source = { order, lines, balance: await balanceOf(em, id), ...issuer };
  // Imported on demand: the PDF library takes long to load.
  const { agreementPdf } = await import('../../agreements/paper/agreement-pdf.js');
  return { pdf: await agreementPdf(orderContent(source)), fileName: `zamowienie-${id}.pdf` };
}

/**
 * A version of an order as a PDF, made only from stored data, so that later changes of the order, the catalogue or the
 * company do not change it. Throws NOT_FOUND.
 */
export async function printVersion(
  em: EntityManager,
  issuer: Issuer,
  orderId: number,
  number: number,
): Promise<PrintedPaper> {
  const version = await em.findOne(
    OrderVersion,
    { order: orderId, number },
    { populate: ['order', 'lines'] },
  );
  if (!version) throw new AppError('NOT_FOUND', 'Nie ma takiej wersji zamówienia.');
  const placed = version.order.$;
  const order = {
    ...pick(version, [...ORDER_FIELD_NAMES, 'createdAt']),
    ...sumsOf(version),
    ...pick(placed, ['termWeeksFrom', 'termWeeksTo']),
    id: orderId,
    ...pick(placed, ['token', 'isOwn']),
    versionLabel: `Wersja\u00a0${number}`,
  };
  const printed = printedIssuer(version.issuer, issuer);
  const source = { order, lines: version.lines.getItems(), balance: null, ...printed };
  const { agreementPdf } = await import('../../agreements/paper/agreement-pdf.js');
  const pdf = await agreementPdf(orderContent(source));
  return { pdf, fileName: `zamowienie-${orderId}-wersja-${number}.pdf` };
}

/** The legal texts of the day of an order as one PDF. */
export async function printTerms(
  em: EntityManager,
  { company, publicUrl, site }: Issuer & { site: ContentStore },
  { id, createdAt, legalTexts }: Order,
): Promise<PrintedPaper> {
  const hashes = legalTexts.map(({ sha256 }) => sha256);
  const texts = await readShownTexts(em, site, hashes);
  const { legalPdf } = await import('../../content/legal/legal-pdf.js');
  const title = `Warunki zamówienia nr\u00a0${id}`;
  const pdf = await legalPdf(texts, { company, publicUrl, title, date: createdAt });
  return { pdf, fileName: `warunki-zamowienia-${id}.pdf` };
}

/**
 * The worksheets of an order as one PDF: of all its lines that are made to measure where `lineId` is null, otherwise of
 * that line. Throws NOT_FOUND, also where there is none.
 */
export async function printWorksheets(
  em: EntityManager,
  { company, publicUrl }: Issuer,
  id: number,
  lineId: string | null,
): Promise<PrintedPaper> {
  const { order, lines } = await findWithLines(em, id);
  const printed = lines
    .filter(hasWorksheet)
    .filter((line) => lineId === null || line.id === lineId.toLowerCase());
  const [first] = printed;
  if (!first) throw new AppError('NOT_FOUND');
  const { worksheetsPdf } = await import('./worksheet-pdf.js');
  const measurements = await measurementsOf(em, printed);
  const sheets = await inTurns(printed, (line) =>
    worksheetOf({
      order,
      line,
      measurement: measurements.get(line.id),
      all: lines.length,
      publicUrl,
    }),
  );
  const pdf = await worksheetsPdf(sheets, {
    title: `Karty produkcyjne: zamówienie nr\u00a0${id}`,
    author: company.name,
    date: order.createdAt,
  });
  const place = lineId === null ? '' : `-pozycja-${first.position + 1}`;
  return { pdf, fileName: `karta-produkcyjna-${id}${place}.pdf` };
}

/** The labels of all pieces of an order as one PDF. Throws NOT_FOUND, also where nothing is made to measure. */
export async function printLabels(
  em: EntityManager,
  { company, publicUrl }: Issuer,
  id: number,
): Promise<PrintedPaper> {
  const { order, lines } = await findWithLines(em, id);
  const { labelsOf, labelsPdf } = await import('./labels-pdf.js');
  const labels = labelsOf(id, lines, publicUrl);
  if (labels.length === 0) throw new AppError('NOT_FOUND');
  const pdf = await labelsPdf(labels, {
    title: `Etykiety: zamówienie nr\u00a0${id}`,
    author: company.name,
    date: order.createdAt,
  });
  return { pdf, fileName: `etykiety-${id}.pdf` };
}

/** The worksheets of many orders as one PDF, in the given order. Throws NOT_FOUND, naming the first missing order. */
export async function printManyWorksheets(
  em: EntityManager,
  { company, publicUrl }: Issuer,
  ids: readonly number[],
): Promise<PrintedPaper> {
  const found = await em.find(Order, { id: { $in: [...ids] } }, { populate: ['lines'] });
  const byId = new Map(found.map((order) => [order.id, order]));
  const lines = ids.flatMap((id) => {
    const order = byId.get(id);
    if (!order) throw noOrder(id);
    return order.lines
      .filter(hasWorksheet)
      .map((line) => ({ order, line, all: order.lines.length, publicUrl }));
  });
  if (lines.length === 0)
    throw new AppError('NOT_FOUND', 'Te zamówienia nie mają pozycji na wymiar.');
  const { worksheetsPdf } = await import('./worksheet-pdf.js');
  const measurements = await measurementsOf(
    em,
    lines.map(({ line }) => line),
  );
  const sheets = await inTurns(lines, (source) =>
    worksheetOf({ ...source, measurement: measurements.get(source.line.id) }),
  );
  const pdf = await worksheetsPdf(sheets, {
    title: 'Karty produkcyjne',
    author: company.name,
    date: new Date(),
  });
  return { pdf, fileName: 'karty-produkcyjne.pdf' };
}

async function findWithLines(
  em: EntityManager,
  id: number,
): Promise<{ order: Order; lines: readonly OrderLine[] }> {
  const order = await em.findOne(Order, { id }, { populate: ['lines'] });
  if (!order) throw noOrder(id);
  return { order, lines: order.lines.getItems() };
}

async function measurementsOf(
  em: EntityManager,
  lines: readonly OrderLine[],
): Promise<Map<string, MeasurementConfirmation>> {
  const found = await em.find(
    MeasurementConfirmation,
    { line: { $in: lines.map(({ id }) => id) } },
    { populate: ['author'] },
  );
  return new Map(found.map((measurement) => [measurement.line.id, measurement]));
}

/** Nothing is made for accessories. */
const hasWorksheet = ({ settings }: OrderLine): boolean => isMadeToMeasure(settings.category);

const noOrder = (id: number): AppError =>
  new AppError('NOT_FOUND', `Nie ma zamówienia nr\u00a0${id}.`);
