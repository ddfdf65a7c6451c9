import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import type { CallKind } from './call-task.entity.js';

/**
 * A pending order, a new inquiry or an open question about an offer whose customer staff have not spoken to yet; a view, see
 * `api/database/functions/waiting-call.sql`.
 */
@Entity({ readonly: true })
export class WaitingCall {
  @PrimaryKey({ type: 'string' })
  readonly kind!: CallKind;

  /** The id of the order, the inquiry or the question. */
  @PrimaryKey({ type: 'integer' })
  readonly number!: number;

  @Property({ type: 'datetime' })
  readonly receivedAt!: Date;

  /** The time agreed with the customer; null: none was agreed. */
  @Property({ type: 'datetime', nullable: true })
  readonly callBackAt!: Date | null;
}
