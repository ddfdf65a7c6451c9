import {
  ORDER_FIELDS,
  ORDER_FIELD_NAMES,
  type OrderField,
} from '#engine/trade/fields/order-fields';

/** How the values of a column are shown. */
export const VALUE_KINDS = [
  'text',
  'number',
  'centimetres',
  'money',
  'time',
  'day',
  'flag',
  'list',
  'data',
  'secret',
  'account',
  'category',
  'setting',
  'order_status',
  'earlier_status',
  'inquiry_status',
  'inquiry_priority',
  'inquiry_type',
  'role',
  'permissions',
  'sign_in_factor',
  'call_outcome',
  'measurement_source',
  'visit_kind',
  'visit_state',
  'crew_skills',
  'photograph_moment',
  'building_kind',
  'consent_way',
  'order_version_state',
  'reminder_kind',
  'offer_state',
  'offer_version_state',
  'offer_lost_reason',
  'transfer_state',
  'transfer_reasons',
  'statement_format',
  'entry_kind',
  'payment_method',
  'invoice_kind',
  'delivery_state',
  'factor',
  'price_rounding',
  'service_unit',
  'service_vat',
  'product_state',
  'variants',
  'fabric_collection',
  'fabrics',
] as const;
export type ValueKind = (typeof VALUE_KINDS)[number];

export interface ValueLabel {
  label: string;
  kind: ValueKind;
}

/** One value of nested data. */
export interface LabelledValue extends ValueLabel {
  value: unknown;
}

export interface ColumnLabel extends ValueLabel {
  /** For a column of nested data: returns its values, each with a label that no other value has. */
  valuesOf?: (data: unknown) => readonly LabelledValue[];
}

export interface SubjectLabel {
  label: string;
  columns: Readonly<Record<string, ColumnLabel>>;
}

const shown =
  (kind: ValueKind) =>
  (label: string): ValueLabel => ({ label, kind });

export const text = shown('text');
export const number = shown('number');
export const money = shown('money');
export const time = shown('time');
export const day = shown('day');
export const flag = shown('flag');
export const list = shown('list');
export const secret = shown('secret');
export const account = shown('account');

export const ID = number('Numer');
export const CREATED = time('Utworzono');

/** The database column of a property: "customer_name" for "customerName". */
export const columnName = (property: string): string =>
  property.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** The kinds of fields of an order that are stored as something else than text. */
const KINDS_OF_FIELDS: Readonly<Partial<Record<OrderField['kind'], ValueKind>>> = {
  choice: 'building_kind',
  area: 'number',
};

/** Labels of the columns of `ORDER_FIELDS`, which orders, offers and their versions have. */
export const ORDER_TEXTS: Readonly<Record<string, ColumnLabel>> = Object.fromEntries(
  ORDER_FIELD_NAMES.map((name) => {
    const { label, kind } = ORDER_FIELDS[name];
    return [columnName(name), { label, kind: KINDS_OF_FIELDS[kind] ?? 'text' }];
  }),
);
