import { randomUUID } from 'node:crypto';
import {
  amount,
  boolean,
  choice,
  email,
  integer,
  options,
  phone,
  string,
  text,
  uuid,
} from './bad-values.js';
import { awning, orderInput } from './factories.js';

export interface InputCase {
  document: string;
  /** Refused by none of its fields. */
  valid: () => Record<string, unknown>;
  /** What each field refuses, beside null and nothing where it is required. */
  fields: Record<string, readonly unknown[]>;
}

const SIZE = integer(-100_000, 100_000);
export const QUOTE =
  'query ($input: ConfigurationInput!) { priceQuote(input: $input) { calculatedPrice issues { field } } }';
const LINE = { lineId: uuid, quantity: integer(1, 99) };

/** Every input of the schema: how it is sent, and what each field refuses. */
export const INPUTS: Record<string, InputCase> = {
  AddToCartInput: {
    document:
      'mutation ($input: AddToCartInput!) { addToCart(input: $input) { userErrors { code } } }',
    valid: () => ({ configurationId: randomUUID(), quantity: 1 }),
    fields: { configurationId: uuid, quantity: integer(1, 99) },
  },
  ChangeCartLineInput: {
    document:
      'mutation ($input: ChangeCartLineInput!) { changeCartLine(input: $input) { userErrors { code } } }',
    valid: () => ({ lineId: randomUUID(), quantity: 1 }),
    fields: LINE,
  },
  RemoveFromCartInput: {
    document:
      'mutation ($input: RemoveFromCartInput!) { removeFromCart(input: $input) { userErrors { code } } }',
    valid: () => ({ lineId: randomUUID() }),
    fields: { lineId: uuid },
  },
  ConfigurationInput: {
    document: QUOTE,
    valid: awning,
    fields: {
      productId: integer(1, 2 ** 31 - 1),
      productType: string(60),
      width: SIZE,
      projection: SIZE,
      height: SIZE,
      fabricColor: string(60),
      roofMaterial: string(60),
      roofTransparency: string(60),
      frameColor: string(60),
      controlType: choice,
      lamelOrientation: SIZE,
      openingAngle: SIZE,
      additionalOptions: options,
    },
  },
  LoginInput: {
    document: 'mutation ($input: LoginInput!) { login(input: $input) { userErrors { code } } }',
    valid: () => ({ email: `${randomUUID()}@example.com`, password: 'hasło' }),
    fields: { email: text(1, 254), password: string(200, 1) },
  },
  OrderFilter: {
    document: 'query ($input: OrderFilter) { orders(filter: $input) { totalCount } }',
    valid: () => ({ status: 'pending', text: 'anna' }),
    fields: { status: choice, text: string(100) },
  },
  PageInput: {
    document: `query ($input: PageInput) {
      products(page: $input) { totalCount } orders(page: $input) { totalCount } }`,
    valid: () => ({ limit: 10, offset: 0 }),
    fields: { limit: integer(1, 200), offset: integer(0, 100_000) },
  },
  PlaceOrderInput: {
    document:
      'mutation ($input: PlaceOrderInput!) { placeOrder(input: $input) { userErrors { code } } }',
    valid: orderInput,
    fields: {
      customerName: text(2, 120),
      customerEmail: email,
      customerPhone: phone,
      customerAddress: text(5, 500),
      expectedTotal: amount,
      idempotencyKey: [...string(128), 'krótki', 'ze spacją w środku', 'znak\0zerowy-w-kluczu'],
    },
  },
  ProductFilter: {
    document: `query ($input: ProductFilter) {
      products(filter: $input) { totalCount categoryCounts { count } } }`,
    valid: () => ({ text: 'markiza' }),
    fields: {
      category: choice,
      text: string(100),
      priceFrom: amount,
      priceTo: amount,
      features: [...choice, ['nic_takiego'], [null], [1], Array(6).fill('led')].filter(
        (value) => !Array.isArray(value) || value.length > 0,
      ),
      featured: boolean,
    },
  },
  SubmitInquiryInput: {
    document:
      'mutation ($input: SubmitInquiryInput!) { submitInquiry(input: $input) { inquiryId } }',
    valid: () => ({
      name: 'Anna Kowalska',
      email: 'anna@example.com',
      subject: 'Temat',
      message: 'Treść wiadomości',
      inquiryType: 'general',
    }),
    fields: {
      name: text(2, 120),
      email,
      phone,
      subject: text(2, 200),
      message: text(5, 5000),
      inquiryType: choice,
      configurationId: uuid,
    },
  },
  UpdateOrderStatusInput: {
    document: `mutation ($input: UpdateOrderStatusInput!) {
      updateOrderStatus(input: $input) { userErrors { code } } }`,
    valid: () => ({ orderId: 1, status: 'shipped' }),
    fields: { orderId: integer(1, 2 ** 31 - 1), status: choice, note: text(0, 2000) },
  },
};
