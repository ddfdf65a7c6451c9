import type { Ref } from '@mikro-orm/core';
import { Entity, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import type { PriceList as PriceListData } from '#engine/goods/price/price-list';
import { User } from '../../identity/user.entity.js';

/**
 * One version of the option prices and factors; of those already published, the highest version is in force. A
 * published list stays; a scheduled one is deleted when it is cancelled.
 */
@Entity()
export class PriceList {
  @PrimaryKey({ type: 'integer', autoincrement: false })
  readonly version!: number;

  @Property({ type: 'json' })
  data!: Omit<PriceListData, 'version'>;

  @Property({ type: 'datetime', index: true })
  publishedAt!: Date;

  /** Why the list was made, for staff. */
  @Property({ type: 'string', length: 300, nullable: true })
  note: string | null = null;

  /** Null for the first price list of the shop. */
  @ManyToOne(() => User, { ref: true, nullable: true, index: false, deleteRule: 'no action' })
  publishedBy: Ref<User> | null = null;
}
