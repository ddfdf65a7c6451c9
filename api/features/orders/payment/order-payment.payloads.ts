import { Field, Int, ObjectType } from 'type-graphql';
import {
  type EntryKind,
  INSTALMENT_KINDS,
  type InstalmentKind,
  type PaymentMethod,
} from '#engine/trade/shop/payment-labels';
import { registerEnum } from '../../../shared/register-enum.js';
import { Decimal } from '../../../shared/scalars.js';
import { EntryKindEnum, PaymentMethodEnum } from '../../ledger/ledger-entry.entity.js';

export const InstalmentKindEnum = registerEnum(INSTALMENT_KINDS, {
  name: 'InstalmentKind',
  description: 'deposit and rest: the two parts of a price; whole: all of it at once.',
});

@ObjectType({
  simpleResolvers: true,
  description: 'An instalment: a part of the price of an order.',
})
export class OrderInstalment {
  @Field(() => InstalmentKindEnum)
  kind!: InstalmentKind;

  @Field(() => Decimal)
  amount!: string;

  @Field(() => Decimal, { description: 'What is left to pay of this instalment.' })
  remaining!: string;

  @Field(() => String, {
    nullable: true,
    description: 'The day in Poland on which it is due: "2026-12-01"; null until it is known.',
  })
  due!: string | null;
}

@ObjectType({
  simpleResolvers: true,
  description: 'A QR code: its dark modules as the path data of an SVG, one unit each.',
})
export class QrPicture {
  @Field(() => Int, { description: 'Modules along an edge, the white margin included.' })
  size!: number;

  @Field(() => String)
  path!: string;
}

@ObjectType({ simpleResolvers: true, description: 'How to pay by bank transfer what is due.' })
export class TransferDetails {
  @Field(() => String)
  recipient!: string;

  @Field(() => String, { description: 'The bank account: 26 digits in groups.' })
  account!: string;

  @Field(() => String, { description: 'The title of the transfer, by which the payment is found.' })
  title!: string;

  @Field(() => Decimal, {
    description: 'What is left to pay of all instalments that have a due day.',
  })
  amount!: string;

  @Field(() => String, { description: 'The earliest of these due days: "2026-12-01".' })
  due!: string;

  @Field(() => QrPicture, {
    description: 'The code for transfers by the standard of the Polish banks.',
  })
  qrCode!: QrPicture;

  @Field(() => Boolean, {
    description:
      'False above 9999.99 zł: the code has no room for more, and the payer types the amount in.',
  })
  codeHasAmount!: boolean;
}

@ObjectType({
  simpleResolvers: true,
  description: 'Money that came for an order or was sent back, as its customer sees it.',
})
export class MoneyMovement {
  @Field(() => EntryKindEnum, { description: 'paid or refunded.' })
  kind!: EntryKind;

  @Field(() => Decimal)
  amount!: string;

  @Field(() => PaymentMethodEnum)
  method!: PaymentMethod;

  @Field(() => String, { description: 'The day in Poland on which the money moved: "2026-11-25".' })
  valueDay!: string;
}

@ObjectType({ simpleResolvers: true, description: 'What an order costs and what is paid of it.' })
export class OrderPayment {
  @Field(() => Decimal, { description: 'What the order costs; 0.00 for a cancelled one.' })
  owed!: string;

  @Field(() => Decimal, { description: 'Payments less refunds.' })
  paid!: string;

  @Field(() => Decimal, { description: 'What is left to pay; never below zero.' })
  outstanding!: string;

  @Field(() => Decimal, { description: 'What is paid above the price, and so is to be refunded.' })
  toRefund!: string;

  @Field(() => Boolean, { description: 'Whether something unpaid was due before today.' })
  isOverdue!: boolean;

  @Field(() => Boolean, {
    description: 'Whether the deposit is paid, so that production may start.',
  })
  depositIsBooked!: boolean;

  @Field(() => [OrderInstalment], {
    description: 'The deposit before the rest; empty for a cancelled order.',
  })
  instalments!: OrderInstalment[];

  @Field(() => Boolean, { description: 'Whether something is to be paid now.' })
  isDue!: boolean;

  @Field(() => TransferDetails, {
    nullable: true,
    description: 'Null where nothing is due yet, and while the shop has no account.',
  })
  transfer!: TransferDetails | null;
}
