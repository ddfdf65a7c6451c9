import { cpus } from 'node:os';

/** The reported figures of a page, each with its target (`least`), if it has one, and how it is written. */
const FIGURES = [
  { name: 'performance', label: 'performance', least: 95, show: String },
  { name: 'lcp', label: 'LCP', show: (ms) => `${(ms / 1000).toFixed(2)} s` },
  { name: 'tbt', label: 'TBT', show: (ms) => `${Math.round(ms)} ms` },
  { name: 'cls', label: 'CLS', show: (shift) => shift.toFixed(3) },
  { name: 'accessibility', label: 'accessibility', least: 100, show: String },
  { name: 'practices', label: 'best practices', least: 100, show: String },
  { name: 'seo', label: 'SEO', least: 100, show: String },
];

const HEAD = ['page', ...FIGURES.map(({ label }) => label), 'FCP', 'kB', 'machine', ''];

/** The labels of the targets that a page misses. */
export function misses(figure) {
  return FIGURES.filter(({ name, least = -Infinity }) => figure[name] < least).map(
    ({ label }) => label,
  );
}

/** The figures in columns and the findings, for the terminal. */
export function terminalTable(figures) {
  const rows = [HEAD, ...figures.map(row)];
  const widths = HEAD.map((_, column) => Math.max(...rows.map((cells) => cells[column].length)));
  const lines = rows.map((cells) => cells.map((cell, i) => cell.padEnd(widths[i])).join('  '));
  return [...lines, ...new Set(figures.flatMap(({ findings }) => findings))].join('\n');
}

/** The figures as a page of Markdown, which also says how and on which machine they were measured. */
export function report(figures, runs) {
  const processors = cpus();
  const table = [HEAD, HEAD.map(() => '---'), targetRow(), ...figures.map(row)]
    .map((cells) => `| ${cells.join(' | ')} |`)
    .join('\n');
  return `# Pages on a phone

Written by \`npm run lighthouse\` on ${new Date().toISOString().slice(0, 10)}: Lighthouse's own mobile settings (simulated slow 4G, a processor four times slower), the median of ${runs} runs, shop, database and browser on one machine with ${processors.length} cores (${processors[0]?.model.trim()}), by TLS and HTTP/2 as Caddy serves the shop in production. The configurator is measured with its drawing: the 3D view, which is loaded when the page is idle, would be drawn in software here. The browser is Chromium's headless shell, which only draws pages: a whole Chromium without a window prepares its own menus and fields as pages, on the same cores at the same time (the configurator in turns with it: 96 and 93 in the shell, 85 and 88 in the whole browser). "machine" is Lighthouse's own measure of the processor in these runs: 1500 to 2000 is the desktop computer that its four times are meant for.

${table}
`;
}

function row(figure) {
  const missed = misses(figure);
  return [
    figure.path,
    ...FIGURES.map(({ name, show }) => show(figure[name])),
    `${(figure.fcp / 1000).toFixed(2)} s`,
    (figure.bytes / 1000).toFixed(0),
    figure.speed.toFixed(0),
    missed.length ? `missed: ${missed.join(', ')}` : 'met',
  ];
}

function targetRow() {
  const limit = ({ least }) => (least === undefined ? '' : `≥ ${least}`);
  return ['target', ...FIGURES.map(limit), '', '', '', ''];
}
