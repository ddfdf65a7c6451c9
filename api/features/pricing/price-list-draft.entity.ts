import { OptionalProps, type Ref } from '@mikro-orm/core';
import { Check, Entity, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import type { PriceList as PriceListData } from '#engine/goods/price/price-list';
import { User } from '../../identity/user.entity.js';

/** The price list that is being prepared, one for all staff. Quotes do not use its prices. */
@Entity()
@Check({ name: 'price_list_draft_one_row', expression: 'id = 1' })
export class PriceListDraft {
  [OptionalProps]?: 'version';

  @PrimaryKey({ type: 'integer', autoincrement: false })
  readonly id!: number;

  /** The published version that it is based on. */
  @Property({ type: 'integer' })
  basedOn!: number;

  @Property({ type: 'json' })
  data!: Omit<PriceListData, 'version'>;

  @Property({ type: 'integer', version: true })
  version!: number;

  @Property({ type: 'datetime', defaultRaw: 'now()', onUpdate: () => new Date() })
  updatedAt: Date = new Date();

  @ManyToOne(() => User, { ref: true, index: false, deleteRule: 'no action' })
  updatedBy!: Ref<User>;
}
