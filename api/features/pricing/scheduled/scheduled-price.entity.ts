import { BigIntType, OptionalProps, type Ref } from '@mikro-orm/core';
import { Entity, ManyToOne, PrimaryKey, Property, Unique } from '@mikro-orm/decorators/legacy';
import { Field, Int, ObjectType } from 'type-graphql';
import { Decimal } from '../../../shared/scalars.js';
import { Product } from '../../catalogue/product.entity.js';
import { ScheduledPriceChange } from './scheduled-price-change.entity.js';

@ObjectType({
  simpleResolvers: true,
  description:
    'The prices of a product in a scheduled change as previewed; once it is applied, as it changed them.',
})
@Entity()
@Unique({ properties: ['change', 'product'] })
export class ScheduledPrice {
  [OptionalProps]?: 'skipped' | 'productId' | 'name';

  @PrimaryKey({ type: new BigIntType('string') })
  readonly id!: string;

  @ManyToOne(() => ScheduledPriceChange, { ref: true, index: false, deleteRule: 'no action' })
  readonly change!: Ref<ScheduledPriceChange>;

  @ManyToOne(() => Product, { ref: true, index: true, deleteRule: 'no action' })
  readonly product!: Ref<Product>;

  @Field(() => Decimal)
  @Property({ type: 'decimal', precision: 12, scale: 2 })
  oldBasePrice!: string;

  @Field(() => Decimal)
  @Property({ type: 'decimal', precision: 12, scale: 2 })
  newBasePrice!: string;

  @Field(() => Decimal, { nullable: true, description: 'Null where the product has none.' })
  @Property({ type: 'decimal', precision: 12, scale: 2, nullable: true })
  oldPricePerSqm!: string | null;

  @Field(() => Decimal, { nullable: true, description: 'Null where the product has none.' })
  @Property({ type: 'decimal', precision: 12, scale: 2, nullable: true })
  newPricePerSqm!: string | null;

  @Field(() => Boolean, {
    description:
      'Whether the product kept its prices because the new ones would have been negative or too high.',
  })
  @Property({ type: 'boolean', default: false })
  skipped: boolean = false;

  @Field(() => Int)
  get productId(): number {
    return this.product.id;
  }

  @Field(() => String)
  get name(): string {
    return this.product.getEntity().name;
  }
}
