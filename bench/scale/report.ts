import { cpus, loadavg } from 'node:os';
import { type Measurement, PARTS, type Row, eachPart } from './measure.js';
import {
  type CostsByKind,
  type Kind,
  type Overheads,
  type Step,
  euroPerThousand,
  secondsPerThousand,
  secondsToRecover,
  simulate,
} from './simulation.js';

const NODES = [1, 2, 3, 4, 6, 8, 12, 16, 24, 32];

interface Result {
  /** Of the three setups. */
  measured: Record<Kind, (Measurement | null)[]>;
  overheads: Overheads;
  rows: Record<Kind, Row>;
  commit: string;
}

/** The figures and the simulation as a page of Markdown. */
export function report({ measured, overheads, rows, commit }: Result): string {
  const kinds = Object.keys(rows) as Kind[];
  const processors = cpus();
  const { one, scaled } = costsOf(measured);
  return `# Scale

Written by \`npm run bench:scale\` on ${new Date().toISOString().slice(0, 10)}, commit ${commit}: Node ${process.version}, ${processors.length} cores (${processors[0]?.model.trim()}), 16 connections of two processes, 4 for what takes long, load average ${loadavg()[1]!.toFixed(0)}. All runs on this one machine: primary, standby, Varnish, nodes and load share its cores, so that a second node can add little, and a ratio above 1 means that an answer costs less. What each part costs is the processor time beside it. What this leads to with more machines: [docs/scale.md](../docs/scale.md).

## Rates

Ratios to one node are medians over rounds in which the setups take turns.

${table([
  ['', 'one node, req/s', 'p99 ms', 'two nodes', 'two nodes, replica, proxy', 'p99 ms', 'wrong'],
  ...kinds.map((kind) => rateRow(rows[kind].label, measured[kind])),
])}

## Processor time of a request, µs

${table([
  ['', 'one node', 'its primary', ...PARTS.map((part) => `scaled: ${part}`)],
  ...kinds.map((kind) => [
    rows[kind].label,
    micros(one[kind].nodes),
    micros(one[kind].primary),
    ...PARTS.map((part) => (TOUCHED.has(kind) ? micros(scaled[kind][part]) : '')),
  ]),
])}

What replica and proxy do not change is measured with one node only.

Beside requests: idle, a node takes ${overheads.idle.nodes.toFixed(1)} ms and the primary ${overheads.idle.primary.toFixed(1)} ms of each second for it; a change of the catalogue takes ${overheads.change.nodes.toFixed(0)} ms of each node and ${overheads.change.primary.toFixed(0)} ms of the primary for each node, before pages are rendered anew. To count one request for a limit takes ${(overheads.count.primary * 1000).toFixed(0)} µs of the primary; a piece in the cart and its order are counted four times, which is not in the table.

After a change of the catalogue a node works ${secondsToRecover(one, overheads).toFixed(1)} s until the pages in use are rendered again.

## Simulation

Without replica and proxy 1,000 orders take ${secondsOf(one)}; with both ${secondsOf(scaled)}.

${simulation('Without replica and proxy', one, overheads)}

${simulation('With replica and proxy', scaled, overheads)}
`;
}

/** What replica and proxy change; all else is the same work with and without them, and is taken from one node. */
const TOUCHED: ReadonlySet<string> = new Set<Kind>(['read', 'version', 'staffList']);

/** The costs of each kind with one node, and with replica and proxy; what one node does not have costs nothing. */
function costsOf(measured: Result['measured']): { one: CostsByKind; scaled: CostsByKind } {
  const of = (setup: number) =>
    Object.fromEntries(
      Object.entries(measured).map(([kind, runs]) => [
        kind,
        runs[TOUCHED.has(kind) ? setup : 0]?.costs ?? eachPart(() => 0),
      ]),
    ) as CostsByKind;
  return { one: of(0), scaled: of(2) };
}

function rateRow(label: string, [one, two, scaled]: readonly (Measurement | null)[]): string[] {
  const wrong = [one, two, scaled].reduce((sum, it) => sum + (it?.failures ?? 0), 0);
  const scaledRate = one ? ratio(scaled) : `${scaled?.requestsPerSecond.toFixed(0)} req/s`;
  return [
    label,
    one?.requestsPerSecond.toFixed(0) ?? '–',
    one?.p99.toFixed(0) ?? '–',
    ratio(two),
    scaledRate,
    scaled?.p99.toFixed(0) ?? '–',
    String(wrong),
  ];
}

function simulation(title: string, costs: CostsByKind, overheads: Overheads): string {
  const steps = NODES.map((nodes) => simulate(costs, overheads, nodes));
  return table([
    [title, 'orders an hour', 'used up first', 'primary used', 'connections'],
    ...steps.map(stepRow),
  ]);
}

const stepRow = (step: Step): string[] => [
  `${step.nodes} ${step.nodes === 1 ? 'node' : 'nodes'}`,
  step.ordersPerHour.toFixed(0),
  step.limit,
  `${(step.primaryShare * 100).toFixed(0)} %`,
  step.connects ? String(step.connections) : `${step.connections}, too many`,
];

function secondsOf(costs: CostsByKind): string {
  const seconds = secondsPerThousand(costs);
  const parts = PARTS.filter((part) => seconds[part] > 0).map(
    (part) => `${seconds[part].toFixed(0)} s of ${part}`,
  );
  return `${parts.join(', ')}, or ${euroPerThousand(costs).toFixed(3)} €`;
}

const ratio = (it: Measurement | null | undefined): string => (it ? it.ratio.toFixed(2) : '–');
const micros = (cost: number): string => (cost > 0 ? cost.toFixed(0) : '–');

/** A table of Markdown; all columns but the first are figures. */
function table([head, ...rows]: readonly (readonly string[])[]): string {
  const line = head!.map((_, i) => (i === 0 ? '---' : '--:'));
  return [head!, line, ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}
