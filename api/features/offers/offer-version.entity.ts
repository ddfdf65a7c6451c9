import { Collection, type Ref } from '@mikro-orm/core';
import {
  Check,
  Entity,
  Enum,
  Index,
  ManyToOne,
  OneToMany,
  Property,
  Unique,
} from '@mikro-orm/decorators/legacy';
import { Field, Int, ObjectType } from 'type-graphql';
import { keysOf } from '#engine/trade/fields/pick';
import { OFFER_VERSION_STATE_LABELS, type OfferVersionState } from '#engine/trade/shop/offers';
import { registerEnum } from '../../shared/register-enum.js';
import { DateTimeISO } from '../../shared/scalars.js';
import { AGREED_AMOUNTS, AgreedVersion } from '../agreements/agreed-version.js';
import { OptionalOrderText } from '../agreements/customer-details.js';
import { OfferLine } from './offer-line.entity.js';
import { Offer } from './offer.entity.js';

const VERSION_STATES = keysOf(OFFER_VERSION_STATE_LABELS);
const VersionStateEnum = registerEnum(VERSION_STATES, {
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
@Check({ name: 'offer_version_amounts', expression: AGREED_AMOUNTS })
@Check({
  name: 'offer_version_terms',
  expression:
    'deposit_percent >= 0 and deposit_percent <= 100 and deposit_days >= 0 and deposit_days <= 365 and rest_days >= 0 and rest_days <= 365 and term_weeks_from >= 1 and term_weeks_to >= term_weeks_from and term_weeks_to <= 52',
})
export class OfferVersion extends AgreedVersion {
  @OptionalOrderText
  customerName!: string | null;

  @OptionalOrderText
  customerEmail!: string | null;

  @OptionalOrderText
  customerPhone!: string | null;

  @OptionalOrderText
  customerAddress!: string | null;

  @ManyToOne(() => Offer, { ref: true, index: false, deleteRule: 'cascade' })
  offer!: Ref<Offer>;

  @Field(() => VersionStateEnum)
  @Enum({ items: () => VERSION_STATES })
  state!: OfferVersionState;

  @OneToMany(() => OfferLine, (line) => line.version, { orderBy: { position: 'asc' } })
  lines = new Collection<OfferLine>(this);

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

  /** When the draft was last saved, so that the audit log shows each save, also one that changes only goods. */
  @Property({ type: 'datetime', nullable: true })
  savedAt: Date | null = null;
}
