import { randomBytes, randomUUID } from 'node:crypto';
import { OptionalProps, type Ref } from '@mikro-orm/core';
import {
  Check,
  Entity,
  Enum,
  Index,
  ManyToOne,
  OneToOne,
  PrimaryKey,
  Property,
  Unique,
} from '@mikro-orm/decorators/legacy';
import { Field, ID, Int, ObjectType } from 'type-graphql';
import { keysOf } from '#engine/trade/fields/pick';
import { type Skill, VISIT_KIND_LABELS, type VisitKind } from '#engine/visits/kinds';
import { VISIT_STATES, type VisitState } from '#engine/visits/states';
import { User } from '../../identity/user.entity.js';
import { registerEnum } from '../../shared/register-enum.js';
import { RowVersion } from '../../shared/row-version.js';
import { DateTimeISO } from '../../shared/scalars.js';
import { Inquiry } from '../inquiries/inquiry.entity.js';
import { Offer } from '../offers/offer.entity.js';
import { Order } from '../orders/order.entity.js';
import { Crew } from './crews/crew.entity.js';

export const VISIT_KINDS = keysOf(VISIT_KIND_LABELS);
export const VisitKindEnum = registerEnum(VISIT_KINDS, {
  name: 'VisitKind',
  description: 'What a crew comes for; only an order has an installation.',
});

export const VisitStateEnum = registerEnum(VISIT_STATES, {
  name: 'VisitState',
  description:
    'asked: it has no time yet, the customer or staff choose one; offered: staff hold a time, to which the customer ' +
    'has not agreed yet; confirmed; done; failed: nobody was there, or it could not be done; cancelled.',
});

/** A visit of a crew at a customer's. Its time is set only under a lock of the crew (`place-visit.ts`). */
@ObjectType({ simpleResolvers: true, description: "A visit of a crew at a customer's." })
@Entity()
@Check({ name: 'visit_subject', expression: 'num_nonnulls(order_id, offer_id, inquiry_id) = 1' })
@Check({
  name: 'visit_needs',
  expression: 'minutes between 15 and 720 and people between 1 and 9',
})
@Check({
  name: 'visit_time',
  expression: `num_nulls(crew_id, starts_at, ends_at, arrival_from, arrival_until) in (0, 5) and starts_at < ends_at and (state <> 'asked' or crew_id is null) and (state in ('asked', 'cancelled') or crew_id is not null)`,
})
@Check({
  name: 'visit_once',
  expression: `exclude using gist (crew_id with =, tstzrange(starts_at, ends_at) with &&) where (state in ('offered', 'confirmed', 'done')) deferrable initially deferred`,
})
@Index({ properties: ['crew', 'startsAt'] })
@Index({
  name: 'visit_starts_at_index',
  expression: `create index "visit_starts_at_index" on "visit" ("starts_at") where state in ('offered', 'confirmed', 'done')`,
})
@Index({
  name: 'visit_asked_index',
  expression: `create index "visit_asked_index" on "visit" ("created_at", "id") where state = 'asked'`,
})
export class Visit {
  [OptionalProps]?:
    | 'token'
    | 'order'
    | 'offer'
    | 'inquiry'
    | 'state'
    | 'reason'
    | 'cancelledFrom'
    | 'note'
    | 'main'
    | 'crew'
    | 'startsAt'
    | 'endsAt'
    | 'arrivalFrom'
    | 'arrivalUntil'
    | 'isPinned'
    | 'sequence'
    | 'remindedAt'
    | 'version'
    | 'createdAt'
    | 'updatedAt';

  @Field(() => ID)
  @PrimaryKey({ type: 'uuid' })
  readonly id: string = randomUUID();

  /** Unguessable; opens the customer's own page of the visit. */
  @Property({ type: 'string', length: 43 })
  @Unique()
  token: string = randomBytes(32).toString('base64url');

