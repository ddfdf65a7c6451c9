import { randomUUID } from 'node:crypto';
import { OptionalProps, type Ref } from '@mikro-orm/core';
import { ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Field, ID, Int, ObjectType } from 'type-graphql';
import type { Configuration as Settings } from '#engine/goods/configuration/configuration';
import type { Warning } from '#engine/goods/configuration/validate';
import type { PriceLine } from '#engine/goods/price/price';
import { MAX_LABEL } from '#engine/trade/project/project';
import { Decimal } from '../../shared/scalars.js';
import { Withdrawal, type WithdrawalRight } from '../cart/withdrawal.js';
import { PriceList } from '../catalogue/price-list.entity.js';
import { Product } from '../catalogue/product.entity.js';
import { SettingsType } from '../catalogue/settings-type.js';
import { SavedConfiguration } from '../configurator/configurations/configuration.entity.js';

/** The snapshot of goods in a line of an order, of a version of an order, or of a version of an offer. */
@ObjectType({ simpleResolvers: true })
export abstract class AgreedGoods {
  @Property({ type: 'integer' })
  position!: number;

  @ManyToOne(() => Product, { ref: true, index: true })
  product!: Ref<Product>;

  /** The configuration that was ordered; null once it is deleted. The line has its own copy of the settings. */
  @ManyToOne(() => SavedConfiguration, {
    ref: true,
    nullable: true,
    index: true,
    fieldName: 'configuration_id',
    deleteRule: 'set null',
  })
  savedConfiguration!: Ref<SavedConfiguration> | null;

  @Field(() => String)
  @Property({ type: 'string', length: 200 })
  productName!: string;

  @Field(() => String, {
    description: "Where the goods belong, in the customer's words; may be empty.",
  })
  @Property({ type: 'string', length: MAX_LABEL, default: '' })
  label: string = '';

  @Property({ type: SettingsType })
  settings!: Settings;

  @Property({ type: 'json' })
  lines!: PriceLine[];

  @Property({ type: 'json' })
  warnings!: Warning[];

  @ManyToOne(() => PriceList, { mapToPk: true, fieldName: 'price_list_version', index: true })
  priceListVersion!: number;

  @Field(() => Int)
  @Property({ type: 'integer' })
  quantity!: number;

  @Field(() => Decimal, { description: 'Of one piece.' })
  @Property({ type: 'decimal', precision: 12, scale: 2 })
  unitPrice!: string;

  @Field(() => Decimal, { description: 'Taken off this line; "0.00" for none.' })
  @Property({ type: 'decimal', precision: 12, scale: 2, default: '0.00' })
  discount: string = '0.00';

  @Field(() => Decimal, { description: 'The unit price times the quantity, less the discount.' })
  @Property({ type: 'decimal', precision: 12, scale: 2 })
  lineTotal!: string;

  @Field(() => String, {
    nullable: true,
    description:
      'The tax ruling by which these goods have 8 % VAT where they are installed in housing; null: the full rate.',
  })
  @Property({ type: 'string', length: 60, nullable: true })
  vatRuling!: string | null;

  @Field(() => Withdrawal)
  @Property({ type: 'string', length: 10 })
  withdrawal!: WithdrawalRight;
}

/** A line of a version of an order or an offer. */
@ObjectType({ simpleResolvers: true })
export abstract class VersionLine extends AgreedGoods {
  [OptionalProps]?: 'label' | 'discount';

  @Field(() => ID)
  @PrimaryKey({ type: 'uuid' })
  readonly id: string = randomUUID();

  @Field(() => ID, {
    description:
      'The same in all versions in which the line is unchanged, and in the order once the version is accepted.',
  })
  @Property({ type: 'uuid', index: true })
  lineId!: string;

  @Field(() => ID, {
    nullable: true,
    description:
      'The `lineId` of the line that this one replaces; null for an added or unchanged line.',
  })
  @Property({ type: 'uuid', nullable: true })
  replacesLineId!: string | null;
}

/** The SQL condition for the amounts of `AgreedGoods`, for the check of each table that stores them. */
export const GOODS_AMOUNTS =
  'quantity > 0 and unit_price >= 0 and discount >= 0 and line_total >= 0 and line_total = unit_price * quantity - discount';
