import { randomUUID } from 'node:crypto';
import { Check, Entity, Enum, Index, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';

const SUBSCRIBER_STATUSES = ['pending', 'confirmed', 'unsubscribed'] as const;
export type SubscriberStatus = (typeof SUBSCRIBER_STATUSES)[number];

/** Where the address was entered. */
const SUBSCRIBER_SOURCES = ['form', 'checkout', 'api'] as const;
export type SubscriberSource = (typeof SUBSCRIBER_SOURCES)[number];

/**
 * A request for the newsletter and what became of it: the consent to a text, its confirmation and its withdrawal. The
 * address counts as subscribed only once it is confirmed. An address that is entered again after a withdrawal gets a
 * second row, so that the first row still proves the first consent.
 */
@Entity()
@Index({
  name: 'subscriber_email_unique',
  expression:
    'create unique index "subscriber_email_unique" on "subscriber" ("email") where "unsubscribed_at" is null',
})
@Index({ properties: ['status', 'requestedAt'] })
@Check({
  name: 'subscriber_times',
  expression: `(status <> 'confirmed' or confirmed_at is not null)
    and (status = 'unsubscribed') = (unsubscribed_at is not null)
    and (status = 'pending') = (confirm_token_hash is not null)`,
})
export class Subscriber {
  @PrimaryKey({ type: 'uuid' })
  readonly id: string = randomUUID();

  /** In lower case. */
  @Property({ type: 'string', length: 254 })
  email!: string;

  @Enum({ items: () => [...SUBSCRIBER_STATUSES] })
  status: SubscriberStatus = 'pending';

  /** SHA-256 of the token of the link that confirms; null unless the status is `pending`. */
  @Property({ type: 'string', length: 43, nullable: true, unique: true })
  confirmTokenHash!: string | null;

  /** SHA-256 of the token of the unsubscribe link. */
  @Property({ type: 'string', length: 43, unique: true })
  unsubscribeTokenHash!: string;

  /** The version of the text that was agreed to at `requestedAt`. */
  @Property({ type: 'string', length: 10 })
  consentVersion!: string;

  /** The words of the privacy policy then (`LegalText`); null for requests to earlier versions of the shop. */
  @Property({ type: 'string', length: 64, nullable: true })
  consentDocument: string | null = null;

  @Enum({ items: () => [...SUBSCRIBER_SOURCES] })
  source!: SubscriberSource;

  @Property({ type: 'datetime', defaultRaw: 'now()' })
  requestedAt: Date = new Date();

  @Property({ type: 'datetime', nullable: true })
  confirmedAt: Date | null = null;

  @Property({ type: 'datetime', nullable: true })
  unsubscribedAt: Date | null = null;
}