  /** Whether the request has shown the token, or that of the order or offer, so that it may be told it; not stored. */
  isOwn?: boolean;

  @Field(() => VisitKindEnum)
  @Enum({ items: () => VISIT_KINDS })
  kind!: VisitKind;

  @ManyToOne(() => Order, { ref: true, nullable: true, index: true, deleteRule: 'cascade' })
  order: Ref<Order> | null = null;

  @ManyToOne(() => Offer, { ref: true, nullable: true, index: true, deleteRule: 'cascade' })
  offer: Ref<Offer> | null = null;

  @ManyToOne(() => Inquiry, { ref: true, nullable: true, index: true, deleteRule: 'cascade' })
  inquiry: Ref<Inquiry> | null = null;

  @Field(() => Int, { description: "How long the crew is at the customer's: 15-720." })
  @Property({ type: 'smallint' })
  minutes!: number;

  @Property({ type: 'array' })
  skills!: Skill[];

  @Property({ type: 'smallint' })
  people!: number;

  @Field(() => String, { description: '"90-001"' })
  @Property({ type: 'string', length: 6 })
  postcode!: string;

  @Field(() => String, { description: 'Where the crew comes to, with the postcode and the town.' })
  @Property({ type: 'string', length: 500 })
  address!: string;

  @Field(() => VisitStateEnum)
  @Enum({ items: () => VISIT_STATES })
  state: VisitState = 'asked';

  @Field(() => String, { description: 'Why it failed or was cancelled; empty otherwise.' })
  @Property({ type: 'string', length: 500, default: '' })
  reason: string = '';

  /** The state in which it was cancelled with its order; null where it was not. */
  @Enum({ items: () => VISIT_STATES, nullable: true })
  cancelledFrom: VisitState | null = null;

  @Property({ type: 'string', length: 2000, default: '' })
  note: string = '';

  /** The visit that this one, of a second crew, goes with (`second-crew.ts`); null for all others. */
  @OneToOne(() => Visit, { ref: true, nullable: true, owner: true, deleteRule: 'cascade' })
  main: Ref<Visit> | null = null;

  @ManyToOne(() => Crew, { ref: true, nullable: true, index: false, deleteRule: 'no action' })
  crew: Ref<Crew> | null = null;

  /** The work at the customer's, without travel. */
  @Property({ type: 'datetime', nullable: true })
  startsAt: Date | null = null;

  @Property({ type: 'datetime', nullable: true })
  endsAt: Date | null = null;

  @Field(() => DateTimeISO, {
    nullable: true,
    description:
      'From when on the crew arrives, as the customer is told: a span of two hours; null where there is no time.',
  })
  @Property({ type: 'datetime', nullable: true })
  arrivalFrom: Date | null = null;

  @Field(() => DateTimeISO, { nullable: true, description: 'By when the crew arrives.' })
  @Property({ type: 'datetime', nullable: true })
  arrivalUntil: Date | null = null;

  @Field(() => Boolean, {
    description:
      'Whether its time was agreed on: the customer cannot move or cancel it on the page.',
  })
  @Property({ type: 'boolean', default: false })
  isPinned: boolean = false;

  /** Of iCalendar: incremented whenever its time changes. */
  @Property({ type: 'integer', default: 0 })
  sequence: number = 0;

  /** When the customer was reminded of the present time. */
  @Property({ type: 'datetime', nullable: true })
  remindedAt: Date | null = null;

  /** The member of staff who added it; null where the customer did. */
  @ManyToOne(() => User, { ref: true, nullable: true, index: true })
  author!: Ref<User> | null;

  @RowVersion
  version!: number;

  @Field(() => DateTimeISO)
  @Property({ type: 'datetime', defaultRaw: 'now()' })
  createdAt: Date = new Date();

  @Property({ type: 'datetime', defaultRaw: 'now()', onUpdate: () => new Date() })
  updatedAt: Date = new Date();
}
