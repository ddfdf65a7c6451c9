import { Field, ID, Int, ObjectType } from 'type-graphql';
import { registerEnum } from '../../shared/register-enum.js';
import { DateTimeISO, Decimal } from '../../shared/scalars.js';
import { type ConsentCode, ConsentCodeEnum } from '../consents/consent-texts.js';
import { MATTER_KINDS, type MatterKind } from './customer-matter.entity.js';
import { Customer } from './customer.entity.js';

const MatterKindEnum = registerEnum(MATTER_KINDS, { name: 'CustomerMatterKind' });

const ENTRY_KINDS = [
  ...MATTER_KINDS,
  'project',
  'payment',
  'invoice',
  'call',
  'mail',
  'visit',
  'note',
  'change',
] as const;
export type TimelineKind = (typeof ENTRY_KINDS)[number];
const TimelineKindEnum = registerEnum(ENTRY_KINDS, {
  name: 'CustomerTimelineKind',
  description: 'change: a status, or what else has happened to an order or an offer.',
});

export const DUPLICATE_REASONS = ['email', 'phone', 'name'] as const;
export type DuplicateReason = (typeof DUPLICATE_REASONS)[number];
const DuplicateReasonEnum = registerEnum(DUPLICATE_REASONS, {
  name: 'DuplicateReason',
  description: 'email: the same mailbox; phone: the same number; name: the same name and postcode.',
});

@ObjectType({ simpleResolvers: true, description: 'The matters of a customer in figures.' })
export class CustomerSums {
  @Field(() => Int)
  orderCount!: number;

  @Field(() => Decimal, { description: 'Of all orders that are not cancelled.' })
  ordersAmount!: string;

  @Field(() => Int, { description: 'Orders, offers and inquiries that are not finished.' })
  openCount!: number;

  @Field(() => DateTimeISO, { nullable: true, description: 'When the latest matter came.' })
  lastAt!: Date | null;
}

@ObjectType({
  simpleResolvers: true,
  description: 'What a customer and their aliases have given, the newest first.',
})
export class CustomerContacts {
  @Field(() => [String])
  emails!: string[];

  @Field(() => [String], { description: 'E.164' })
  phones!: string[];

  @Field(() => [String])
  addresses!: string[];

  @Field(() => [String])
  names!: string[];
}

@ObjectType({ simpleResolvers: true, description: 'A consent that a customer has given.' })
export class CustomerConsent {
  @Field(() => ConsentCodeEnum)
  code!: ConsentCode;

  @Field(() => String, { description: 'The version of the text: "2026-11-21".' })
  version!: string;

  @Field(() => DateTimeISO)
  at!: Date;

  @Field(() => Int, { nullable: true, description: 'The order with which it was given.' })
  orderId!: number | null;

  @Field(() => DateTimeISO, { nullable: true, description: 'When it was withdrawn.' })
  withdrawnAt!: Date | null;
}

@ObjectType({
  simpleResolvers: true,
  description: 'A matter of a customer or what has become of it.',
})
export class TimelineEntry {
  @Field(() => ID)
  id!: string;

  @Field(() => TimelineKindEnum)
  kind!: TimelineKind;

  @Field(() => DateTimeISO)
  at!: Date;

  @Field(() => String, { description: 'In Polish: "Zamówienie nr 12".' })
  title!: string;

  @Field(() => String, { nullable: true })
  text!: string | null;

  @Field(() => Decimal, { nullable: true })
  amount!: string | null;

  @Field(() => String, { nullable: true, description: 'The member of staff, if one has done it.' })
  actorName!: string | null;

  @Field(() => MatterKindEnum, { nullable: true, description: 'The matter that it belongs to.' })
  matterKind!: MatterKind | null;

  @Field(() => Int, { nullable: true })
  matterId!: number | null;

  @Field(() => Boolean, {
    description: 'Whether this is a matter or a visit that is not finished.',
  })
  isOpen!: boolean;
}

@ObjectType({ simpleResolvers: true })
export class CustomerDuplicate {
  @Field(() => Customer)
  customer!: Customer;

  @Field(() => [DuplicateReasonEnum])
  reasons!: DuplicateReason[];
}
