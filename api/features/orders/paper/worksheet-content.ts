import { drawProduct } from '../../../../engine/drawing/draw-product.js';
import type { SvgNode } from '../../../../engine/drawing/svg.js';
import { orderFacts } from '../../../../engine/fields/order-fields.js';
import { type Fact, factsOf } from '../../../../engine/configuration/facts.js';
import {
  describeConfiguration,
  productName as nameOf,
  sizeLabel,
} from '../../../../engine/configuration/labels.js';
import { longDate } from '../../../../engine/locale/polish-time.js';
import { partsListOf } from '../../../../engine/model/parts-list.js';
import { type PaperView, viewsOf } from '../../configurator/paper/views.js';
import type { OrderLine } from '../order-line.entity.js';
import type { Order } from '../order.entity.js';
import { townOf } from './town-of.js';

export interface WorksheetPart {
  name: string;
  /** "3740 mm"; empty for a part that is not cut to length. */
  length: string;
  /** Of one piece of the product: "19". */
  each: string;
  /** Of all pieces together: "38". */
  total: string;
}

/** One line of an order for the workshop: without prices, and only the name and town of the customer. */
export interface Worksheet {
  /** "Zamówienie 17, pozycja 1 z 2" */
  reference: string;
  productName: string;
  /** "Markiza kasetowa, 400 × 300 cm" */
  subtitle: string;
  /** Order, line and quantity, in the corner by which a sheet is found in a stack. */
  marks: Fact[];
  drawing: SvgNode;
  /** The drawing in one sentence. */
  description: string;
  facts: Fact[];
  views: PaperView[];
  parts: WorksheetPart[];
  warnings: string[];
}

/** The worksheet of a line; `all` is the number of lines of its order. */
export function worksheetOf(order: Order, line: OrderLine, all: number): Worksheet {
  const { settings, quantity, productName, warnings } = line;
  const place = `${line.position + 1} z\u00a0${all}`;
  return {
    reference: `Zamówienie ${order.id}, pozycja ${place}`,
    productName,
    subtitle: `${nameOf(settings)}, ${sizeLabel(settings)}`,
    marks: [
      { label: 'Zamówienie', value: `nr\u00a0${order.id}` },
      { label: 'Pozycja', value: place },
      { label: 'Ilość', value: `${quantity}\u00a0szt.` },
    ],
    drawing: drawProduct(settings, { dimensions: true, scene: false }),
    description: describeConfiguration(settings),
    facts: [
      ...orderFacts(order, ({ isOnWorksheet }) => isOnWorksheet),
      { label: 'Miejscowość', value: townOf(order.customerAddress) },
      { label: 'Zamówiono', value: longDate(order.createdAt) },
      ...factsOf(settings),
    ],
    views: viewsOf(settings),
    parts: partsListOf(settings).map(({ name, count, length }) => ({
      name,
      length: length === null ? '' : `${length}\u00a0mm`,
      each: String(count),
      total: String(count * quantity),
    })),
    warnings: warnings.map(({ message }) => message),
  };
}
