import { ORDER_FIELD_NAMES, type OrderFieldName } from '#engine/trade/fields/order-fields';
import { pick } from '#engine/trade/fields/pick';
import type { OrderChangeInput, OrderPriceBasis } from '../../../apollo/schema.generated';
import { type ChangedLine, lineValues, NEW_LINE, lineInputs } from '../../trade/goods/changed-line';
import { type ServiceValues, serviceInputs, serviceValues } from '../../trade/goods/service-values';
import { readDiscount, typedDiscount } from '../../trade/goods/typed-total';
import type { ChangeableOrderFragment } from './order-change.generated';

export type ChangeValues = Record<OrderFieldName, string | null> & {
  lines: ChangedLine[];
  services: ServiceValues[];
  priceBasis: OrderPriceBasis;
  discount: string;
  discountReason: string | null;
  reason: string;
};

export const waitingVersion = ({ versions }: ChangeableOrderFragment) =>
  versions.findLast(({ state }) => state === 'sent');

/** The initial values of the form: those of the version that waits for the customer's consent, else of the order. */
export function changeValues(order: ChangeableOrderFragment): ChangeValues {
  const waiting = waitingVersion(order);
  const current = new Map(order.lines.map((line) => [line.id, lineValues(line)]));
  const lines = waiting?.lines.map((line): ChangedLine => {
    const same = current.get(line.lineId);
    if (same) return same;
    return {
      ...NEW_LINE,
      lineId: line.replacesLineId,
      configurationId: line.configurationId,
      name: line.productName,
      sizes: line.sizes,
      quantity: line.quantity,
      label: line.label,
      discount: typedDiscount(line.discount),
    };
  });
  const terms = waiting ?? order;
  return {
    ...pick(terms, [...ORDER_FIELD_NAMES, 'discountReason']),
    discount: typedDiscount(terms.discount),
    lines: lines ?? [...current.values()],
    services: serviceValues(terms.services),
    priceBasis: 'better',
    reason: waiting?.reason ?? '',
  };
}

/** The input of a preview; `configurationIds` as in `lineInputs`. */
export const changeInput = (
  { id: orderId }: ChangeableOrderFragment,
  version: number,
  values: ChangeValues,
  configurationIds: readonly (string | null)[],
): OrderChangeInput => ({
  ...(pick(values, ORDER_FIELD_NAMES) as Pick<OrderChangeInput, OrderFieldName>),
  orderId,
  version,
  priceBasis: values.priceBasis,
  discount: readDiscount(values.discount),
  discountReason: values.discountReason,
  lines: lineInputs(values.lines, configurationIds),
  services: serviceInputs(values.services),
});
