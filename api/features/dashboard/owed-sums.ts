import type { EntityManager } from '@mikro-orm/postgresql';
import type { ExpressionBuilder } from 'kysely';
import { Field, Int, ObjectType } from 'type-graphql';
import { formatAmount, parseAmount } from '#engine/goods/price/money';
import { polishClock } from '#engine/locale/polish-time';
import { type Tables, db } from '../../database/db.js';
import { Decimal } from '../../shared/scalars.js';

@ObjectType({
  simpleResolvers: true,
  description: 'A number of orders, and the sum of what they owe or are owed.',
})
export class OwedSum {
  @Field(() => Int)
  count!: number;

  @Field(() => Decimal)
  amount!: string;
}

@ObjectType({
  simpleResolvers: true,
  description: 'What customers owe and are owed, by `PaymentState`.',
})
export class OwedSums {
  @Field(() => OwedSum, { description: 'All that is left to pay, due or not.' })
  unpaid!: OwedSum;

  @Field(() => OwedSum, { description: 'What was due before today and is not paid.' })
  overdue!: OwedSum;

  @Field(() => OwedSum, { description: 'What was paid too much.' })
  toRefund!: OwedSum;
}

/** Reads the sums in one statement, so that they are consistent with each other. */
export async function readOwedSums(em: EntityManager, now: Date): Promise<OwedSums> {
  const today = polishClock(now).day;
  const sums = await db(em)
    .selectFrom('OrderAccount')
    .select((eb) => {
      const orders = eb.fn.countAll<string>();
      const amount = eb.fn.sum<string | null>('outstanding');
      return [
        orders.filterWhere('outstanding', '>', '0').as('unpaidCount'),
        amount.filterWhere('outstanding', '>', '0').as('unpaid'),
        orders.filterWhere('nextDue', '<', today).as('overdueCount'),
        orders.filterWhere('outstanding', '<', '0').as('toRefundCount'),
        amount.filterWhere('outstanding', '<', '0').as('toRefund'),
        overdue(em, today).as('overdue'),
      ];
    })
    .where((eb) => eb.or([eb('outstanding', '>', '0'), eb('outstanding', '<', '0')]))
    .executeTakeFirstOrThrow();
  return {
    unpaid: sumOf(sums.unpaidCount, sums.unpaid),
    overdue: sumOf(sums.overdueCount, sums.overdue),
    toRefund: sumOf(sums.toRefundCount, sums.toRefund),
  };
}

type Accounts = Tables & { account: Tables['OrderAccount'] };

/** The unpaid part of the instalments due before `today`; most accounts have nothing overdue, and are not read. */
const overdue = (em: EntityManager, today: string) =>
  db(em)
    .selectFrom('OrderAccount as account')
    .select((eb) => eb.fn.sum<string | null>(overdueOf(eb, today)).as('amount'))
    .where('account.nextDue', '<', today);

/**
 * The overdue amount of one account, as `cover` computes it: payments cover the deposit before the rest. Where too much
 * was refunded, the sum of payments is negative, and its amount is owed in addition to the first instalment.
 */
const overdueOf = (eb: ExpressionBuilder<Accounts, 'account'>, today: string) =>
  eb
    .selectFrom('Instalment as part')
    .select((part) => {
      const deposit = part.parens('account.total', '-', part.ref('part.amount'));
      const afterDeposit = part('account.paid', '-', deposit);
      const left = part
        .case()
        .when('part.kind', '=', 'rest')
        .then(part.fn<string>('greatest', [afterDeposit, part.val('0')]))
        .else(part.ref('account.paid'))
        .end();
      const paid = part.fn<string>('least', ['part.amount', left]);
      return part.fn.sum<string>(part('part.amount', '-', paid)).as('amount');
    })
    .whereRef('part.account', '=', 'account.id')
    .where('part.due', '<', today);

/** Amounts to be refunded are negative in the account; returned without the sign. */
const sumOf = (count: string, amount: string | null): OwedSum => ({
  count: Number(count),
  amount: formatAmount(Math.abs(parseAmount(amount ?? '0'))),
});
