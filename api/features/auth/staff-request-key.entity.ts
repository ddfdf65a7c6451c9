import { OptionalProps, PrimaryKeyProp, type Ref } from '@mikro-orm/core';
import { Entity, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { User } from '../../identity/user.entity.js';
import { MAX_KEY_LENGTH } from '../../shared/idempotency-key.js';

/** An idempotency key of a member of staff for one request: a repeated request with it changes nothing more. */
@Entity()
export class StaffRequestKey {
  [OptionalProps]?: 'createdAt' | 'result';
  [PrimaryKeyProp]?: ['author', 'key'];

  @ManyToOne(() => User, { primary: true, ref: true, deleteRule: 'cascade' })
  author!: Ref<User>;

  @PrimaryKey({ type: 'string', length: MAX_KEY_LENGTH })
  key!: string;

  /** A fingerprint of the first request with this key; a different request with the same key is refused. */
  @Property({ type: 'string', length: 64 })
  requestFingerprint!: string;

  /** The number that the first request returned, such as that of a new offer; null until it is carried out. */
  @Property({ type: 'int', nullable: true })
  result: number | null = null;

  @Property({ type: 'datetime', defaultRaw: 'now()' })
  createdAt: Date = new Date();
}
