import { readFileSync } from 'node:fs';
import type { LoadProcess, Measured } from './load.js';
import type { Running } from './processes.js';
import type { Scenario } from './scenarios.js';
import type { Visitors } from './visitors.js';

interface Run extends Measured {
  /** Processor time of the server in µs for each counted request; null where it cannot be measured. */
  cpu: number | null;
}

export interface Figure extends Run {
  name: string;
  label: string;
  limitPerSecond: number;
  limitCpu: number | null;
  /**
   * The median over all rounds of this quotient: the shop's requests per second, divided by those of the bare server,
   * which is measured right before the shop in each round.
   */
  ratio: number;
  target: number;
  p99Below?: number;
  met: boolean;
}

interface Measurement {
  load: LoadProcess;
  limit: Running;
  shop: Running;
  scenarios: Record<string, Scenario>;
  visitors: Visitors;
  seconds: number;
  rounds: number;
  connections: number;
}

const WARM_UP_SECONDS = 1;

/**
 * Measures the bare server (`limit-server.ts`) and each scenario in turns, so that other load of the machine affects
 * both.
 */
export async function measureAll(measurement: Measurement): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const [name, scenario] of Object.entries(measurement.scenarios)) {
    const figure = await measureScenario(name, scenario, measurement);
    console.log(`${figure.met ? '✓' : '✗'} ${name} ${figure.ratio.toFixed(2)}`);
    figures.push(figure);
  }
  return figures;
}

async function measureScenario(
  name: string,
  { label, target, p99Below }: Scenario,
  { load, limit, shop, visitors, seconds, rounds, connections }: Measurement,
): Promise<Figure> {
  const run = async (scenario: string, { pid, url }: Running, duration: number): Promise<Run> => {
    const before = cpuTime(pid);
    const measured = await load.measure({
      scenario,
      url,
      seconds: duration,
      connections,
      visitors,
    });
    const after = cpuTime(pid);
    const requests = measured.requestsPerSecond * duration;
    const cpu = before === null || after === null ? null : ((after - before) * 1000) / requests;
    return { ...measured, cpu };
  };
  await run(name, shop, WARM_UP_SECONDS);
  const limits: Run[] = [];
  const shops: Run[] = [];
  for (let round = 0; round < rounds; round++) {
    limits.push(await run('limit', limit, seconds));
    shops.push(await run(name, shop, seconds));
  }
  const ratio = median(
    shops.map((it, round) => it.requestsPerSecond / limits[round]!.requestsPerSecond),
  );
  const p99 = median(shops.map((it) => it.p99));
  const failures = [...limits, ...shops].reduce((sum, it) => sum + it.failures, 0);
  return {
    name,
    label,
    requestsPerSecond: median(shops.map((it) => it.requestsPerSecond)),
    limitPerSecond: median(limits.map((it) => it.requestsPerSecond)),
    cpu: medianCpu(shops),
    limitCpu: medianCpu(limits),
    ratio,
    target,
    p99,
    ...(p99Below !== undefined && { p99Below }),
    bytes: median(shops.map((it) => it.bytes)),
    failures,
    met: failures === 0 && ratio >= target && (p99Below === undefined || p99 < p99Below),
  };
}

function medianCpu(runs: readonly Run[]): number | null {
  const measured = runs.flatMap(({ cpu }) => (cpu === null ? [] : [cpu]));
  return measured.length > 0 ? median(measured) : null;
}

function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  return sorted.length % 2 === 1 ? sorted[middle]! : (sorted[middle - 1]! + sorted[middle]!) / 2;
}

/** Linux counts processor time in hundredths of a second: the length of one such tick, in ms. */
const TICK_MS = 10;

/** The processor time that a process has used so far with all its threads, in ms; null where there is no /proc. */
function cpuTime(pid: number): number | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const [user, system] = stat
      .slice(stat.lastIndexOf(')') + 2)
      .split(' ')
      .slice(11, 13);
    return (Number(user) + Number(system)) * TICK_MS;
  } catch {
    return null;
  }
}
