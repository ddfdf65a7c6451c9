import { randomUUID } from 'node:crypto';
import { amount, choice, email, integer, phone, string, text, uuid } from './bad-values.js';
import { awning, orderInput } from './factories.js';
import { INPUTS } from './graphql-inputs.js';

export interface BodyCase {
  /** The class that reads the body. */
  name: string;
  method: string;
  path: string;
  /** Refused by none of its fields. */
  valid: () => Record<string, unknown>;
  /** What each field refuses, beside null and nothing where it is required. */
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

/** Every body of the REST API, and what each field refuses. */
export const BODIES: readonly BodyCase[] = [
  { ...CONFIGURATION, path: '/api/calculate-price' },
  { ...CONFIGURATION, path: '/api/configurations' },
  {
    name: 'AddToCartBody',
    method: 'POST',
    path: '/api/cart',
    valid: () => ({ configurationId: randomUUID() }),
    fields: {
      sessionId: [5, true, {}, [], ['default']],
      configurationId: uuid,
      quantity: integer(1, 99),
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
      totalAmount: amount,
      orderItems: [5, true, {}, 'tekst', Array(51).fill({})],
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
    name: 'LoginInput',
    method: 'POST',
    path: '/api/login',
    valid: INPUTS['LoginInput']!.valid,
    fields: INPUTS['LoginInput']!.fields,
    required: ['email', 'password'],
  },
  {
    name: 'UpdateOrderStatusBody',
    method: 'PUT',
    path: '/api/admin/orders/1/status',
    valid: () => ({ status: 'shipped' }),
    fields: { status: choice, notes: text(0, 2000) },
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
