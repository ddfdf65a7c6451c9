import { setTimeout as delay } from 'node:timers/promises';
import type pg from 'pg';
import type { SmtpSink } from '../../api/testing/smtp-sink.js';
import type { StandbyPostgres } from '../../scripts/postgres/standby-postgres.mjs';
import { STAFF_ORDERS } from '../documents.js';
import type { StandIn } from '../payments/stand-in.js';
import { ask, sendTo } from '../send.js';
import { CALM } from './balancer.js';
import { signalPostgres } from './postgres-processes.js';
import type { Random } from './random.js';
import type { ShopNode } from './shop-node.js';

/** What can fail. */
export interface Shop {
  /** Runs from the beginning to the end, so that its memory can be watched. */
  lasting: ShopNode;
  /** Is killed and stopped now and then. */
  mortal: ShopNode;
  postmaster: number;
  replica: StandbyPostgres;
  database: pg.Pool;
  mail: SmtpSink;
  provider: StandIn;
  staffCookie: string;
}

interface Fault {
  what: string;
  /** How long it lasts: from, to, in seconds. */
  seconds: readonly [number, number];
  begin: (shop: Shop, random: Random) => void | Promise<void>;
  end: (shop: Shop) => void | Promise<void>;
}

const CLOCK_STEPS_MS = [-15 * 60_000, -90_000, 90_000, 15 * 60_000] as const;
const nodesOf = ({ lasting, mortal }: Shop) => [lasting, mortal];

const FAULTS: readonly Fault[] = [
  {
    what: 'a node is killed',
    seconds: [1, 10],
    begin: ({ mortal }) => mortal.kill(),
    end: ({ mortal }) => mortal.start(),
  },
  {
    what: 'a node is stopped',
    seconds: [1, 5],
    begin: ({ mortal }) => mortal.stop(),
    end: ({ mortal }) => mortal.start(),
  },
  {
    what: 'a node is paused',
    seconds: [2, 20],
    begin: (shop, random) => random.of(nodesOf(shop)).pause(),
    end: (shop) => nodesOf(shop).forEach((node) => node.resume()),
  },
  {
    what: 'PostgreSQL is paused',
    seconds: [2, 15],
    begin: ({ postmaster }) => signalPostgres(postmaster, 'SIGSTOP'),
    end: ({ postmaster }) => signalPostgres(postmaster, 'SIGCONT'),
  },
  {
    what: 'a process of PostgreSQL is killed',
    seconds: [1, 1],
    async begin({ database }) {
      const { rows } = await database.query<{ pid: number }>(
        `select pid from pg_stat_activity where backend_type = 'client backend' and pid <> pg_backend_pid() limit 1`,
      );
      if (rows[0]) process.kill(rows[0].pid, 'SIGKILL');
    },
    end: () => undefined,
  },
  {
    what: 'the replica is lost',
    seconds: [5, 30],
    begin: ({ replica }) => replica.kill(),
    end: ({ replica }) => replica.start(),
  },
  {
    what: 'the replica stands still',
    seconds: [5, 30],
    begin: ({ replica }) => replica.pause().then(() => undefined),
    end: ({ replica }) => replica.resume().then(() => undefined),
  },
  {
    what: 'the mail server does not answer',
    seconds: [5, 30],
    begin: ({ mail }) => void (mail.mode = 'stall'),
    end: ({ mail }) => void (mail.mode = 'take'),
  },
  {
    what: 'the mail server refuses',
    seconds: [5, 15],
    begin: ({ mail }) => void (mail.mode = 'refuse'),
    end: ({ mail }) => void (mail.mode = 'take'),
  },
  {
    what: 'the payment provider does not answer',
    seconds: [5, 30],
    begin: ({ provider }) => void process.kill(provider.pid, 'SIGSTOP'),
    end: ({ provider }) => void process.kill(provider.pid, 'SIGCONT'),
  },
  {
    what: 'the clock of a node steps',
    seconds: [15, 40],
    begin: (shop, random) => random.of(nodesOf(shop)).stepClock(random.of(CLOCK_STEPS_MS)),
    end: (shop) => nodesOf(shop).forEach((node) => node.stepClock(0)),
  },
];

/** A fault that happened. */
export interface Happened {
  what: string;
  /** Seconds since the beginning of the soak. */
  at: number;
  /** How long it lasted, in seconds. */
  lasted: number;
  /** Seconds from its end, such as when a server is started again, until both nodes answered a query of staff. */
  recovered: number;
}

const CALM_SECONDS = [8, 25] as const;
/** Connections that the fault has broken may still be found for so long. */
const AFTERMATH_MS = 3000;
const PATIENCE_MS = 5 * 60_000;

/** Lets one fault after the other happen, in an order that follows from the seed: each once, then each again. */
export class Trouble {
  readonly happened: Happened[] = [];
  /** Faults from which the shop has not recovered, in words. */
  readonly problems: string[] = [];
  private current = CALM;

  constructor(
    private readonly shop: Shop,
    private readonly random: Random,
  ) {}

  /** The fault of this moment and its aftermath. */
  readonly phase = (): string => this.current;

  async makeUntil(end: number): Promise<void> {
    const begun = performance.now();
    for (let waiting: Fault[] = []; ;) {
      if (waiting.length === 0) waiting = this.random.shuffled(FAULTS);
      const fault = waiting.pop()!;
      await delay(this.random.between(...CALM_SECONDS) * 1000);
      const lasted = this.random.between(...fault.seconds);
      if (performance.now() + lasted * 1000 > end) return;
      const at = Math.round((performance.now() - begun) / 1000);
      this.current = fault.what;
      const recovered = await this.make(fault, lasted).catch((error: unknown) => {
        this.problems.push(`not recovered after ${at} s, ${fault.what}: ${String(error)}`);
        return PATIENCE_MS / 1000;
      });
      await delay(AFTERMATH_MS);
      this.current = CALM;
      this.happened.push({ what: fault.what, at, lasted, recovered });
      console.log(`${at} s: ${fault.what}, ${lasted} s; recovered after ${recovered.toFixed(1)} s`);
    }
  }

  private async make(fault: Fault, seconds: number): Promise<number> {
    let ended: number;
    try {
      await fault.begin(this.shop, this.random);
      await delay(seconds * 1000);
    } finally {
      ended = performance.now();
      await fault.end(this.shop);
    }
    await Promise.all(nodesOf(this.shop).map((node) => this.untilItAnswers(node)));
    return (performance.now() - ended) / 1000;
  }

  private async untilItAnswers(node: ShopNode): Promise<void> {
    const until = performance.now() + PATIENCE_MS;
    for (;;) {
      try {
        const variables = { page: { limit: 5 } };
        await ask(sendTo(node.url), STAFF_ORDERS, variables, this.shop.staffCookie);
        return;
      } catch (error) {
        if (performance.now() > until) throw error;
        await delay(100);
      }
    }
  }
}
