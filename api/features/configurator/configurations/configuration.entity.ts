import { randomUUID } from 'node:crypto';
import type { Ref } from '@mikro-orm/core';
import { Check, Entity, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import type { Configuration as Settings } from '#engine/goods/configuration/configuration';
import type { Warning } from '#engine/goods/configuration/validate';
import type { PriceLine } from '#engine/goods/price/price';
import { PriceList } from '../../catalogue/price-list.entity.js';
import { Product } from '../../catalogue/product.entity.js';
import { SettingsType } from '../../catalogue/settings-type.js';

/** A saved configuration with the price that it was saved at; never changed afterwards. */
@Entity({ tableName: 'configuration' })
@Check({ name: 'configuration_price', expression: 'calculated_price >= 0' })
export class SavedConfiguration {
  @PrimaryKey({ type: 'uuid' })
  readonly id: string = randomUUID();

  @ManyToOne(() => Product, { ref: true, index: true })
  product!: Ref<Product>;

  /** The settings as the engine normalised them. */
  @Property({ type: SettingsType })
  settings!: Settings;

  /** SHA-256 of product and settings: equal for equal configurations. */
  @Property({ type: 'string', length: 64 })
  fingerprint!: string;

  @Property({ type: 'decimal', precision: 12, scale: 2 })
  calculatedPrice!: string;

  @Property({ type: 'json' })
  lines!: PriceLine[];

  @Property({ type: 'json' })
  warnings!: Warning[];

  @ManyToOne(() => PriceList, { mapToPk: true, fieldName: 'price_list_version', index: true })
  priceListVersion!: number;

  @Property({ type: 'datetime', defaultRaw: 'now()', index: true })
  createdAt: Date = new Date();
}
