import { randomBytes, randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import sharp from 'sharp';
import { type Send, ask } from '../send.js';
import { StaffSession } from '../staff-measure.js';
import type { StaffScenario } from '../staff-scenarios.js';
import type { Journal } from './journal.js';
import type { Random } from './random.js';

/** The stock item that staff move, in colours that no visitor orders. */
const ITEM = {
  productId: 1,
  colorVariant: 'Czerwony',
  frameColorVariant: 'Antracyt',
  location: 'Regał prób',
};
export const OPENING_STOCK = 500;
const PAUSE_MS = 700;

const CREATE_ITEM = `mutation ($input: InventoryItemInput!) {
  createInventoryItem(input: $input) { item { id } userErrors { message } } }`;
const ADJUST = `mutation ($input: AdjustStockInput!) {
  adjustStock(input: $input) { item { id } userErrors { message } } }`;
const ADD_NOTE = `mutation ($input: AddOrderNoteInput!) {
  addOrderNote(input: $input) { order { id } userErrors { message } } }`;

/** Staff who read their lists, and now and then change something that can be checked in the end. */
export class Staff {
  private readonly session: StaffSession;
  private itemId = 0;

  constructor(
    private readonly send: Send,
    private readonly cookie: string,
    private readonly scenarios: readonly StaffScenario[],
    private readonly journal: Journal,
    private readonly random: Random,
  ) {
    this.session = new StaffSession(send, cookie);
  }

  /** Adds the stock item; returns its id. */
  async prepare(): Promise<number> {
    const input = { ...ITEM, stockQuantity: OPENING_STOCK };
    const { createInventoryItem } = await ask<{
      createInventoryItem: { item: { id: number } | null };
    }>(this.send, CREATE_ITEM, { input }, this.cookie);
    if (!createInventoryItem.item) throw new Error(JSON.stringify(createInventoryItem));
    return (this.itemId = createInventoryItem.item.id);
  }

  async workFor(milliseconds: number): Promise<void> {
    const end = performance.now() + milliseconds;
    const changes = [
      () => this.addNote(),
      () => this.moveStock(),
      () => this.attach(),
      () => this.uploadPicture(),
    ];
    for (let turn = 0; performance.now() < end; turn += 1) {
      const act = turn % 5 === 4 ? this.random.of(changes) : () => this.read();
      await act().catch(this.journal.giveUp);
      await delay(PAUSE_MS);
    }
  }

  private async read(): Promise<void> {
    const scenario = this.random.of(this.scenarios);
    const text = await (await this.session.ask(scenario)).text();
    if (text.includes('"errors"')) throw new Error(`${scenario.label}: ${text.slice(0, 300)}`);
  }

  private async addNote(): Promise<void> {
    const order = this.journal.orders.at(-1);
    if (!order) return;
    const text = `Próba ${randomUUID()}`;
    const input = { orderId: order.id, text, idempotencyKey: randomUUID() };
    await this.change(ADD_NOTE, input);
    this.journal.notes.push(text);
  }

  private async moveStock(): Promise<void> {
    const delta = this.random.of([-2, -1, 1, 2]);
    const { itemId } = this;
    await this.change(ADJUST, {
      itemId,
      delta,
      reason: 'Przesunięcie',
      idempotencyKey: randomUUID(),
    });
    this.journal.moved += delta;
  }

  private async attach(): Promise<void> {
    const order = this.journal.orders.at(-1);
    if (!order) return;
    const content = `%PDF-1.7\n% ${randomUUID()}\ntrailer<<>>\n%%EOF\n`;
    const file = new File([content], 'pomiar.pdf');
    const { id } = await this.upload<{ id: string }>(`/api/admin/files/order/${order.id}`, file);
    this.journal.files.push({ id, content });
  }

  private async uploadPicture(): Promise<void> {
    const [red = 0, green = 0, blue = 0] = randomBytes(3);
    const background = { r: red, g: green, b: blue };
    const picture = sharp({ create: { width: 800, height: 600, channels: 3, background } });
    const content = new Uint8Array(await picture.png().toBuffer());
    const file = new File([content], 'kolor.png', { type: 'image/png' });
    const { picture: stored } = await this.upload<{ picture: { url: string } }>(
      '/api/admin/pictures',
      file,
    );
    this.journal.pictures.push(stored.url);
  }

  private async upload<Stored>(path: string, file: File): Promise<Stored> {
    const body = new FormData();
    body.set('file', file);
    const headers = { Cookie: this.cookie };
    const response = await this.send(path, { method: 'POST', headers, body });
    if (!response.ok) throw new Error(`${path}: ${await response.text()}`);
    return (await response.json()) as Stored;
  }

  private async change(mutation: string, input: object): Promise<void> {
    const answer = await ask<Record<string, { userErrors: object[] }>>(
      this.send,
      mutation,
      { input },
      this.cookie,
    );
    const errors = Object.values(answer).flatMap(({ userErrors }) => userErrors);
    if (errors.length > 0) throw new Error(JSON.stringify(errors));
  }
}
