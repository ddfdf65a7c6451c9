import { randomUUID } from 'node:crypto';
import type { Ref } from '@mikro-orm/core';
import { Enum, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Field, ID, Int, ObjectType } from 'type-graphql';
import { User } from '../../identity/user.entity.js';
import { registerEnum } from '../../shared/register-enum.js';
import { DateTimeISO, Decimal } from '../../shared/scalars.js';
import { CustomerDetails } from './customer-details.js';
import type { StoredIssuer } from './paper/issuer.js';
import { ServiceLine } from './services.js';

const CONSENT_WAYS = ['link', 'phone', 'signature'] as const;
/**
 * How the customer decided: on the page of the order or offer, on the telephone, recorded by staff, or by signing on the
 * phone of a crew.
 */
type ConsentWay = (typeof CONSENT_WAYS)[number];
const ConsentWayEnum = registerEnum(CONSENT_WAYS, {
  name: 'OrderConsentWay',
  description:
    'link: on the page of the order or offer; phone: by telephone, recorded by staff; signature: on the phone of a crew.',
});

/** What an order and each version of an order or an offer store alike: texts that a customer may leave out, and sums. */
@ObjectType({ simpleResolvers: true })
export abstract class Agreement extends CustomerDetails {
  @Field(() => [ServiceLine], { description: 'Services beside the goods.' })
  @Property({ type: 'json', defaultRaw: `'[]'` })
  services: ServiceLine[] = [];

  @Field(() => Decimal, {
    description:
      'Taken off the sum of all lines; "0.00" for none. Lines can have discounts of their own.',
  })
  @Property({ type: 'decimal', precision: 12, scale: 2 })
  discount!: string;

  @Field(() => String, {
    nullable: true,
    description: 'What the discount is given for; null where there is none.',
  })
  @Property({ type: 'string', length: 200, nullable: true })
  discountReason!: string | null;

  @Field(() => Decimal, { description: 'The sum of goods and services less the discount.' })
  @Property({ type: 'decimal', precision: 12, scale: 2 })
  totalAmount!: string;

  @Field(() => Decimal, { description: 'The total without VAT.' })
  @Property({ type: 'decimal', precision: 12, scale: 2 })
  net!: string;

  @Field(() => Decimal, { description: 'The VAT that the total contains.' })
  @Property({ type: 'decimal', precision: 12, scale: 2 })
  vat!: string;
}

/** The SQL condition for the sums of an `Agreement`, for the check of each table that stores them. */
export const AGREED_AMOUNTS = 'total_amount >= 0 and net + vat = total_amount and discount >= 0';

/** A full snapshot of what an order or an offer says, who made it, and how the customer decided on it. */
@ObjectType({ simpleResolvers: true })
export abstract class AgreedVersion extends Agreement {
  @Field(() => ID)
  @PrimaryKey({ type: 'uuid' })
  readonly id: string = randomUUID();

  @Field(() => Int, { description: 'From 1, which for an order is the order as it was placed.' })
  @Property({ type: 'integer' })
  number!: number;

  /**
   * The company and the shop's address that its PDF names; null for an offer that is neither sent nor accepted, and for
   * versions that are older than this column.
   */
  @Property({ type: 'json', nullable: true })
  issuer: StoredIssuer | null = null;

  /** The member of staff who created it; null for an order as it was placed. */
  @ManyToOne(() => User, { ref: true, nullable: true, index: false })
  author!: Ref<User> | null;

  @Field(() => DateTimeISO)
  @Property({ type: 'datetime' })
  createdAt!: Date;

  @Field(() => DateTimeISO, {
    nullable: true,
    description: 'When the customer decided; null where no decision was needed or made.',
  })
  @Property({ type: 'datetime', nullable: true })
  decidedAt: Date | null = null;

  @Field(() => String, {
    nullable: true,
    description: 'Who decided for the customer; null where that is not known.',
  })
  @Property({ type: 'string', length: 120, nullable: true })
  decidedName: string | null = null;

  @Field(() => ConsentWayEnum, {
    nullable: true,
    description: 'How the customer decided; null where no decision was needed or made.',
  })
  @Enum({ items: () => [...CONSENT_WAYS], nullable: true })
  consentWay: ConsentWay | null = null;

  /** The IP address from which the customer decided on the page of the order or offer; null otherwise. */
  @Property({ type: 'string', length: 45, nullable: true })
  decidedFrom: string | null = null;

  /** The member of staff who recorded what the customer said on the telephone; null otherwise. */
  @ManyToOne(() => User, { ref: true, nullable: true, index: false })
  recordedBy: Ref<User> | null = null;

  /** What the customer wrote when refusing it on the page, or the note of staff about the telephone call. */
  @Property({ type: 'string', length: 1000, nullable: true })
  decisionNote: string | null = null;
}
