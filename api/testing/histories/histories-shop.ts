import { type TestApp, createTestApp } from '../test-app.js';
import type { TestVisitor } from '../test-visitor.js';

/** The shop in which histories of orders take place, and who acts in it. */
export interface HistoriesShop {
  app: TestApp;
  staff: TestVisitor;
  close(): Promise<void>;
}

export async function openHistoriesShop(): Promise<HistoriesShop> {
  const app = await createTestApp();
  return {
    app,
    staff: await app.signIn('staff'),
    close: () => app.close(),
  };
}
