import type { Ref } from '@mikro-orm/core';
import { Check, Entity, ManyToOne, Property } from '@mikro-orm/decorators/legacy';
import { ObjectType } from 'type-graphql';
import { GOODS_AMOUNTS, VersionLine } from '../../agreements/agreed-goods.js';
import { OrderVersion } from './order-version.entity.js';

/**
 * A line of a version of an order. Once stored, it loses only its label, when the customer's data are deleted, and the
 * reference to a configuration that is deleted.
 */
@ObjectType({ simpleResolvers: true })
@Entity()
@Check({ name: 'order_version_line_amounts', expression: GOODS_AMOUNTS })
export class OrderVersionLine extends VersionLine {
  @ManyToOne(() => OrderVersion, { ref: true, index: true })
  version!: Ref<OrderVersion>;

  /** Whether it is as it was measured at the customer's: once it is in force, nothing of it is unconfirmed. */
  @Property({ type: 'boolean', default: false })
  isMeasured: boolean = false;
}
