import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startServer } from '../processes.js';

/** The shop's account at the stand-in, as the environment variables that the shop and the stand-in both read. */
export const MERCHANT_ENV = {
  P24_MERCHANT_ID: '12345',
  P24_POS_ID: '12345',
  P24_CRC: 'bench-crc',
  P24_API_KEY: 'bench-key',
};

/** A payment that a buyer has made, as the provider knows it. */
export interface MadePayment {
  /** The shop's id of the payment. */
  sessionId: string;
  /** The provider's id of the payment. */
  reference: string;
  /** In grosze. */
  amount: number;
  isVerified: boolean;
}

export interface StandIn {
  url: string;
  pid: number;
  payments(): Promise<MadePayment[]>;
  stop(): Promise<void>;
}

interface StoredTransaction {
  sessionId: string;
  amount: number;
  payments: { orderId: string; isVerified: boolean }[];
}

/** Starts the stand-in of the payment provider as a separate process, which goes on when the shop is killed. */
export async function startStandIn(): Promise<StandIn> {
  const folder = await mkdtemp(join(tmpdir(), 'cieniomat-bench-payments-'));
  const file = join(folder, 'transactions.json');
  const running = await startServer({
    file: 'tools/payments/main.ts',
    nodeArguments: ['--import', '@oxc-node/core/register'],
    env: { ...MERCHANT_ENV, STAND_IN_FILE: file },
  });
  return {
    url: running.url,
    pid: running.pid,
    async payments() {
      const transactions = JSON.parse(await readFile(file, 'utf8')) as StoredTransaction[];
      return transactions.flatMap(({ sessionId, amount, payments }) =>
        payments.map(({ orderId: reference, isVerified }) => ({
          sessionId,
          reference,
          amount,
          isVerified,
        })),
      );
    },
    async stop() {
      await running.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
