import { cpus } from 'node:os';
import { quantile } from '../staff-measure.js';
import { type Balancer, CALM, OUTCOMES } from './balancer.js';
import type { Happened } from './faults.js';
import type { Mails } from './invariants.js';
import type { Journal } from './journal.js';
import type { Logged } from './log.js';
import { type Sample, mean } from './watch.js';

export interface Result {
  minutes: number;
  seed: number;
  balancer: Balancer;
  journal: Journal;
  happened: readonly Happened[];
  samples: readonly Sample[];
  mails: Mails;
  payments: { booked: number; amount: string };
  log: Logged;
  /** What is not as it must be, in words; empty if all is. */
  problems: readonly string[];
}

/** The figures of a result, as they are written to the JSON file. */
export function figuresOf(result: Result): object {
  const { minutes, seed, journal, happened, samples, mails, payments, log, problems } = result;
  const { orders, buyers, invoiced, visits, files, pictures, notes } = journal;
  return {
    minutes,
    seed,
    acknowledged: {
      orders: orders.length,
      payments: buyers.length,
      invoices: invoiced.length,
      visits: visits.size,
      files: files.length,
      pictures: pictures.length,
      notes: notes.length,
    },
    payments,
    mails: { sent: mails.sent, received: mails.received },
    requests: Object.fromEntries(requestRows(result).map(({ what, ...row }) => [what, row])),
    faults: happened,
    samples,
    log: log.messages,
    problems,
  };
}

interface RequestRow {
  what: string;
  faults: number;
  outcomes: Record<(typeof OUTCOMES)[number], number>;
  p50: number;
  p99: number;
  recovery: number[];
}

function requestRows({ balancer, happened }: Result): RequestRow[] {
  return [...balancer.counts].map(([what, { outcomes, times }]) => ({
    what,
    outcomes,
    faults: happened.filter((fault) => fault.what === what).length,
    p50: times.length > 0 ? Math.round(quantile(times, 0.5)) : 0,
    p99: times.length > 0 ? Math.round(quantile(times, 0.99)) : 0,
    recovery: happened.flatMap((fault) => (fault.what === what ? [fault.recovered] : [])),
  }));
}

/** The page of Markdown for people. */
export function report(result: Result): string {
  const { minutes, seed, journal, samples, mails, payments, log, problems } = result;
  const [processor] = cpus();
  const rows = requestRows(result)
    .toSorted((one, other) => Number(other.what === CALM) - Number(one.what === CALM))
    .map(({ what, faults, outcomes, p50, p99, recovery }) => {
      const recovered =
        recovery.length === 0
          ? ['', '']
          : [quantile(recovery, 0.5), Math.max(...recovery)].map((it) => it.toFixed(1));
      const counts = OUTCOMES.map((outcome) => outcomes[outcome]);
      return `| ${[what, faults || '', ...counts, p50, p99, ...recovered].join(' | ')} |`;
    });
  const logRows = log.messages.map(
    ({ text, count, isExpected }) =>
      `| ${[count, text.replaceAll('|', '\\|').slice(0, 200), isExpected ? '' : 'unexpected'].join(' | ')} |`,
  );
  const quarter = (from: number, figure: keyof Sample) =>
    mean(samples, figure, from, from + 0.25).toFixed(0);
  const useRows = (
    [
      ['memory, MB', 'memory'],
      ['open files and sockets', 'handles'],
      ['connections to the database', 'connections'],
      ['age of the oldest due job, s', 'oldestJob'],
    ] as const
  ).map(([what, figure]) => {
    const quarters = [0, 0.25, 0.5, 0.75].map((from) => quarter(from, figure));
    return `| ${[what, ...quarters, Math.max(...samples.map((it) => it[figure]))].join(' | ')} |`;
  });
  return `# Soak

Written by \`npm run bench:soak -- --minutes ${minutes} --seed ${seed}\` on ${new Date().toISOString().slice(0, 10)}: Node ${process.version}, ${cpus().length} cores (${processor?.model.trim()}), two nodes of the shop, database, its replica, mail server, provider and visitors on one machine. Visitors look, configure, order, pay with [the faults of payments](payments.md) and book installations; staff read lists, invoice, note, move stock and upload. One fault follows the other, in an order that the seed decides; whoever gets no answer tries again at the next node.

${problems.length === 0 ? 'Nothing that was acknowledged is lost, doubled or changed.' : `Not as it must be:\n\n${problems.map((problem) => `- ${problem}`).join('\n')}`}

Acknowledged: ${journal.orders.length} orders, ${journal.buyers.length} payments at the provider (${payments.booked} booked, ${payments.amount} zł), ${journal.invoiced.length} orders invoiced, ${journal.visits.size} visits booked, ${journal.notes.length} notes, ${journal.files.length} files, ${journal.pictures.length} pictures; ${mails.sent} mails sent, ${mails.received} received.

## Requests, by what failed meanwhile

503 is counted where it says when to come back. "Wrong" is any other error. Recovery is the time from the end of the fault (a killed node is started again, say) until both nodes answer a list of staff, in seconds.

| | times | answered | 503 | connection lost | no answer in 20 s | wrong | p50 ms | p99 ms | recovery: median | longest |
| --- | --: | --: | --: | --: | --: | --: | --: | --: | --: | --: |
${rows.join('\n')}

## What it uses, by quarters of the time

Memory and handles are of the node that is never killed; connections of both.

| | first | second | third | fourth | most |
| --- | --: | --: | --: | --: | --: |
${useRows.join('\n')}

## Warnings and errors in the logs

| times | | |
| --: | --- | --- |
${logRows.join('\n')}
`;
}
