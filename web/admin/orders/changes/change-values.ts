import { ORDER_FIELD_NAMES, type OrderFieldName } from '../../../../engine/fields/order-fields.js';
import { familyOf } from '../../../../engine/families/families.js';
import { pick } from '../../../../engine/fields/pick.js';
import type { OrderChangeInput, OrderPriceBasis } from '../../../apollo/schema.generated';
import type { ChangeableOrderFragment } from './order-change.generated';

type OrderLine = ChangeableOrderFragment['lines'][number];
type Configuration = OrderLine['configuration'];
/** What of a configuration is changed in place; everything else by a link from the configurator. */
export type ChangedSettings = Pick<
  Configuration,
  'category' | 'width' | 'projection' | 'height' | 'controlType' | 'additionalOptions'
>;

export interface ChangedLine {
  /** The line of the order that stays or is replaced; null for an added one. */
  lineId: string | null;
  /** The configuration that a waiting version gives it. */
  configurationId: string | null;
  name: string;
  sizes: string;
  /** Path that opens it in the configurator. */
  path: string | null;
  quantity: number | null;
  label: string;
  /** A link to another configuration; empty: none. */
  link: string;
  /** Null where it can only be changed by a link. */
  settings: ChangedSettings | null;
}

export type ChangeValues = Record<OrderFieldName, string | null> & {
  lines: ChangedLine[];
  priceBasis: OrderPriceBasis;
  discount: string;
  discountReason: string | null;
  reason: string;
};

export const waitingVersion = ({ versions }: ChangeableOrderFragment) =>
  versions.findLast(({ state }) => state === 'sent');

export const NEW_LINE: ChangedLine = {
  lineId: null,
  configurationId: null,
  name: 'Nowa pozycja',
  sizes: '',
  path: null,
  quantity: 1,
  label: '',
  link: '',
  settings: null,
};

/** The values that the form starts with: those of the version that waits, else of the order. */
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
    };
  });
  return {
    ...pick(waiting ?? order, [...ORDER_FIELD_NAMES, 'discount', 'discountReason']),
    lines: lines ?? [...current.values()],
    priceBasis: 'better',
    reason: waiting?.reason ?? '',
  };
}

function lineValues(line: OrderLine): ChangedLine {
  const { variantLabel, sizeLabel, shortPath } = line.configuration;
  return {
    lineId: line.id,
    configurationId: null,
    name: line.productName,
    sizes: `${variantLabel}, ${sizeLabel}`,
    path: shortPath,
    quantity: line.quantity,
    label: line.label,
    link: '',
    settings: settingsOf(line.configuration),
  };
}

/** The settings that are changed in place, with a value for every option of the family. */
export function settingsOf(configuration: Configuration): ChangedSettings {
  const { category, additionalOptions } = configuration;
  const options = familyOf(category).options.map(({ code, selectedByDefault }) => [
    code,
    additionalOptions[code] ?? selectedByDefault,
  ]);
  return {
    ...pick(configuration, ['category', 'width', 'projection', 'height', 'controlType']),
    additionalOptions: Object.fromEntries(options),
  };
}

/** The input of a preview; `configurationIds` has one for each line whose goods change, else null. */
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
  discount: values.discount.trim() || '0',
  discountReason: values.discountReason,
  lines: values.lines.map(({ lineId, quantity, label }, index) => ({
    lineId,
    configurationId: configurationIds[index] ?? null,
    quantity: quantity ?? 0,
    label,
  })),
});
