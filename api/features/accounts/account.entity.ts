import { Entity, Enum, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Field, Int, ObjectType } from 'type-graphql';
import { DateTimeISO } from '../../shared/scalars.js';
import { ROLES, type Role, RoleEnum } from '../auth/user.entity.js';

/** An account with its sessions and password link, as admins see it; a read-only view, see `functions/account.sql`. */
@ObjectType({ simpleResolvers: true, description: 'An account of the staff, as admins see it.' })
@Entity({ readonly: true })
export class Account {
  @Field(() => Int)
  @PrimaryKey({ type: 'integer' })
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

  @Field(() => DateTimeISO, {
    nullable: true,
    description: 'When the account was disabled; it cannot sign in any more.',
  })
  @Property({ type: 'datetime', nullable: true })
  readonly disabledAt!: Date | null;

  @Field(() => Boolean, {
    description: 'False until the owner has set a password by the mailed link.',
  })
  @Property({ type: 'boolean' })
  readonly hasPassword!: boolean;

  @Property({ type: 'text' })
  readonly searchText!: string;

  @Field(() => DateTimeISO, {
    nullable: true,
    description: 'When the mailed password link expires; null when there is no valid link.',
  })
  @Property({ type: 'datetime', nullable: true })
  readonly linkExpiresAt!: Date | null;

  @Field(() => DateTimeISO, { nullable: true })
  @Property({ type: 'datetime', nullable: true })
  readonly lastSeenAt!: Date | null;

  @Field(() => Int, { description: 'The number of sessions that have not expired.' })
  @Property({ type: 'integer' })
  readonly sessionCount!: number;
}
