import { createProduct } from '../factories.js';
import { type TestPayments, startTestPayments } from '../payments/payments-stand-in.js';
import { type TestApp, createTestApp } from '../test-app.js';
import type { TestVisitor } from '../test-visitor.js';

/** The shop in which histories of orders take place, and who acts in it. */
export interface HistoriesShop {
  app: TestApp;
  staff: TestVisitor;
  admin: TestVisitor;
  /** The stand-in of the payment provider. */
  payments: TestPayments;
  /** The awning that all orders are of; its price changes, and so does its VAT. */
  productId: number;
  close(): Promise<void>;
}

export async function openHistoriesShop(): Promise<HistoriesShop> {
  const payments = await startTestPayments(() => app.url);
  const app = await createTestApp({ env: payments.env });
  return {
    app,
    staff: await app.signIn('staff'),
    admin: await app.signIn('admin'),
    payments,
    productId: await createProduct(app),
    async close() {
      await payments.close();
      await app.close();
    },
  };
}
