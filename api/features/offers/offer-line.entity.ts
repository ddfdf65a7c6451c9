import { randomUUID } from 'node:crypto';
import { OptionalProps, type Ref } from '@mikro-orm/core';
import { Check, Entity, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Field, ID, ObjectType } from 'type-graphql';
import { GOODS_AMOUNTS, OrderedGoods } from '../orders/ordered-goods.js';
import { OfferVersion } from './offer-version.entity.js';

/** A line of a version of an offer. Saving a draft replaces its lines. */
@ObjectType({ simpleResolvers: true })
@Entity()
@Check({ name: 'offer_line_amounts', expression: GOODS_AMOUNTS })
export class OfferLine extends OrderedGoods {
  [OptionalProps]?: 'label';

  @Field(() => ID)
  @PrimaryKey({ type: 'uuid' })
  readonly id: string = randomUUID();

  @ManyToOne(() => OfferVersion, { ref: true, index: true, deleteRule: 'cascade' })
  version!: Ref<OfferVersion>;

  @Field(() => ID, {
    description:
      'The same in all versions in which the line is unchanged; once accepted, also the id of the line of ' +
      'the order.',
  })
  @Property({ type: 'uuid', index: true })
  lineId!: string;

  @Field(() => ID, {
    nullable: true,
    description:
      'The `lineId` of the line of the previous version that this one replaces; null for an added or ' +
      'unchanged line.',
  })
  @Property({ type: 'uuid', nullable: true })
  replacesLineId!: string | null;
}
