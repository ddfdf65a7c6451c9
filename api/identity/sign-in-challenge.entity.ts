import { randomBytes } from 'node:crypto';
import { OptionalProps, type Ref } from '@mikro-orm/core';
import { Entity, Enum, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { User } from './user.entity.js';

const PURPOSES = ['sign_in', 'add_factor'] as const;
export type ChallengePurpose = (typeof PURPOSES)[number];

/** What has to follow the right password within minutes, once: a second factor to sign in, or one to be added. */
@Entity()
export class SignInChallenge {
  [OptionalProps]?: 'token';

  /** In base64url; also the challenge that a passkey signs. */
  @PrimaryKey({ type: 'string', length: 43 })
  readonly token: string = randomBytes(32).toString('base64url');

  @ManyToOne(() => User, { ref: true, index: true, deleteRule: 'cascade' })
  user!: Ref<User>;

  @Enum({ items: () => [...PURPOSES] })
  purpose!: ChallengePurpose;

  /** The encrypted key of the app that is to be added; null for a passkey, and to sign in. */
  @Property({ type: 'string', length: 200, nullable: true })
  sealedKey: string | null = null;

  @Property({ type: 'datetime', index: true })
  expiresAt!: Date;
}
