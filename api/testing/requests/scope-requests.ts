import { randomUUID } from 'node:crypto';
import { createProduct } from '../factories.js';
import { submitInquiry } from '../inquiries.js';
import { productInput } from './product-inputs.js';
import type { RestCall } from './rest-calls.js';
import { CONFIGURATIONS, PRODUCT, type Prepare, STOCK, placed } from './scope-inputs.js';
import { bankReference, camtStatement, statementFile } from '../statements.js';
import { createItem } from '../stock.js';
import type { TestVisitor } from '../test-visitor.js';

/** An exported file with another text in one cell, to be imported. */
async function editedFile(
  admin: TestVisitor,
  path: string,
  [from, to]: [string, string],
): Promise<RestCall> {
  const text = await (await admin.fetch(path)).text();
  return { file: new Blob([text.replaceAll(from, to)]) };
}

const CONFIGURATION_BODIES = CONFIGURATIONS.map((input) => async () => ({
  body: { ...input, calculatedPrice: '4890.00' },
}));

const PRODUCT_BODY = {
  ...productInput({ ...PRODUCT, specifications: { Napęd: 'korba' } }),
  availableVariants: ['kasetowe'],
};

/**
 * Like `MUTATIONS`, for the REST API; other routes are called with the values of `rest-calls.ts` and the OpenAPI
 * examples.
 */
export const REQUESTS: Readonly<Record<string, readonly Prepare<RestCall>[]>> = {
  'POST /calculate-price': CONFIGURATION_BODIES,
  'POST /configurations': CONFIGURATION_BODIES,
  'PUT /admin/orders/:id/status': [
    async (app) => ({
      params: { id: (await placed(app)).orderId },
      body: { status: 'cancelled', notes: 'Rezygnacja', sendsMail: true },
    }),
  ],
  'PUT /admin/inquiries/:id': [
    async (app) => ({
      params: { id: await submitInquiry(app) },
      body: { version: 1, status: 'resolved', response: 'Tak.' },
    }),
    async (app) => ({ params: { id: await submitInquiry(app) }, body: { status: 'closed' } }),
  ],
  'POST /admin/products': [async () => ({ body: PRODUCT_BODY })],
  'PUT /admin/products/:id': [
    async (app) => ({
      params: { id: await createProduct(app) },
      body: { ...PRODUCT_BODY, version: 1 },
    }),
  ],
  'POST /admin/products/import': [
    async (app, admin) => {
      const name = `Markiza ${randomUUID()}`;
      await createProduct(app, { name });
      const file = `/api/admin/products.csv?text=${encodeURIComponent(name)}`;
      return editedFile(admin, file, [name, 'Markiza z pliku']);
    },
  ],
  'POST /admin/bank-statements': [
    async () => ({
      file: statementFile(
        camtStatement([{ amount: '1,00', title: 'inne', reference: bankReference() }]),
      ),
    }),
  ],
  'POST /admin/inventory/import': [
    async (app, admin) => {
      const productId = await createProduct(app);
      await createItem(admin, { ...STOCK, productId, stockQuantity: 98_765 });
      return editedFile(admin, `/api/admin/inventory.csv?productId=${productId}`, [
        '98765',
        '98764',
      ]);
    },
  ],
};
