import { randomUUID } from 'node:crypto';
import { BigIntType, OptionalProps, type Ref } from '@mikro-orm/core';
import {
  Entity,
  Enum,
  ManyToOne,
  PrimaryKey,
  Property,
  Unique,
} from '@mikro-orm/decorators/legacy';
import { Field, ID, ObjectType } from 'type-graphql';
import { registerEnum } from '../shared/register-enum.js';
import { DateTimeISO } from '../shared/scalars.js';
import { User } from './user.entity.js';

const KINDS = ['passkey', 'app', 'recovery_codes'] as const;
export type SecondFactorKind = (typeof KINDS)[number];
export const SecondFactorKindEnum = registerEnum(KINDS, {
  name: 'SecondFactorKind',
  description:
    'app: an app that shows a new code every 30 seconds (TOTP); recovery_codes: all that an account has.',
});

@ObjectType({
  simpleResolvers: true,
  description: 'What a member of staff can show beside the password to sign in.',
})
@Entity()
export class SecondFactor {
  [OptionalProps]?: 'createdAt';

  @Field(() => ID)
  @PrimaryKey({ type: 'uuid' })
  readonly id: string = randomUUID();

  @ManyToOne(() => User, { ref: true, index: true, deleteRule: 'cascade' })
  user!: Ref<User>;

  @Field(() => SecondFactorKindEnum)
  @Enum({ items: () => [...KINDS] })
  kind!: SecondFactorKind;

  @Field(() => String, { description: 'As its owner calls it; empty for recovery codes.' })
  @Property({ type: 'string', length: 60 })
  name!: string;

  /** Of a passkey, in base64url. */
  @Property({ type: 'string', length: 1400, nullable: true })
  @Unique()
  credentialId: string | null = null;

  /**
   * The public key of a passkey in base64url, the key of an app encrypted by SECRETS_KEY, or the hashes of the recovery
   * codes that are left, with spaces between them.
   */
  @Property({ type: 'text', lazy: true })
  key!: string;

  /** The signatures of a passkey so far; the last time step of an app whose code was used; the recovery codes left. */
  @Property({ type: new BigIntType('number') })
  counter!: number;

  @Field(() => DateTimeISO)
  @Property({ type: 'datetime', defaultRaw: 'now()' })
  createdAt: Date = new Date();

  @Field(() => DateTimeISO, { nullable: true })
  @Property({ type: 'datetime', nullable: true })
  lastUsedAt: Date | null = null;
}
