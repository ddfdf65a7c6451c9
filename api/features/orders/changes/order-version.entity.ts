import { randomUUID } from 'node:crypto';
import { Collection, OptionalProps, type Ref } from '@mikro-orm/core';
import {
  Check,
  Entity,
  Enum,
  ManyToOne,
  OneToMany,
  PrimaryKey,
  Property,
  Unique,
} from '@mikro-orm/decorators/legacy';
import { Field, ID, Int, ObjectType, registerEnumType } from 'type-graphql';
import { VERSION_STATE_LABELS, type VersionState } from '../../../../engine/shop/order-changes.js';
import { keysOf } from '../../../../engine/fields/keys-of.js';
import { DateTimeISO, Decimal } from '../../../shared/scalars.js';
import { User } from '../../auth/user.entity.js';
import { OrderDetails } from '../order-details.js';
import { Order } from '../order.entity.js';
import type { StoredIssuer } from '../paper/issuer.js';
import { OrderVersionLine } from './order-version-line.entity.js';

const VERSION_STATES = keysOf(VERSION_STATE_LABELS);
const VersionStateEnum = Object.fromEntries(VERSION_STATES.map((state) => [state, state]));
registerEnumType(VersionStateEnum, {
  name: 'OrderVersionState',
  description:
    'sent: the customer has not decided; accepted: the order is, or was, as this version says; refused: by ' +
    'the customer; replaced: a newer version came before the decision; withdrawn: by staff before the ' +
    'decision.',
});

export const CONSENT_WAYS = ['link', 'phone'] as const;
/** How the customer decided: on the page of the order or offer, or on the telephone, recorded by staff. */
export type ConsentWay = (typeof CONSENT_WAYS)[number];
export const ConsentWayEnum = Object.fromEntries(CONSENT_WAYS.map((way) => [way, way]));
registerEnumType(ConsentWayEnum, {
  name: 'OrderConsentWay',
  description: 'link: on the page of the order or offer; phone: by telephone, recorded by staff.',
});

/**
 * A full snapshot of an order as it was, is, or is proposed to become. Later only its state and the decision on it are
 * written, and personal data are removed.
 */
@ObjectType({
  simpleResolvers: true,
  description: 'A full snapshot of an order as it was, is, or is proposed to become.',
})
@Entity()
@Unique({ properties: ['order', 'number'] })
@Check({
  name: 'order_version_amounts',
  expression: 'total_amount >= 0 and net + vat = total_amount and discount >= 0',
})
export class OrderVersion extends OrderDetails {
  [OptionalProps]?:
    | 'decidedAt'
    | 'decidedName'
    | 'consentWay'
    | 'decidedFrom'
    | 'recordedBy'
    | 'decisionNote';

  @Field(() => ID)
  @PrimaryKey({ type: 'uuid' })
  readonly id: string = randomUUID();

  @ManyToOne(() => Order, { ref: true, index: false })
  order!: Ref<Order>;

  @Field(() => Int, { description: '1 is the order as it was placed.' })
  @Property({ type: 'integer' })
  number!: number;

  @Field(() => VersionStateEnum)
  @Enum({ items: () => VERSION_STATES })
  state!: VersionState;

  @Field(() => String, {
    nullable: true,
    description: 'Why the order changes; null for the first.',
  })
  @Property({ type: 'string', length: 500, nullable: true })
  reason!: string | null;

  @OneToMany(() => OrderVersionLine, (line) => line.version, { orderBy: { position: 'asc' } })
  lines = new Collection<OrderVersionLine>(this);

  @Field(() => Decimal, { description: 'Taken off the sum of the lines; "0.00" for none.' })
  @Property({ type: 'decimal', precision: 12, scale: 2 })
  discount!: string;

  @Field(() => String, {
    nullable: true,
    description: 'What the discount is given for; null where there is none.',
  })
  @Property({ type: 'string', length: 200, nullable: true })
  discountReason!: string | null;

  @Field(() => Decimal, { description: 'The sum of the lines less the discount.' })
  @Property({ type: 'decimal', precision: 12, scale: 2 })
  totalAmount!: string;

  @Field(() => Decimal, { description: 'The total without VAT.' })
  @Property({ type: 'decimal', precision: 12, scale: 2 })
  net!: string;

  @Field(() => Decimal, { description: 'The VAT that the total contains.' })
  @Property({ type: 'decimal', precision: 12, scale: 2 })
  vat!: string;

  /**
   * Whether it was created after production had started: from then on, only such a version can still be accepted.
   */
  @Property({ type: 'boolean' })
  isLate!: boolean;

  /** The company and the shop's address that its PDF names; null for versions that are older than this column. */
  @Property({ type: 'json', nullable: true })
  issuer!: StoredIssuer | null;

  /** The member of staff who created it; null for version 1, the order as it was placed. */
  @ManyToOne(() => User, { ref: true, nullable: true, index: false })
  author!: Ref<User> | null;

  @Field(() => DateTimeISO)
  @Property({ type: 'datetime' })
  createdAt!: Date;

  @Field(() => DateTimeISO, {
    nullable: true,
    description: 'Null where no decision was needed or made.',
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

  /** The IP address from which the customer decided on the page of the order; null otherwise. */
  @Property({ type: 'string', length: 45, nullable: true })
  decidedFrom: string | null = null;

  /** The member of staff who recorded what the customer said on the telephone; null otherwise. */
  @ManyToOne(() => User, { ref: true, nullable: true, index: false })
  recordedBy: Ref<User> | null = null;

  /** What the customer wrote when refusing it on the page, or the note of staff about the telephone call. */
  @Property({ type: 'string', length: 1000, nullable: true })
  decisionNote: string | null = null;
}
