import { setTimeout as delay } from 'node:timers/promises';
import type { Send } from '../send.js';
import type { ShopNode } from './shop-node.js';

/** How long a customer tries, and the pause between two attempts. */
const PATIENCE_MS = 120_000;
const TRY_AGAIN_MS = 500;
/** How long one attempt may take. */
const ATTEMPT_MS = 20_000;

/** How an attempt ended: `unavailable` is a 503 that says when to come back. */
export const OUTCOMES = ['answered', 'unavailable', 'connection', 'timeout', 'wrong'] as const;
type Outcome = (typeof OUTCOMES)[number];

interface Counted {
  outcomes: Record<Outcome, number>;
  /** Of what was answered, in ms. */
  times: number[];
}

/**
 * Sends each request to the nodes in turn, and again to the next where it gets no answer, as people and load balancers
 * do. Counts the outcomes of all attempts by the fault during which they were made.
 */
export class Balancer {
  readonly counts = new Map<string, Counted>();
  /** Answers that must never come: a status of 5xx except 503 with `Retry-After`, and of 4xx. */
  readonly wrong: string[] = [];
  private turn = 0;

  constructor(
    private readonly nodes: readonly ShopNode[],
    private readonly phase: () => string,
  ) {}

  readonly send: Send = async (path, options) => {
    const until = performance.now() + PATIENCE_MS;
    for (;;) {
      const node = this.nodes[(this.turn += 1) % this.nodes.length]!;
      const response = await this.attempt(node, path, options);
      if (response) return response;
      if (performance.now() > until) throw new Error(`no answer of ${pathOnly(path)} in time`);
      await delay(TRY_AGAIN_MS);
    }
  };

  /** The answer of one node, or null where it is to be asked again. */
  private async attempt(
    node: ShopNode,
    path: string,
    options?: RequestInit,
  ): Promise<Response | null> {
    const [begun, before] = [performance.now(), this.phase()];
    const count = (outcome: Outcome) => {
      const after = this.phase();
      const phase = before === CALM ? after : before;
      const counted = this.counts.get(phase) ?? newCount();
      this.counts.set(phase, counted);
      counted.outcomes[outcome] += 1;
      if (outcome === 'answered') counted.times.push(performance.now() - begun);
    };
    try {
      const signal = AbortSignal.timeout(ATTEMPT_MS);
      const response = await fetch(node.url + path, { ...options, signal });
      const body = await response.arrayBuffer();
      const { status, headers } = response;
      const isAway = status === 503 && headers.has('Retry-After');
      // GraphQL answers what it could read, with the status 200, and names the rest.
      if (isAway || isPartly(body)) return (count('unavailable'), null);
      count(status < 400 ? 'answered' : 'wrong');
      if (status >= 400) this.wrong.push(`${status} ${pathOnly(path)} ${textOf(body)}`);
      if (status >= 500) return null;
      return new Response(status === 204 ? null : body, { status, headers });
    } catch (error) {
      const isLate = error instanceof DOMException && error.name === 'TimeoutError';
      count(isLate ? 'timeout' : 'connection');
      return null;
    }
  }
}

/** The name of the time without any fault. */
export const CALM = 'nothing';

const newCount = (): Counted => ({
  outcomes: { answered: 0, unavailable: 0, connection: 0, timeout: 0, wrong: 0 },
  times: [],
});

const isPartly = (body: ArrayBuffer): boolean => {
  const bytes = Buffer.from(body);
  return bytes.subarray(0, 12).includes('"errors"') && bytes.includes('"code":"UNAVAILABLE"');
};

const pathOnly = (path: string): string => path.replace(/\?.*/, '');

const textOf = (body: ArrayBuffer): string =>
  Buffer.from(body).toString('utf8', 0, 300).replaceAll(/\s+/g, ' ');
