import { Entity, Enum, Property } from '@mikro-orm/decorators/legacy';
import { Field, Int, ObjectType } from 'type-graphql';
import { DateTimeISO } from '../../shared/scalars.js';
import { ROLES, type Role, RoleEnum } from '../auth/user.entity.js';

const ACCOUNT = `
  select account.id, account.email, account.name, account.role, account.version, account.created_at,
    account.disabled_at, account.password_hash is not null as has_password,
    search_key(account.name || ' ' || account.email) as search_text,
    link.expires_at as link_expires_at, seen.last_seen_at, seen.session_count
  from user_account account
  left join password_link link on link.user_id = account.id and link.expires_at > now()
  left join lateral (
    select max(last_seen_at) as last_seen_at,
      (count(*) filter (where revoked_at is null and expires_at > now()))::int as session_count
    from session where user_id = account.id
  ) seen on true`;

/** An account as admins see it: read only, drawn together from account, sessions and link. */
@ObjectType({ simpleResolvers: true, description: 'An account of the staff, as admins see it.' })
@Entity({ expression: ACCOUNT })
export class Account {
  @Field(() => Int)
  @Property({ type: 'integer' })
  readonly id!: number;

  @Field(() => String)
  @Property({ type: 'string' })
  readonly email!: string;

  @Field(() => String)
  @Property({ type: 'string' })
  readonly name!: string;

  @Field(() => RoleEnum)
  @Enum({ items: () => [...ROLES] })
  readonly role!: Role;

  @Field(() => Int)
  @Property({ type: 'integer' })
  readonly version!: number;

  @Field(() => DateTimeISO)
  @Property({ type: 'datetime' })
  readonly createdAt!: Date;

  @Field(() => DateTimeISO, { nullable: true, description: 'Since then it opens nothing.' })
  @Property({ type: 'datetime', nullable: true })
  readonly disabledAt!: Date | null;

  @Field(() => Boolean, { description: 'False until the person has followed the first link.' })
  @Property({ type: 'boolean' })
  readonly hasPassword!: boolean;

  @Property({ type: 'text' })
  readonly searchText!: string;

  @Field(() => DateTimeISO, {
    nullable: true,
    description: 'Until then the mailed link sets a password; null: there is none that holds.',
  })
  @Property({ type: 'datetime', nullable: true })
  readonly linkExpiresAt!: Date | null;

  @Field(() => DateTimeISO, { nullable: true })
  @Property({ type: 'datetime', nullable: true })
  readonly lastSeenAt!: Date | null;

  @Field(() => Int, { description: 'Sign-ins that still hold.' })
  @Property({ type: 'integer' })
  readonly sessionCount!: number;
}
