import type { Ref } from '@mikro-orm/core';
import { Check, Entity, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Field, Int, ObjectType } from 'type-graphql';
import { STATEMENT_FORMATS, type StatementFormat } from '#engine/trade/shop/payment-labels';
import { User } from '../../identity/user.entity.js';
import { registerEnum } from '../../shared/register-enum.js';
import { DateTimeISO } from '../../shared/scalars.js';

const StatementFormatEnum = registerEnum(STATEMENT_FORMATS, { name: 'BankStatementFormat' });

@ObjectType({
  simpleResolvers: true,
  description: 'An imported bank statement, with the results of its import.',
})
@Entity()
@Check({ name: 'bank_statement_format', expression: `format in ('mt940', 'camt053')` })
export class BankStatement {
  @Field(() => Int)
  @PrimaryKey({ type: 'integer' })
  readonly id!: number;

  @Field(() => StatementFormatEnum)
  @Property({ type: 'string', length: 10 })
  format!: StatementFormat;

  @Field(() => DateTimeISO)
  @Property({ type: 'datetime', defaultRaw: 'now()' })
  importedAt: Date = new Date();

  @ManyToOne(() => User, { ref: true, deleteRule: 'no action' })
  importedBy!: Ref<User>;

  @Field(() => String, { description: 'The first day of its operations: "2026-11-24".' })
  @Property({ type: 'date' })
  firstDay!: string;

  @Field(() => String, { description: 'The last day of its operations: "2026-11-24".' })
  @Property({ type: 'date' })
  lastDay!: string;

  @Field(() => Int, { description: 'Transfers that were booked automatically.' })
  @Property({ type: 'integer' })
  bookedCount!: number;

  @Field(() => Int, {
    description: 'Transfers that waited for staff because it was not certain which order they pay.',
  })
  @Property({ type: 'integer' })
  doubtfulCount!: number;

  @Field(() => Int, {
    description: 'Transfers that waited for staff because they fitted no order.',
  })
  @Property({ type: 'integer' })
  unknownCount!: number;

  @Field(() => Int, {
    description: 'Transfers that an earlier statement had listed already; they are stored once.',
  })
  @Property({ type: 'integer' })
  knownCount!: number;

  @Field(() => Int, {
    description: 'Operations that took money from the account; they are not stored.',
  })
  @Property({ type: 'integer' })
  debitCount!: number;
}
