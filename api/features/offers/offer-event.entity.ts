import { OptionalProps, type Ref } from '@mikro-orm/core';
import { Entity, Enum, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Field, Int, ObjectType } from 'type-graphql';
import { User } from '../../identity/user.entity.js';
import { registerEnum } from '../../shared/register-enum.js';
import { DateTimeISO } from '../../shared/scalars.js';
import { Offer } from './offer.entity.js';

const OFFER_NEWS = [
  'created',
  'sent',
  'opened',
  'asked',
  'answered',
  'reminded',
  'accepted',
  'lost',
] as const;
type OfferNews = (typeof OFFER_NEWS)[number];
const OfferNewsEnum = registerEnum(OFFER_NEWS, {
  name: 'OfferNews',
  description: 'What happened to an offer.',
});

@ObjectType({ simpleResolvers: true, description: 'An entry of the history of an offer.' })
@Entity()
export class OfferEvent {
  [OptionalProps]?: 'at';

  @Field(() => Int)
  @PrimaryKey({ type: 'integer' })
  readonly id!: number;

  @ManyToOne(() => Offer, { ref: true, index: true, deleteRule: 'cascade' })
  offer!: Ref<Offer>;

  @Field(() => OfferNewsEnum)
  @Enum({ items: () => [...OFFER_NEWS] })
  news!: OfferNews;

  @Field(() => Int, { description: 'The number of the version that the entry is about.' })
  @Property({ type: 'integer' })
  versionNumber!: number;

  @Field(() => DateTimeISO)
  @Property({ type: 'datetime', defaultRaw: 'now()' })
  at: Date = new Date();

  /** The member of staff; null for an entry of the customer or of a scheduled job. */
  @ManyToOne(() => User, { ref: true, nullable: true, index: false })
  actor!: Ref<User> | null;

  @Field(() => String, { nullable: true })
  @Property({ type: 'string', length: 1000, nullable: true })
  note!: string | null;
}
