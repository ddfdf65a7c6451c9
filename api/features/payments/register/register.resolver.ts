import { Arg, Ctx, Query, Resolver } from 'type-graphql';
import type { Context } from '../../../request/context.js';
import { PageInput } from '../../../shared/page.js';
import { listLedger } from './list-ledger.js';
import { LedgerFilter, LedgerList } from './register.inputs.js';

@Resolver()
export class LedgerResolver {
  @Query(() => LedgerList, {
    description:
      'For staff: the payments, refunds and other ledger entries of all orders, the latest value day first.',
  })
  ledger(
    @Arg('filter', () => LedgerFilter, { nullable: true }) filter: LedgerFilter | null,
    @Arg('page', () => PageInput, { nullable: true }) page: PageInput | null,
    @Ctx() { em }: Context,
  ): Promise<LedgerList> {
    return listLedger(em, filter ?? {}, page ?? new PageInput());
  }
}
