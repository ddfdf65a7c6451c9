import type { Configuration } from '#engine/goods/configuration/configuration';
import { type Fact, factsOf } from '#engine/goods/configuration/facts';
import {
  productName as nameOf,
  sizeLabel,
  UNCONFIRMED,
  placementText,
} from '#engine/goods/configuration/labels';
import { fittingFacts } from '#engine/goods/model/fitting-facts';
import { cutText, partsListOf } from '#engine/goods/model/parts-list';
import { longDate } from '#engine/locale/polish-time';
import { orderFacts } from '#engine/trade/fields/order-fields';
import { MEASUREMENT_SOURCE_LABELS } from '#engine/trade/shop/measurement-sources';
import { type PaperView, viewsOf } from '../../../paper/views.js';
import type { MeasurementConfirmation } from '../measurements/measurement-confirmation.entity.js';
import { unconfirmedOf } from '../measurements/unconfirmed.js';
import type { OrderLine } from '../order-line.entity.js';
import type { Order } from '../order.entity.js';

export interface WorksheetPart {
  name: string;
  /** "3 740 mm", "6 890 × 4 016 mm"; empty for a part that is not cut. */
  size: string;
  /** How many of this part one piece of the product has: "19". */
  each: string;
  /** How many of this part all ordered pieces have together: "38". */
  total: string;
}

/**
 * One line of an order for the workshop: without prices, and of the customer only name, town, notes and the label of
 * the place.
 */
export interface Worksheet {
  /** "Zamówienie nr 17, pozycja 1 z 2" */
  reference: string;
  title: string;
  /** "Markiza kasetowa, 400 × 300 cm" */
  subtitle: string;
  /** Order, line and quantity, printed in the corner so that a sheet is easily found in a stack. */
  marks: Fact[];
  /**
   * The place of the product, the customer's name, town and notes about delivery and measuring, and the day of the
   * order.
   */
  customer: Fact[];
  /**
   * The settings, what is measured on the wall and on the ground, and who vouches for it; what nobody has entered or
   * confirmed is marked as unconfirmed.
   */
  facts: Fact[];
  views: PaperView[];
  parts: WorksheetPart[];
  warnings: string[];
  /** The absolute URL of the order in the staff area, which asks for a login. */
  link: string;
}

/**
 * A line of an order, who vouches for its measurements (the author must be loaded), the number of lines of the order
 * (`all`), and the address of the shop.
 */
interface WorksheetSource {
  order: Order;
  line: OrderLine;
  measurement?: MeasurementConfirmation | undefined;
  all: number;
  publicUrl: string;
}

/** The content of the worksheet of a line. */
export function worksheetOf({
  order,
  line,
  measurement,
  all,
  publicUrl,
}: WorksheetSource): Worksheet {
  const { settings, quantity, label, productName, warnings } = line;
  const unconfirmed = new Set(unconfirmedOf(line, measurement).map((fact) => fact.label));
  const place = `${line.position + 1} z\u00a0${all}`;
  return {
    reference: `Zamówienie nr\u00a0${order.id}, pozycja ${place}`,
    title: productName,
    subtitle: `${nameOf(settings)}, ${sizeLabel(settings)}`,
    marks: [
      { label: 'Zamówienie', value: `nr\u00a0${order.id}` },
      { label: 'Pozycja', value: place },
      { label: 'Ilość', value: `${quantity}\u00a0szt.` },
    ],
    customer: [
      ...(label ? [{ label: 'Miejsce', value: label }] : []),
      ...orderFacts(order, ({ isOnWorksheet }) => isOnWorksheet),
      { label: 'Miejscowość', value: townOf(order.customerAddress) },
      { label: 'Zamówiono', value: longDate(order.createdAt) },
    ],
    facts: [...worksheetFacts(settings, unconfirmed), ...measurementFacts(measurement)],
    views: viewsOf(settings, { marksAssumed: unconfirmed.size > 0 }),
    parts: partsListOf(settings).map((part) => ({
      name: part.name,
      size: cutText(part),
      each: String(part.count),
      total: String(part.count * quantity),
    })),
    warnings: warnings.map(({ message }) => message),
    link: `${publicUrl}/admin/orders?q=${order.id}`,
  };
}

/** Without the angle of slats and louvres: it says how they are drawn, not how they are made. */
function worksheetFacts(settings: Configuration, unconfirmed: ReadonlySet<string>): Fact[] {
  const settled = factsOf(settings).flatMap(({ topic, label, value }): Fact[] => {
    if (topic === 'angle') return [];
    if (topic !== 'placement') return [{ label, value }];
    return [{ label, value: placementText(settings, unconfirmed) ?? value }];
  });
  const fitting = fittingFacts(settings).map(({ label, value }) => ({
    label,
    value: unconfirmed.has(label) ? value + UNCONFIRMED : value,
  }));
  return [...settled, ...fitting];
}

/** "Protokół pomiaru, 29 listopada 2026, Piotr Pracownik: napęd po prawej" */
function measurementFacts(measurement: MeasurementConfirmation | undefined): Fact[] {
  if (!measurement) return [];
  const { source, reason, at, author } = measurement;
  const who = [MEASUREMENT_SOURCE_LABELS[source], longDate(at), author?.getEntity().name].filter(
    Boolean,
  );
  return [{ label: 'Pomiar', value: [who.join(', '), reason].filter(Boolean).join(': ') }];
}

const AFTER_POSTCODE = /\b\d{2}-\d{3}\s+([^\n,;]+)/;

/** The town of an address as people write it: what follows the postcode, else its last part. */
function townOf(address: string): string {
  const parts = address.split(/[\n,;]/).map((part) => part.trim());
  return (AFTER_POSTCODE.exec(address)?.[1] ?? parts.findLast(Boolean) ?? '').trim();
}
