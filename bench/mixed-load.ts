import { randomInt, randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import {
  ADD_TO_CART,
  CART_READ,
  PLACE_ORDER,
  PRICE_QUOTE,
  SAVE_CONFIGURATION,
} from './documents.js';
import { nextConfiguration, orderOf } from './scenarios.js';
import type { Send } from './send.js';

/** `pauseMs` is the pause before each request: the shop is used, but not driven to its limit. */
const PACE = { visitors: 4, pauseMs: 200 };
const QUOTES = 12;
const PRODUCTS = 24;
const PAGES = ['/', '/produkty', '/produkty/markizy', '/produkt/1', '/konfigurator/markizy'];

export interface PlacedOrder {
  id: number;
  token: string;
  /** In złoty: "12345.00". */
  totalAmount: string;
}

/** Visitors who browse, configure, ask for offers and order, some of them at a time. */
export class MixedLoad {
  requests = 0;
  /** The errors of visits that ended early, because a request was refused or failed. */
  readonly problems: unknown[] = [];

  /** `ordered` is what a visitor does with a placed order; by default nothing. */
  constructor(
    private readonly send: Send,
    private readonly pace = PACE,
    private readonly ordered: (order: PlacedOrder) => Promise<void> = async () => undefined,
  ) {}

  async runFor(milliseconds: number): Promise<void> {
    const end = Date.now() + milliseconds;
    const visitor = async () => {
      while (Date.now() < end) await this.visit().catch((error) => this.problems.push(error));
    };
    await Promise.all(Array.from({ length: this.pace.visitors }, visitor));
  }

  private async visit(): Promise<void> {
    // An unknown address is not in the cache, so its page is rendered.
    for (const path of PAGES) await this.request(`${path}?wizyta=${randomUUID()}`);
    for (let quote = 0; quote < QUOTES; quote++)
      await this.graphql(PRICE_QUOTE, { input: nextConfiguration() });
    const { data } = await this.graphql(SAVE_CONFIGURATION, { input: nextConfiguration() });
    const { id } = data.saveConfiguration.configuration;
    await this.request(`/rysunki/konfiguracja/${id}.svg`);
    await this.request(`/oferta/${id}.pdf`);
    await this.request(`/katalog/produkt-${randomInt(1, PRODUCTS + 1)}.pdf`);
    await this.order(id);
  }

  private async order(configurationId: string): Promise<void> {
    const added = await this.graphql(ADD_TO_CART, { input: { configurationId, quantity: 1 } });
    const { data } = await this.graphql(CART_READ, {}, added.cookie);
    const placed = await this.graphql(
      PLACE_ORDER,
      { input: orderOf(data.cart.total) },
      added.cookie,
    );
    const { order } = placed.data.placeOrder;
    await this.request(`/zamowienie/${order.token}`);
    await this.ordered(order);
  }

  private async graphql(query: string, variables: object, cookie = '') {
    const response = await this.request('/graphql', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Cookie: cookie },
      body: JSON.stringify({ query, variables }),
    });
    const { data, errors } = JSON.parse(response.text);
    if (errors) throw new Error(JSON.stringify(errors));
    return { data, cookie: response.cookie };
  }

  private async request(path: string, options?: RequestInit) {
    await delay(this.pace.pauseMs);
    const response = await this.send(path, options);
    this.requests += 1;
    if (!response.ok) throw new Error(`${path} answers ${response.status}`);
    const cookie = response.headers.getSetCookie().map((each) => each.split(';')[0]);
    return { text: await response.text(), cookie: cookie.join('; ') };
  }
}
