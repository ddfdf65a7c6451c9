import { OptionalProps } from '@mikro-orm/core';
import { Entity, PrimaryKey, Unique } from '@mikro-orm/decorators/legacy';
import { Field, Int, ObjectType } from 'type-graphql';
import { RowVersion } from '../../../shared/row-version.js';
import { ServicePrice } from './service-price.js';

/** A service of the price list. Orders and offers copy it: they keep what was agreed when it changes. */
@ObjectType({
  simpleResolvers: true,
  description: 'A service of the price list, from which lines of orders and offers are copied.',
})
@Entity()
@Unique({ properties: ['text'] })
export class ListedService extends ServicePrice {
  [OptionalProps]?: 'version';

  @Field(() => Int)
  @PrimaryKey({ type: 'integer' })
  readonly id!: number;

  @RowVersion
  version!: number;
}
