import { saveAwning } from './factories.js';
import { type MailedApp, createMailedApp } from './mails.js';
import { type ChangeAnswer, type ChangedOrder, change, readChanged } from './order-changes.js';
import { customerWithCart, submit } from './orders.js';
import type { TestVisitor } from './test-visitor.js';

/** A shop that sends its e-mails, with the visitors and the steps that change an order. */
export interface ChangesShop extends Pick<MailedApp, 'app' | 'mailTo' | 'close'> {
  staff: TestVisitor;
  admin: TestVisitor;
  /** Places an order of one awning of 4890.00; returns it as staff read it. */
  ordered(): Promise<ChangedOrder>;
  /** Saves an awning with these choices; returns the id of its configuration. */
  saved(choices: Record<string, unknown>): Promise<string>;
  /** The lines that make the awning of an order 450 cm wide, for 5190.00. */
  widened(order: ChangedOrder): Promise<{ lines: object[] }>;
  /** The customer accepts a version, by default the second, on the page of the order. */
  accept(order: ChangedOrder, versionNumber?: number): Promise<ChangeAnswer>;
  /** Staff withdraw the second version, which the customer has not accepted. */
  withdraw(order: ChangedOrder): Promise<ChangeAnswer>;
  setStatus(orderId: number, status: string): Promise<unknown>;
}

export async function createChangesShop(): Promise<ChangesShop> {
  const shop = await createMailedApp({
    PUBLIC_URL: 'https://shop.test',
    WRITES_PER_MINUTE: '0',
  });
  const { app } = shop;
  const [staff, admin] = [await app.signIn('staff'), await app.signIn('admin')];
  const saved = async (choices: Record<string, unknown>) =>
    (await saveAwning(app.visitor(), choices)).id;
  return {
    ...shop,
    staff,
    admin,
    saved,
    async ordered() {
      const { order } = await submit(await customerWithCart(app));
      return readChanged(staff, order!.token);
    },
    widened: async ({ lines: [line] }) => ({
      lines: [{ lineId: line!.id, configurationId: await saved({ width: 450 }), quantity: 1 }],
    }),
    accept: ({ token }, versionNumber = 2) =>
      change(app.visitor(), 'acceptOrderChange', {
        token,
        versionNumber,
        name: 'Żaneta Gęślą',
        agrees: true,
      }),
    withdraw: ({ id, version }) =>
      change(staff, 'withdrawOrderChange', {
        orderId: id,
        version,
        versionNumber: 2,
        reason: 'Pomyłka w cenie',
      }),
    setStatus: (orderId, status) =>
      app.sql('update customer_order set status = $2, version = version + 1 where id = $1', [
        orderId,
        status,
      ]),
  };
}
