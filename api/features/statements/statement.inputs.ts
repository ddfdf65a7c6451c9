import {
  ArrayMaxSize,
  ArrayMinSize,
  ArrayUnique,
  IsArray,
  IsBoolean,
  IsIn,
  IsOptional,
  IsString,
  MaxLength,
  ValidateNested,
} from 'class-validator';
import { Field, InputType, Int, ObjectType } from 'type-graphql';
import type { OrderStatus } from '#engine/trade/shop/order-status';
import { IsId } from '../../shared/id.js';
import { IsAmount } from '../../shared/input/amount.js';
import { pageOf } from '../../shared/page.js';
import { registerEnum } from '../../shared/register-enum.js';
import { ReadRowInput } from '../../shared/row-version.js';
import { Decimal } from '../../shared/scalars.js';
import { IsText } from '../../shared/text.js';
import { payloadWithRefusals } from '../../shared/user-error.js';
import { OrderStatusEnum } from '../orders/order.entity.js';
import { BankStatement } from './bank-statement.entity.js';
import {
  BankTransfer,
  MatchReasonEnum,
  TRANSFER_STATES,
  type TransferState,
  TransferStateEnum,
} from './bank-transfer.entity.js';
import type { MatchReason } from './matching/match-transfers.js';

const TRANSFER_SORTS = ['newest', 'oldest'] as const;
export type TransferSort = (typeof TRANSFER_SORTS)[number];
export const TransferSortEnum = registerEnum(TRANSFER_SORTS, {
  name: 'BankTransferSort',
  description: 'By the day on which the bank booked the transfer.',
});

@InputType()
export class BankTransferFilter {
  @Field(() => TransferStateEnum, { nullable: true })
  @IsOptional()
  @IsIn(TRANSFER_STATES)
  state?: TransferState | null;

  @Field(() => Boolean, {
    nullable: true,
    description:
      'true: doubtful or unknown, so that staff must decide; false: booked or set aside.',
  })
  @IsOptional()
  @IsBoolean()
  waiting?: boolean | null;

  @Field(() => String, {
    nullable: true,
    description:
      'The id of an order, or words in any order, each a part of payer, title, account or the identifier given ' +
      'by the bank; one or two letters match the beginning of a word. Ignores case and diacritics; at most 100 ' +
      'characters.',
  })
  @IsOptional()
  @IsString()
  @MaxLength(100)
  text?: string | null;
}

@ObjectType({ simpleResolvers: true })
export class BankTransferList extends pageOf(() => BankTransfer) {}

@ObjectType({ simpleResolvers: true })
export class BankStatementList extends pageOf(() => BankStatement) {}

@ObjectType({ simpleResolvers: true, description: 'An order that a transfer may be for.' })
export class TransferCandidate {
  @Field(() => Int)
  orderId!: number;

  @Field(() => String)
  customerName!: string;

  @Field(() => OrderStatusEnum)
  status!: OrderStatus;

  @Field(() => Decimal, { description: 'What is left to pay of the order.' })
  outstanding!: string;

  @Field(() => [MatchReasonEnum])
  reasons!: MatchReason[];
}

@ObjectType({
  simpleResolvers: true,
  description: 'A payment online that a payout of the payment provider most likely contains.',
})
export class PaidOutPayment {
  @Field(() => Int)
  orderId!: number;

  @Field(() => Decimal)
  amount!: string;

  @Field(() => String, { description: "The provider's id of the payment." })
  reference!: string;
}

@ObjectType({
  simpleResolvers: true,
  description: 'What a collective payout of the payment provider most likely consists of.',
})
export class BankTransferPayout {
  @Field(() => String, { description: 'The code of the payment provider: "przelewy24".' })
  provider!: string;

  @Field(() => [PaidOutPayment], {
    description: 'The earliest first; empty where no payments with a plausible fee add up to it.',
  })
  payments!: PaidOutPayment[];

  @Field(() => Decimal, {
    nullable: true,
    description: 'What the provider has kept of the payments; null where they are not known.',
  })
  fee!: string | null;
}

@InputType()
export class OrdersForTransferInput {
  @Field(() => Int)
  @IsId()
  transferId!: number;

  @Field(() => String, {
    description:
      "The id of an order, or words in any order, each a part of the customer's data; at most 100 characters.",
  })
  @IsString()
  @MaxLength(100)
  text!: string;
}

@InputType()
export class BookBankTransferInput extends ReadRowInput {
  @Field(() => Int, { description: 'The order that it pays: one of the candidates or any other.' })
  @IsId()
  orderId!: number;
}

@InputType({ description: 'What a part of a transfer pays.' })
export class TransferPartInput {
  @Field(() => Int)
  @IsId()
  orderId!: number;

  @Field(() => Decimal, { description: 'Above zero.' })
  @IsAmount()
  amount!: string;
}

@InputType()
export class SplitBankTransferInput extends ReadRowInput {
  @Field(() => [TransferPartInput], {
    description: '2-20, each for another order; together the amount of the transfer.',
  })
  @IsArray()
  @ArrayMinSize(2)
  @ArrayMaxSize(20)
  @ArrayUnique((part: TransferPartInput | null) => part?.orderId)
  @ValidateNested({ each: true })
  parts!: TransferPartInput[];
}

@InputType()
export class SetBankTransferAsideInput extends ReadRowInput {
  @Field(() => String, { description: 'Why it pays no order; 2-500 characters.' })
  @IsText(2, 500)
  note!: string;
}

@ObjectType({ simpleResolvers: true })
export class BankTransferPayload extends payloadWithRefusals(
  'NOT_FOUND; CHANGED_MEANWHILE; BAD_USER_INPUT for an unknown order; CONFLICT for a transfer that is ' +
    'booked already or in another currency than PLN and, where its booking is to be reversed, for one that ' +
    'is not booked or was refunded since.',
) {
  @Field(() => BankTransfer, {
    nullable: true,
    description:
      'The transfer as it is now, also where the request was refused; null where there is no such transfer.',
  })
  transfer!: BankTransfer | null;
}
