import type { Ref } from '@mikro-orm/core';
import {
  Check,
  Entity,
  ManyToOne,
  PrimaryKey,
  Property,
  Unique,
} from '@mikro-orm/decorators/legacy';
import { Field, Int, ObjectType } from 'type-graphql';
import { DateTimeISO } from '../shared/scalars.js';
import { User } from './user.entity.js';

@ObjectType({
  simpleResolvers: true,
  description:
    'A credential by which a program acts for an account within its scopes, sent as `Authorization: Bearer ' +
    '<secret>`.',
})
@Entity()
@Check({ name: 'api_token_scopes', expression: 'cardinality(scopes) > 0' })
export class ApiToken {
  @Field(() => Int)
  @PrimaryKey({ type: 'integer' })
  readonly id!: number;

  @ManyToOne(() => User, { ref: true, index: true })
  owner!: Ref<User>;

  @Field(() => String)
  @Property({ type: 'string', length: 80 })
  name!: string;

  /** The name, normalised by `search_key()`; a generated column. */
  @Property({
    type: 'text',
    lazy: true,
    nullable: true,
    generated: `(search_key(name)) stored`,
  })
  searchText?: string;

  @Field(() => String, {
    description: 'The first 12 characters of the secret, by which people recognise it.',
  })
  @Property({ type: 'string', length: 12 })
  prefix!: string;

  /** SHA-256 in base64url: a secret of 256 random bits needs no slow hash. */
  @Property({ type: 'string', length: 43 })
  @Unique()
  tokenHash!: string;

  @Field(() => [String], { description: 'Names of permissions.' })
  @Property({ type: 'array' })
  scopes!: string[];

  @Field(() => DateTimeISO)
  @Property({ type: 'datetime', defaultRaw: 'now()' })
  createdAt: Date = new Date();

  @Field(() => DateTimeISO, { nullable: true, description: 'Null: it does not expire.' })
  @Property({ type: 'datetime', nullable: true })
  expiresAt!: Date | null;

  @Field(() => DateTimeISO, {
    nullable: true,
    description: 'Exact to the minute; null: never used.',
  })
  @Property({ type: 'datetime', nullable: true })
  lastUsedAt: Date | null = null;

  @Field(() => DateTimeISO, {
    nullable: true,
    description: 'The time since which the token is refused; null: it is not revoked.',
  })
  @Property({ type: 'datetime', nullable: true })
  revokedAt: Date | null = null;
}
