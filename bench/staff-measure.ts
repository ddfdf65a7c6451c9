import { type DocumentNode, print, visit } from 'graphql';
import type { Send } from './send.js';
import type { StaffScenario } from './staff-scenarios.js';

export interface StaffFigure {
  label: string;
  /** The median and the 95th percentile of the times, in ms. */
  p50: number;
  p95: number;
  /** The median divided by the median of empty requests, which are sent alternately with the measured ones. */
  ratio: number;
}

const WARM_UP = 5;
const REQUESTS = Number(process.env['BENCH_REQUESTS'] ?? 40);
const EMPTY = '{ __typename }';

interface Sent {
  method?: string;
  headers?: Record<string, string>;
  body?: string;
}

/** A session of a member of staff, which sends requests one after the other. */
export class StaffSession {
  constructor(
    private readonly shop: Send,
    private readonly cookie: string,
  ) {}

  /** Measures one scenario after the other. Each measured request is followed by an empty one. */
  async measure(
    scenarios: readonly StaffScenario[],
    tell: (figure: StaffFigure) => void,
  ): Promise<StaffFigure[]> {
    const figures: StaffFigure[] = [];
    for (const scenario of scenarios) {
      const { label } = scenario;
      const ask = () => this.ask(scenario);
      for (let count = 0; count < WARM_UP; count += 1) await timeOf(ask);
      const times: number[] = [];
      const empty: number[] = [];
      for (let count = 0; count < REQUESTS; count += 1) {
        times.push(await timeOf(ask));
        empty.push(await timeOf(() => this.post(EMPTY, {})));
      }
      const p50 = quantile(times, 0.5);
      const figure = { label, p50, p95: quantile(times, 0.95), ratio: p50 / quantile(empty, 0.5) };
      figures.push(figure);
      tell(figure);
    }
    return figures;
  }

  ask(scenario: StaffScenario): Promise<Response> {
    if ('path' in scenario) return this.send(scenario.path, {});
    return this.post(queryOf(scenario.document), scenario.variables);
  }

  private post(query: string, variables: object): Promise<Response> {
    return this.send('/graphql', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ query, variables }),
    });
  }

  private send(path: string, { headers, ...request }: Sent): Promise<Response> {
    return this.shop(path, { ...request, headers: { ...headers, Cookie: this.cookie } });
  }
}

/** Sends a request and returns the time in ms until the whole answer has arrived; throws if the answer has errors. */
async function timeOf(ask: () => Promise<Response>): Promise<number> {
  const begun = performance.now();
  const response = await ask();
  const text = await response.text();
  const took = performance.now() - begun;
  if (!response.ok || text.includes('"errors"')) throw new Error(`${response.url}\n${text}`);
  return took;
}

export function quantile(times: readonly number[], share: number): number {
  const sorted = times.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.ceil(sorted.length * share) - 1)]!;
}

const queries = new Map<DocumentNode, string>();

/** The text that Apollo Client sends: without `@unmask`, which only the client understands. */
function queryOf(document: DocumentNode): string {
  const query =
    queries.get(document) ??
    print(
      visit(document, {
        Directive: ({ name }) => (name.value === 'unmask' ? null : undefined),
      }),
    );
  queries.set(document, query);
  return query;
}
