import { Field, Int, ObjectType, registerEnumType } from 'type-graphql';
import {
  type EntryKind,
  INSTALMENT_KINDS,
  type InstalmentKind,
  type PaymentMethod,
} from '../../../../engine/shop/payment-labels.js';
import { Decimal } from '../../../shared/scalars.js';
import { EntryKindEnum, PaymentMethodEnum } from '../../ledger/ledger-entry.entity.js';

export const InstalmentKindEnum = Object.fromEntries(INSTALMENT_KINDS.map((kind) => [kind, kind]));
registerEnumType(InstalmentKindEnum, {
  name: 'InstalmentKind',
  description: 'A deposit and the rest, or the whole at once.',
});

@ObjectType({ simpleResolvers: true, description: 'A part of the price of an order.' })
export class OrderInstalment {
  @Field(() => InstalmentKindEnum)
  kind!: InstalmentKind;

  @Field(() => Decimal)
  amount!: string;

  @Field(() => Decimal, { description: 'What is left to pay of it.' })
  remaining!: string;

  @Field(() => String, {
    nullable: true,
    description: 'A day in Poland, "2026-12-01"; null until it is known.',
  })
  due!: string | null;
}

@ObjectType({
  simpleResolvers: true,
  description: 'A QR code: the dark modules as path data, one unit each.',
})
export class QrPicture {
  @Field(() => Int, { description: 'Modules along an edge, the white around it counted.' })
  size!: number;

  @Field(() => String)
  path!: string;
}

@ObjectType({ simpleResolvers: true, description: 'How to pay what is due by a bank transfer.' })
export class TransferDetails {
  @Field(() => String)
  recipient!: string;

  @Field(() => String, { description: '26 digits in groups.' })
  account!: string;

  @Field(() => String, { description: 'By which the payment is found.' })
  title!: string;

  @Field(() => Decimal)
  amount!: string;

  @Field(() => String, { description: 'A day in Poland, "2026-12-01".' })
  due!: string;

  @Field(() => QrPicture, { description: "By the Polish banks' standard." })
  qrCode!: QrPicture;

  @Field(() => Boolean, {
    description: 'False above 9999.99: the code has no room for the amount, the payer types it.',
  })
  codeHasAmount!: boolean;
}

@ObjectType({
  simpleResolvers: true,
  description: 'Money that came for an order or went back, as its customer sees it.',
})
export class MoneyMovement {
  @Field(() => EntryKindEnum, { description: 'paid or refunded.' })
  kind!: EntryKind;

  @Field(() => Decimal)
  amount!: string;

  @Field(() => PaymentMethodEnum)
  method!: PaymentMethod;

  @Field(() => String, { description: 'The day in Poland on which it moved, "2026-11-25".' })
  valueDay!: string;
}

@ObjectType({ simpleResolvers: true, description: 'What an order owes and what is paid of it.' })
export class OrderPayment {
  @Field(() => Decimal, { description: 'What the order costs; 0.00 for a cancelled one.' })
  owed!: string;

  @Field(() => Decimal, { description: 'Payments without refunds.' })
  paid!: string;

  @Field(() => Decimal, { description: 'What is left to pay.' })
  outstanding!: string;

  @Field(() => Decimal, { description: 'What was paid too much.' })
  toRefund!: string;

  @Field(() => Boolean, { description: 'Whether something was due before today.' })
  isOverdue!: boolean;

  @Field(() => Boolean, { description: 'Whether production may start.' })
  depositIsBooked!: boolean;

  @Field(() => [OrderInstalment], {
    description: 'The deposit before the rest; none for a cancelled order.',
  })
  instalments!: OrderInstalment[];

  @Field(() => TransferDetails, { nullable: true, description: 'Null where nothing is due yet.' })
  transfer!: TransferDetails | null;
}
