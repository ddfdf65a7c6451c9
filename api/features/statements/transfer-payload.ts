import type { EntityManager } from '@mikro-orm/postgresql';
import { attempt } from '../../shared/user-error.js';
import { BankTransfer } from './bank-transfer.entity.js';
import type { BankTransferPayload } from './statement.inputs.js';

/** The answer to a decision on a transfer: the current transfer, also where the decision was refused. */
export async function transferPayload(
  em: EntityManager,
  id: number,
  decide: () => Promise<void>,
): Promise<BankTransferPayload> {
  const { userErrors } = await attempt(decide);
  return { transfer: await em.fork().findOne(BankTransfer, { id }), userErrors };
}
