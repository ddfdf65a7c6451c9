import { randomUUID } from 'node:crypto';
import {
  amount,
  boolean,
  choice,
  email,
  integer,
  phone,
  area,
  optionalChoice,
  taxNumber,
  string,
  text,
  uuid,
} from './bad-values.js';
import { awning, orderInput } from '../factories.js';
import { INPUTS } from './graphql-inputs.js';
import { PRODUCT_FIELDS, productInput } from './product-inputs.js';

export interface BodyCase {
  /** The class that reads the body. */
  name: string;
  method: string;
  path: string;
  /** Valid values for all fields. */
  valid: () => Record<string, unknown>;
  /** Values that each field refuses, besides null and a missing value where it is required. */
  fields: Record<string, readonly unknown[]>;
  required: readonly string[];
}

const CONFIGURATION = {
  name: 'SaveConfigurationBody',
  method: 'POST',
  valid: awning,
  fields: { ...INPUTS['ConfigurationInput']!.fields, calculatedPrice: amount },
  required: ['productId', 'width'],
};

/** Invalid specifications as REST takes them, as a map. */
const SPECIFICATION_MAPS = [
  5,
  'tekst',
  { '': 'korba' },
  { Napęd: '' },
  { Napęd: 5 },
  { ['x'.repeat(101)]: 'korba' },
];

/** Every body of the REST API, and the values that each field refuses. */
export const BODIES: readonly BodyCase[] = [
  { ...CONFIGURATION, path: '/api/calculate-price' },
  { ...CONFIGURATION, path: '/api/configurations' },
  {
    name: 'AddToCartBody',
    method: 'POST',
    path: '/api/cart',
    valid: () => ({ configurationId: randomUUID() }),
    fields: {
      sessionId: [5, true, {}, [], ['default'], null],
      configurationId: uuid,
      label: [...text(0, 80), null],
      quantity: [...integer(1, 99), null],
    },
    required: ['configurationId'],
  },
  {
    name: 'PlaceOrderBody',
    method: 'POST',
    path: '/api/orders',
    valid: () => {
      const { expectedTotal: totalAmount, ...customer } = orderInput();
      return { ...customer, totalAmount };
    },
    fields: {
      customerName: text(2, 120),
      customerEmail: email,
      customerPhone: phone,
      customerAddress: text(5, 500),
      deliveryNote: text(0, 500),
      measuringNote: text(0, 2000),
      companyName: text(0, 200),
      companyTaxNumber: taxNumber,
      billingAddress: text(0, 500),
      buildingKind: optionalChoice,
      buildingArea: area,
      totalAmount: amount,
      orderItems: [5, true, {}, 'tekst', Array(51).fill({})],
      acceptsTerms: boolean,
      acknowledgesMadeToMeasure: boolean,
      subscribesToNewsletter: boolean,
    },
    required: ['customerName', 'customerEmail', 'customerPhone', 'customerAddress', 'totalAmount'],
  },
  {
    name: 'SubmitInquiryInput',
    method: 'POST',
    path: '/api/inquiries',
    valid: INPUTS['SubmitInquiryInput']!.valid,
    fields: INPUTS['SubmitInquiryInput']!.fields,
    required: ['name', 'email', 'subject', 'message', 'inquiryType'],
  },
  {
    name: 'RequestSamplesInput',
    method: 'POST',
    path: '/api/samples',
    valid: INPUTS['RequestSamplesInput']!.valid,
    fields: INPUTS['RequestSamplesInput']!.fields,
    required: ['name', 'email', 'street', 'postalCode', 'city', 'fabrics'],
  },
  {
    name: 'UpdateInquiryBody',
    method: 'PUT',
    path: '/api/admin/inquiries/1',
    valid: () => ({ status: 'in_progress' }),
    fields: { status: choice, response: text(2, 10_000), version: integer(1, 2 ** 31 - 1) },
    required: ['status'],
  },
  {
    name: 'SubscribeToNewsletterInput',
    method: 'POST',
    path: '/api/newsletter',
    valid: INPUTS['SubscribeToNewsletterInput']!.valid,
    fields: INPUTS['SubscribeToNewsletterInput']!.fields,
    required: ['email'],
  },
  {
    name: 'LoginInput',
    method: 'POST',
    path: '/api/login',
    valid: INPUTS['LoginInput']!.valid,
    fields: INPUTS['LoginInput']!.fields,
    required: ['email', 'password'],
  },
  ...[
    { method: 'POST', path: '/api/admin/inventory' },
    { method: 'PUT', path: '/api/admin/inventory/1' },
  ].map((route) => ({
    ...route,
    name: 'InventoryItemInput',
    valid: INPUTS['InventoryItemInput']!.valid,
    fields: INPUTS['InventoryItemInput']!.fields,
    required: ['productId', 'colorVariant', 'frameColorVariant', 'stockQuantity'],
  })),
  {
    name: 'CreateProductInput',
    method: 'POST',
    path: '/api/admin/products',
    valid: () => productInput(),
    fields: { ...PRODUCT_FIELDS, specifications: SPECIFICATION_MAPS },
    required: ['name', 'description', 'category', 'basePrice', 'minWidth', 'maxWidth'],
  },
  {
    name: 'UpdateProductBody',
    method: 'PUT',
    path: '/api/admin/products/9',
    valid: () => ({ name: 'Produkt po zmianie' }),
    fields: { ...PRODUCT_FIELDS, specifications: SPECIFICATION_MAPS, version: ['1', 1.5, true] },
    required: [],
  },
  {
    name: 'UpdateOrderStatusBody',
    method: 'PUT',
    path: '/api/admin/orders/1/status',
    valid: () => ({ status: 'confirmed' }),
    fields: { status: choice, notes: text(0, 2000), sendsMail: boolean },
    required: ['status'],
  },
];

export const ORDER_ITEM: Pick<BodyCase, 'valid' | 'fields' | 'required'> = {
  valid: () => ({ configurationId: randomUUID(), quantity: 1 }),
  fields: {
    configurationId: uuid,
    quantity: integer(1, 99),
    productName: string(200),
    price: amount,
  },
  required: ['configurationId', 'quantity'],
};
