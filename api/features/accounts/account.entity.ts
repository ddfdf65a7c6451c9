import type { Ref } from '@mikro-orm/core';
import { Entity, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Field, Int, ObjectType } from 'type-graphql';
import { StaffRole } from '../../identity/staff-role.entity.js';
import { DateTimeISO } from '../../shared/scalars.js';

/**
 * An account with what its sessions and its password link say about it, as those see it who manage accounts; a read-only view, see
 * `api/database/functions/account.sql`.
 */
@ObjectType({
  simpleResolvers: true,
  description: 'An account of a member of staff, with the number and the last use of its sessions.',
})
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

  @ManyToOne(() => StaffRole, { ref: true, fieldName: 'role' })
  readonly role!: Ref<StaffRole>;

  @Field(() => Int, {
    description: 'Incremented by every change; an edit must send the version that it has read.',
  })
  @Property({ type: 'integer' })
  readonly version!: number;

  @Field(() => DateTimeISO)
  @Property({ type: 'datetime' })
  readonly createdAt!: Date;

  @Field(() => DateTimeISO, {
    nullable: true,
    description:
      'When the account was disabled, so that nobody can sign in to it; null while it is enabled.',
  })
  @Property({ type: 'datetime', nullable: true })
  readonly disabledAt!: Date | null;

  @Field(() => Boolean, {
    description: 'False until the owner has set a password by the mailed link.',
  })
  @Property({ type: 'boolean' })
  readonly hasPassword!: boolean;

  @Field(() => Boolean, { description: 'Whether signing in takes more than the password.' })
  @Property({ type: 'boolean' })
  readonly hasSecondFactor!: boolean;

  @Property({ type: 'text' })
  readonly searchText!: string;

  @Field(() => DateTimeISO, {
    nullable: true,
    description: 'When the mailed password link expires; null where there is no valid link.',
  })
  @Property({ type: 'datetime', nullable: true })
  readonly linkExpiresAt!: Date | null;

  @Field(() => DateTimeISO, {
    nullable: true,
    description:
      'When a session of the account was last used, exact to the minute; null where it has no session: each is ' +
      'deleted in the night after it expires.',
  })
  @Property({ type: 'datetime', nullable: true })
  readonly lastSeenAt!: Date | null;

  @Field(() => Int, { description: 'The number of active sessions.' })
  @Property({ type: 'integer' })
  readonly sessionCount!: number;
}
