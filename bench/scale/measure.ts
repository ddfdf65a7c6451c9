import { setTimeout as delay } from 'node:timers/promises';
import type { LoadProcess } from '../load.js';
import type { Visitors } from '../visitors.js';
import { cpuTimeOf } from './cpu-time.js';

/** The kinds of processes whose processor time is measured. */
export const PARTS = ['nodes', 'primary', 'standby', 'proxy'] as const;
export type Part = (typeof PARTS)[number];
/** Processor time by part. */
export type Costs = Record<Part, number>;

/** A way to run the shop. */
export interface Setup {
  name: string;
  /** The nodes, which share the load. */
  urls: readonly string[];
  /** The caching proxy before them, for the scenarios that go through it. */
  proxyUrl?: string;
  processes: Record<Part, readonly number[]>;
}

/** What is measured: a scenario of `scenarios.ts` for each setup; null where the setup has none. */
export interface Row {
  label: string;
  scenarios: readonly (string | null)[];
  /** Whether the setups with a proxy are asked through it. */
  throughProxy?: boolean;
  connections: number;
  /** How many times as long as usual it is measured. */
  times?: number;
}

export interface Measurement {
  requestsPerSecond: number;
  /** The median over the rounds of the rate, divided by that of the first setup in the same round. */
  ratio: number;
  /** In ms, of the slower half of the load. */
  p99: number;
  failures: number;
  /** Processor time of each request, in µs. */
  costs: Costs;
}

interface Options {
  loads: readonly LoadProcess[];
  visitors: Visitors;
  seconds: number;
  rounds: number;
}

const WARM_UP_SECONDS = 3;

/** Measures one row with all setups in turns, so that other work of the machine meets all of them. */
export async function measureRow(
  row: Row,
  setups: readonly Setup[],
  options: Options,
): Promise<(Measurement | null)[]> {
  const runs = setups.map(() => [] as Omit<Measurement, 'ratio'>[]);
  for (let round = -1; round < options.rounds; round++) {
    for (const [i, setup] of setups.entries()) {
      const scenario = row.scenarios[i];
      if (!scenario) continue;
      const urls = row.throughProxy && setup.proxyUrl ? [setup.proxyUrl] : setup.urls;
      const seconds = round < 0 ? WARM_UP_SECONDS : options.seconds * (row.times ?? 1);
      const { connections } = row;
      const run = await runOnce(scenario, setup, urls, { ...options, seconds, connections });
      if (round < 0) continue;
      if (run.requestsPerSecond === 0) throw new Error(`${scenario}: no answer in ${seconds} s`);
      runs[i]!.push(run);
    }
  }
  return runs.map((own) => (own.length > 0 ? summaryOf(own, runs[0]!) : null));
}

async function runOnce(
  scenario: string,
  { processes }: Setup,
  urls: readonly string[],
  { loads, visitors, seconds, connections }: Options & Pick<Row, 'connections'>,
): Promise<Omit<Measurement, 'ratio'>> {
  const before = cpuTimes(processes);
  const halves = await Promise.all(
    loads.map((load, i) =>
      load.measure({
        scenario,
        url: urls[i % urls.length]!,
        seconds,
        connections: connections / loads.length,
        visitors,
      }),
    ),
  );
  const after = cpuTimes(processes);
  const requestsPerSecond = halves.reduce((sum, half) => sum + half.requestsPerSecond, 0);
  const perRequest = (part: Part) =>
    ((after[part] - before[part]) * 1000) / (requestsPerSecond * seconds);
  return {
    requestsPerSecond,
    p99: Math.max(...halves.map(({ p99 }) => p99)),
    failures: halves.reduce((sum, { failures }) => sum + failures, 0),
    costs: eachPart(perRequest),
  };
}

function summaryOf(
  own: readonly Omit<Measurement, 'ratio'>[],
  first: readonly Omit<Measurement, 'ratio'>[],
): Measurement {
  const rates = own.map(({ requestsPerSecond }) => requestsPerSecond);
  return {
    requestsPerSecond: median(rates),
    ratio: median(rates.map((rate, i) => rate / (first[i]?.requestsPerSecond ?? rate))),
    p99: median(own.map(({ p99 }) => p99)),
    failures: own.reduce((sum, { failures }) => sum + failures, 0),
    costs: eachPart((part) => median(own.map(({ costs }) => costs[part]))),
  };
}

/** Processor time in ms that each part uses in each second in which nobody asks for anything. */
export async function measureIdle({ processes }: Setup, seconds: number): Promise<Costs> {
  const before = cpuTimes(processes);
  await delay(seconds * 1000);
  const after = cpuTimes(processes);
  return eachPart((part) => (after[part] - before[part]) / seconds);
}

/** Processor time in ms that each part uses for one call, beside what it uses when idle; `pauseMs` after each call. */
export async function measureCalls(
  { processes }: Setup,
  idle: Costs,
  call: () => Promise<unknown>,
  { count, pauseMs }: { count: number; pauseMs: number },
): Promise<Costs> {
  const before = cpuTimes(processes);
  const started = performance.now();
  for (let i = 0; i < count; i++) {
    await call();
    if (pauseMs > 0) await delay(pauseMs);
  }
  const seconds = (performance.now() - started) / 1000;
  const after = cpuTimes(processes);
  return eachPart((part) =>
    Math.max(0, (after[part] - before[part] - idle[part] * seconds) / count),
  );
}

const cpuTimes = (processes: Setup['processes']): Costs =>
  eachPart((part) => processes[part].reduce((sum, pid) => sum + cpuTimeOf(pid), 0));

export const eachPart = (figure: (part: Part) => number): Costs => ({
  nodes: figure('nodes'),
  primary: figure('primary'),
  standby: figure('standby'),
  proxy: figure('proxy'),
});

function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length / 2;
  return (sorted[Math.floor(middle)]! + sorted[Math.ceil(middle) - 1]!) / 2;
}
