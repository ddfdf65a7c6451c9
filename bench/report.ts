import { cpus } from 'node:os';
import type { Figure } from './measure.js';

const HEAD = [
  '',
  'req/s',
  'limit',
  'ratio',
  'target',
  'p99 ms',
  'kB',
  'CPU µs',
  'limit CPU µs',
  '',
];

/** The figures in columns, for the terminal. */
export function terminalTable(figures: readonly Figure[]): string {
  const rows = [HEAD, ...figures.map(row)];
  const widths = HEAD.map((_, column) => Math.max(...rows.map((cells) => cells[column]!.length)));
  return rows
    .map((cells) =>
      cells
        .map((cell, column) =>
          column === 0 ? cell.padEnd(widths[column]!) : cell.padStart(widths[column]!),
        )
        .join('  '),
    )
    .join('\n');
}

/** The figures as a page of Markdown, which also says how and on which machine they were measured. */
export function report(figures: readonly Figure[], commit: string): string {
  const processors = cpus();
  const missed = figures.filter(({ met }) => !met).length;
  const table = [HEAD, HEAD.map((_, i) => (i === 0 ? '---' : '--:')), ...figures.map(row)]
    .map((cells) => `| ${cells.join(' | ')} |`)
    .join('\n');
  return `# Speed

Written by \`npm run bench\` on ${new Date().toISOString().slice(0, 10)}, commit ${commit}: Node ${process.version}, ${processors.length} cores (${processors[0]?.model.trim()}), shop, database and load on one machine, 16 connections. ${missed === 0 ? 'Every target is met.' : `Targets missed: ${missed}.`}

The limit is a bare \`node:http\` server that answers the first 10 products by a prepared statement of \`pg\`; it is measured right before each figure, and a ratio is the median of the rounds. Rows "without cache" keep no answers: GraphQL goes to the database, a page is rendered again. Every answer is checked. The shop has two years of trade behind it, 10,000 orders. A cart and its order are two requests that count as one.

${table}
`;
}

function row(figure: Figure): string[] {
  const { label, name, requestsPerSecond, limitPerSecond, ratio, target } = figure;
  const { p99, p99Below, bytes, failures, met } = figure;
  return [
    name.endsWith('-uncached') ? `${label}, without cache` : label,
    requestsPerSecond.toFixed(0),
    limitPerSecond.toFixed(0),
    ratio.toFixed(2),
    `≥ ${target.toFixed(2)}`,
    p99Below === undefined ? p99.toFixed(0) : `${p99.toFixed(0)} < ${p99Below}`,
    (bytes / 1000).toFixed(1),
    figure.cpu?.toFixed(0) ?? '–',
    figure.limitCpu?.toFixed(0) ?? '–',
    failures > 0 ? `${failures} wrong answers` : met ? 'met' : 'missed',
  ];
}
