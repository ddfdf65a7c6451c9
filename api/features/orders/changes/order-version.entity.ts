import { Collection, type Ref } from '@mikro-orm/core';
import {
  Check,
  Entity,
  Enum,
  ManyToOne,
  OneToMany,
  Property,
  Unique,
} from '@mikro-orm/decorators/legacy';
import { Field, ObjectType } from 'type-graphql';
import { keysOf } from '#engine/trade/fields/pick';
import { VERSION_STATE_LABELS, type VersionState } from '#engine/trade/shop/order-changes';
import { registerEnum } from '../../../shared/register-enum.js';
import { AGREED_AMOUNTS, AgreedVersion } from '../../agreements/agreed-version.js';
import { OrderText } from '../../agreements/customer-details.js';
import type { Stroke } from '../../agreements/signature.js';
import { Order } from '../order.entity.js';
import { OrderVersionLine } from './order-version-line.entity.js';

const VERSION_STATES = keysOf(VERSION_STATE_LABELS);
export const VersionStateEnum = registerEnum(VERSION_STATES, {
  name: 'OrderVersionState',
  description:
    'sent: the customer has not decided; accepted: the order is, or was, as this version says; refused: by ' +
    'the customer; replaced: a newer version came before the decision; withdrawn: by staff before the ' +
    'decision.',
});

/**
 * A full snapshot of an order as it was, is, or is proposed to become. Later only its state and the decision on it are
 * written, and personal data are removed.
 */
@ObjectType({
  simpleResolvers: true,
  description: 'A full snapshot of an order as it was, is, or is proposed to become.',
})
@Entity()
@Unique({ properties: ['order', 'number'] })
@Check({ name: 'order_version_amounts', expression: AGREED_AMOUNTS })
export class OrderVersion extends AgreedVersion {
  @OrderText
  customerName!: string;

  @OrderText
  customerEmail!: string;

  @OrderText
  customerPhone!: string;

  @OrderText
  customerAddress!: string;

  @ManyToOne(() => Order, { ref: true, index: false })
  order!: Ref<Order>;

  @Field(() => VersionStateEnum)
  @Enum({ items: () => VERSION_STATES })
  state!: VersionState;

  @Field(() => String, {
    nullable: true,
    description: 'Why the order changes; null for the first.',
  })
  @Property({ type: 'string', length: 500, nullable: true })
  reason!: string | null;

  @OneToMany(() => OrderVersionLine, (line) => line.version, { orderBy: { position: 'asc' } })
  lines = new Collection<OrderVersionLine>(this);

  /**
   * Whether it was created after production had started: from then on, only such a version can still be accepted.
   */
  @Property({ type: 'boolean' })
  isLate!: boolean;

  /** The signature by which the customer agreed on the phone of a crew; null otherwise, and once its period is over. */
  @Property({ type: 'json', nullable: true, lazy: true })
  strokes: Stroke[] | null = null;
}
