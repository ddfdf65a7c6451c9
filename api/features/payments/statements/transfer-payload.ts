import type { EntityManager } from '@mikro-orm/postgresql';
import { userErrorsOf } from '../../../shared/user-error.js';
import { BankTransfer } from './bank-transfer.entity.js';
import type { BankTransferPayload } from './statement.inputs.js';

/** The answer to a decision on a transfer: the transfer as it is now, also where the decision was refused. */
export async function transferPayload(
  em: EntityManager,
  id: number,
  decided: Promise<void>,
): Promise<BankTransferPayload> {
  const current = () => em.fork().findOne(BankTransfer, { id });
  try {
    await decided;
    return { transfer: await current(), userErrors: [] };
  } catch (error) {
    const userErrors = userErrorsOf(error);
    return { transfer: await current(), userErrors };
  }
}
