import { randomUUID } from 'node:crypto';
import type { Ref } from '@mikro-orm/core';
import { Entity, OneToOne, PrimaryKey, Property, Unique } from '@mikro-orm/decorators/legacy';
import { User } from '../../identity/user.entity.js';

/** The mailed link by which a person sets a password, once; an account has at most one, a new one takes its place. */
@Entity()
export class PasswordLink {
  @PrimaryKey({ type: 'uuid' })
  readonly id: string = randomUUID();

  @OneToOne(() => User, { ref: true, owner: true, deleteRule: 'cascade' })
  user!: Ref<User>;

  /** SHA-256 in base64url: the link itself is only in the mail. */
  @Property({ type: 'string', length: 43 })
  @Unique()
  tokenHash!: string;

  @Property({ type: 'datetime' })
  expiresAt!: Date;
}
