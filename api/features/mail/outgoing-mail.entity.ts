import { randomUUID } from 'node:crypto';
import { OptionalProps } from '@mikro-orm/core';
import { Entity, Index, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import type { MailContent } from './mail-content.js';

/**
 * An e-mail, stored in the transaction of the change that it reports. A trigger in
 * `api/database/functions/queue-mail.sql` queues the job that sends it.
 */
@Entity()
@Index({ properties: ['sentAt', 'createdAt'] })
export class OutgoingMail {
  [OptionalProps]?: 'createdAt';

  @PrimaryKey({ type: 'uuid' })
  readonly id: string = randomUUID();

  @Property({ type: 'string', length: 254 })
  recipient!: string;

  @Property({ type: 'string', length: 300 })
  subject!: string;

  /**
   * Null once a mail was sent that must not be sent again, because it may hold a link that opens an account or confirms
   * an address.
   */
  @Property({ type: 'json', nullable: true })
  content!: MailContent | null;

  @Property({ type: 'datetime', defaultRaw: 'now()' })
  createdAt: Date = new Date();

  /** The mail is not sent before this time, so that it can be withdrawn until then; null: it is sent at once. */
  @Property({ type: 'datetime', nullable: true })
  sendAfter: Date | null = null;

  @Property({ type: 'integer', nullable: true, index: true })
  orderId: number | null = null;

  @Property({ type: 'integer', nullable: true })
  inquiryId: number | null = null;

  /** The id of the answer to an inquiry that the mail contains. */
  @Property({ type: 'integer', nullable: true, index: true })
  inquiryAnswerId: number | null = null;

  @Property({ type: 'integer', nullable: true, index: true })
  offerId: number | null = null;

  /** The id of the user who had the mail sent again; null where nobody had. */
  @Property({ type: 'integer', nullable: true })
  resentById: number | null = null;

  @Property({ type: 'datetime', nullable: true })
  resentAt: Date | null = null;

  /** When the attempt began whose outcome is not recorded yet; null: there is none. */
  @Property({ type: 'datetime', nullable: true })
  attemptedAt: Date | null = null;

  @Property({ type: 'datetime', nullable: true })
  sentAt: Date | null = null;
}
