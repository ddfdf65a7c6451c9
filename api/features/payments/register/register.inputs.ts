import { IsBoolean, IsOptional } from 'class-validator';
import { Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import type { EntryKind, PaymentMethod } from '#engine/trade/shop/payment-labels';
import { IsDay } from '../../../shared/day.js';
import { pageOf } from '../../../shared/page.js';
import { DateTimeISO, Decimal } from '../../../shared/scalars.js';
import { EntryKindEnum, PaymentMethodEnum } from '../../ledger/ledger-entry.entity.js';

@InputType()
export class LedgerFilter {
  @Field(() => String, { nullable: true, description: 'The first value day: "2026-11-01".' })
  @IsOptional()
  @IsDay()
  from?: string | null;

  @Field(() => String, { nullable: true, description: 'The last value day: "2026-11-30".' })
  @IsOptional()
  @IsDay()
  to?: string | null;

  @Field(() => Boolean, {
    nullable: true,
    description: 'true: only payments, refunds and their reversals, which move money.',
  })
  @IsOptional()
  @IsBoolean()
  movesMoney?: boolean | null;
}

@ObjectType({
  simpleResolvers: true,
  description: 'An entry of the ledger with its order and its VAT.',
})
class RegisteredLedgerEntry {
  @Field(() => ID)
  id!: number;

  @Field(() => Int)
  orderId!: number;

  @Field(() => String, { description: 'The company or, where there is none, the customer.' })
  customerName!: string;

  @Field(() => EntryKindEnum)
  kind!: EntryKind;

  @Field(() => Decimal)
  amount!: string;

  @Field(() => PaymentMethodEnum)
  method!: PaymentMethod;

  @Field(() => String)
  reference!: string;

  @Field(() => String, { description: 'The day in Poland on which the money moved: "2026-11-25".' })
  valueDay!: string;

  @Field(() => DateTimeISO, { description: 'When it was booked.' })
  at!: Date;

  @Field(() => String, { nullable: true })
  note!: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Null where no member of staff booked it.',
  })
  actorName!: string | null;

  @Field(() => Decimal, {
    nullable: true,
    description: 'Below zero where money leaves; null where no money moves.',
  })
  net!: string | null;

  @Field(() => Decimal, {
    nullable: true,
    description: 'Below zero where money leaves; null where no money moves.',
  })
  vat!: string | null;

  @Field(() => [String], {
    description: 'The numbers of the invoices of the order, without those that KSeF has refused.',
  })
  invoices!: string[];
}

@ObjectType({ simpleResolvers: true })
export class LedgerList extends pageOf(() => RegisteredLedgerEntry) {
  @Field(() => Decimal, {
    description: 'Payments less refunds and reversals of the whole list; can be below zero.',
  })
  received!: string;
}
