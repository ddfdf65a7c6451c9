import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import type { PriceList as PriceListData } from '../../../engine/price-list.js';

/** One version of the option prices and factors; rows are only added, the newest one published is in force. */
@Entity()
export class PriceList {
  @PrimaryKey({ type: 'integer', autoincrement: false })
  readonly version!: number;

  @Property({ type: 'json' })
  data!: Omit<PriceListData, 'version'>;

  @Property({ type: 'datetime', index: true })
  publishedAt!: Date;
}
