import { OptionalProps, PrimaryKeyProp, type Ref } from '@mikro-orm/core';
import { Entity, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { MAX_KEY_LENGTH } from '../../shared/idempotency-key.js';
import { User } from './user.entity.js';

/** An idempotency key of a member of staff for one request: a repeated request with it changes nothing. */
@Entity()
export class StaffRequestKey {
  [OptionalProps]?: 'createdAt';
  [PrimaryKeyProp]?: ['author', 'key'];

  @ManyToOne(() => User, { primary: true, ref: true, deleteRule: 'cascade' })
  author!: Ref<User>;

  @PrimaryKey({ type: 'string', length: MAX_KEY_LENGTH })
  key!: string;

  /** A fingerprint of the first request with this key; a different request with the same key is refused. */
  @Property({ type: 'string', length: 64 })
  requestFingerprint!: string;

  @Property({ type: 'datetime', defaultRaw: 'now()' })
  createdAt: Date = new Date();
}
