import { randomUUID } from 'node:crypto';
import { Collection, OptionalProps, type Ref } from '@mikro-orm/core';
import {
  Check,
  Entity,
  Enum,
  Index,
  ManyToOne,
  OneToMany,
  PrimaryKey,
  Property,
  Unique,
} from '@mikro-orm/decorators/legacy';
import { Field, ID, Int, ObjectType, registerEnumType } from 'type-graphql';
import { OFFER_VERSION_STATE_LABELS, type OfferVersionState } from '../../../engine/shop/offers.js';
import { keysOf } from '../../../engine/fields/keys-of.js';
import { DateTimeISO, Decimal } from '../../shared/scalars.js';
import { User } from '../auth/user.entity.js';
import {
  CONSENT_WAYS,
  type ConsentWay,
  ConsentWayEnum,
} from '../orders/changes/order-version.entity.js';
import type { StoredIssuer } from '../orders/paper/issuer.js';
import { OfferDetails } from './offer-details.js';
import { OfferLine } from './offer-line.entity.js';
import { Offer } from './offer.entity.js';

const VERSION_STATES = keysOf(OFFER_VERSION_STATE_LABELS);
const VersionStateEnum = Object.fromEntries(VERSION_STATES.map((state) => [state, state]));
registerEnumType(VersionStateEnum, {
  name: 'OfferVersionState',
  description:
    'draft: staff can still change it, the customer does not see it; sent: it can be accepted; accepted: its ' +
    'order was placed; replaced: another version was sent or accepted.',
});

/** The maximum length of the text of an offer, in characters. */
export const MAX_OFFER_TEXT = 4000;

/**
 * A full snapshot of what is offered. Once it is sent, what it offers no longer changes; only its state and the records
 * of opening, reminder and acceptance do.
 */
@ObjectType({
  simpleResolvers: true,
  description: 'A full snapshot of what is offered, which never changes once it is sent.',
})
@Entity()
@Unique({ properties: ['offer', 'number'] })
@Index({
  name: 'offer_version_remind_on_index',
  expression: `create index "offer_version_remind_on_index" on "offer_version" ("remind_on") where remind_on is not null and state = 'sent'`,
})
@Check({
  name: 'offer_version_amounts',
  expression: 'total_amount >= 0 and net + vat = total_amount and discount >= 0',
})
@Check({
  name: 'offer_version_terms',
  expression:
    'deposit_percent >= 0 and deposit_percent <= 100 and deposit_days >= 0 and deposit_days <= 365 and rest_days >= 0 and rest_days <= 365 and term_weeks_from >= 1 and term_weeks_to >= term_weeks_from and term_weeks_to <= 52',
})
export class OfferVersion extends OfferDetails {
  [OptionalProps]?:
    | 'issuer'
    | 'sentAt'
    | 'openedAt'
    | 'remindOn'
    | 'decidedAt'
    | 'decidedName'
    | 'consentWay'
    | 'decidedFrom'
    | 'recordedBy'
    | 'savedAt'
    | 'decisionNote';

  @Field(() => ID)
  @PrimaryKey({ type: 'uuid' })
  readonly id: string = randomUUID();

  @ManyToOne(() => Offer, { ref: true, index: false, deleteRule: 'cascade' })
  offer!: Ref<Offer>;

  @Field(() => Int, { description: 'From 1.' })
  @Property({ type: 'integer' })
  number!: number;

  @Field(() => VersionStateEnum)
  @Enum({ items: () => VERSION_STATES })
  state!: OfferVersionState;

  @OneToMany(() => OfferLine, (line) => line.version, { orderBy: { position: 'asc' } })
  lines = new Collection<OfferLine>(this);

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

  @Field(() => Int, { description: 'Per cent of the total that is due before production: 0-100.' })
  @Property({ type: 'smallint' })
  depositPercent!: number;

  @Field(() => Int, {
    description: 'Days from the confirmation of the order until the deposit is due: 0-365.',
  })
  @Property({ type: 'smallint' })
  depositDays!: number;

  @Field(() => Int, { description: 'Days from the dispatch until the rest is due: 0-365.' })
  @Property({ type: 'smallint' })
  restDays!: number;

  @Field(() => String, {
    description: 'The last day in Poland on which it can be accepted: "2026-12-09".',
  })
  @Property({ type: 'date' })
  validUntil!: string;

  @Field(() => Int, { description: 'The fewest weeks from the acceptance to the delivery: 1-52.' })
  @Property({ type: 'smallint' })
  termWeeksFrom!: number;

  @Field(() => Int, { description: 'The most weeks from the acceptance to the delivery: 1-52.' })
  @Property({ type: 'smallint' })
  termWeeksTo!: number;

  @Field(() => String, { description: 'A text for the customer; may be empty.' })
  @Property({ type: 'string', length: MAX_OFFER_TEXT })
  text!: string;

  /** The company and the shop's address that its PDF names; null until it is sent or accepted. */
  @Property({ type: 'json', nullable: true })
  issuer: StoredIssuer | null = null;

  @ManyToOne(() => User, { ref: true, nullable: true, index: false })
  author!: Ref<User> | null;

  @Field(() => DateTimeISO)
  @Property({ type: 'datetime' })
  createdAt!: Date;

  @Field(() => DateTimeISO, {
    nullable: true,
    description: 'When it was mailed to the customer; null where it never was.',
  })
  @Property({ type: 'datetime', nullable: true })
  sentAt: Date | null = null;

  /** When the customer first saw it; null before that. */
  @Property({ type: 'datetime', nullable: true })
  openedAt: Date | null = null;

  /**
   * The day from which on the customer is to be reminded of it; null once that is done, and where no reminder is sent.
   */
  @Property({ type: 'date', nullable: true })
  remindOn: string | null = null;

  @Field(() => DateTimeISO, {
    nullable: true,
    description: 'When it was accepted; null where it was not.',
  })
  @Property({ type: 'datetime', nullable: true })
  decidedAt: Date | null = null;

  @Field(() => String, { nullable: true, description: 'Who accepted it; null where nobody did.' })
  @Property({ type: 'string', length: 120, nullable: true })
  decidedName: string | null = null;

  @Field(() => ConsentWayEnum, {
    nullable: true,
    description: 'How it was accepted; null where it was not.',
  })
  @Enum({ items: () => [...CONSENT_WAYS], nullable: true })
  consentWay: ConsentWay | null = null;

  /** The IP address from which it was accepted on its page; null otherwise. */
  @Property({ type: 'string', length: 45, nullable: true })
  decidedFrom: string | null = null;

  /** The member of staff who recorded its acceptance on the telephone; null otherwise. */
  @ManyToOne(() => User, { ref: true, nullable: true, index: false })
  recordedBy: Ref<User> | null = null;

  /** When the draft was last saved, so that the audit log shows each save, also one that changes only goods. */
  @Property({ type: 'datetime', nullable: true })
  savedAt: Date | null = null;

  /** The note of staff about its acceptance on the telephone; null otherwise. */
  @Property({ type: 'string', length: 1000, nullable: true })
  decisionNote: string | null = null;
}
