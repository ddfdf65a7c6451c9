import { randomUUID } from 'node:crypto';
import { Entity, Index, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import type { MailContent } from './mail-content.js';

/** An e-mail to be sent: written with what it tells of, carried out by the worker. */
@Entity()
@Index({ properties: ['sentAt', 'createdAt'] })
export class OutgoingMail {
  @PrimaryKey({ type: 'uuid' })
  readonly id: string = randomUUID();

  @Property({ type: 'string', length: 254 })
  recipient!: string;

  @Property({ type: 'string', length: 300 })
  subject!: string;

  /** Once sent, only what may be sent again is kept: others hold links that open an account. */
  @Property({ type: 'json', nullable: true })
  content!: MailContent | null;

  @Property({ type: 'datetime', defaultRaw: 'now()' })
  createdAt: Date = new Date();

  /** Of the order that it tells the customer of. */
  @Property({ type: 'integer', nullable: true, index: true })
  orderId: number | null = null;

  /** Of the inquiry that it is about. */
  @Property({ type: 'integer', nullable: true })
  inquiryId: number | null = null;

  /** Of the answer to that inquiry that it brings. */
  @Property({ type: 'integer', nullable: true, index: true })
  inquiryAnswerId: number | null = null;

  /** Of the account that has had it sent again. */
  @Property({ type: 'integer', nullable: true })
  resentById: number | null = null;

  @Property({ type: 'datetime', nullable: true })
  resentAt: Date | null = null;

  @Property({ type: 'datetime', nullable: true })
  sentAt: Date | null = null;
}
