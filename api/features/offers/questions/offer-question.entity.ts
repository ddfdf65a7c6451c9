import { OptionalProps, type Ref } from '@mikro-orm/core';
import { Entity, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Field, Int, ObjectType } from 'type-graphql';
import { User } from '../../../identity/user.entity.js';
import { DateTimeISO } from '../../../shared/scalars.js';
import { Offer } from '../offer.entity.js';

/** The maximum length of a question, in characters. */
export const MAX_QUESTION = 2000;
/** The maximum length of an answer, in characters. */
export const MAX_ANSWER = 5000;

@ObjectType({ simpleResolvers: true, description: 'A question of the customer about an offer.' })
@Entity()
export class OfferQuestion {
  [OptionalProps]?: 'askedAt' | 'answer' | 'answeredAt' | 'answeredBy';

  @Field(() => Int)
  @PrimaryKey({ type: 'integer' })
  readonly id!: number;

  @ManyToOne(() => Offer, { ref: true, index: true, deleteRule: 'cascade' })
  offer!: Ref<Offer>;

  @Field(() => Int, { description: 'The number of the version that the customer had read.' })
  @Property({ type: 'integer' })
  versionNumber!: number;

  @Field(() => String)
  @Property({ type: 'string', length: MAX_QUESTION })
  text!: string;

  @Field(() => DateTimeISO)
  @Property({ type: 'datetime', defaultRaw: 'now()' })
  askedAt: Date = new Date();

  @Field(() => String, { nullable: true, description: 'Null until it is answered.' })
  @Property({ type: 'string', length: MAX_ANSWER, nullable: true })
  answer: string | null = null;

  @Field(() => DateTimeISO, { nullable: true })
  @Property({ type: 'datetime', nullable: true })
  answeredAt: Date | null = null;

  @ManyToOne(() => User, { ref: true, nullable: true, index: false })
  answeredBy: Ref<User> | null = null;
}
