import { OptionalProps } from '@mikro-orm/core';
import { Entity, Enum, PrimaryKey, Property, Unique } from '@mikro-orm/decorators/legacy';
import { Field, Int, ObjectType } from 'type-graphql';
import { registerEnum } from '../shared/register-enum.js';
import { RowVersion } from '../shared/row-version.js';
import { DateTimeISO } from '../shared/scalars.js';

export const ROLES = ['staff', 'admin'] as const;
export type Role = (typeof ROLES)[number];
export const RoleEnum = registerEnum(ROLES, {
  name: 'UserRole',
  description: 'admin: may do everything; staff: everything that is not said to be for admins.',
});

@ObjectType({ simpleResolvers: true, description: 'A member of staff.' })
@Entity({ tableName: 'user_account' })
export class User {
  [OptionalProps]?: 'version';

  @Field(() => Int)
  @PrimaryKey({ type: 'integer' })
  readonly id!: number;

  /** In lower case. */
  @Field(() => String)
  @Property({ type: 'string', length: 254 })
  @Unique()
  email!: string;

  @Field(() => String)
  @Property({ type: 'string', length: 120 })
  name!: string;

  /**
   * `argon2id$<memory KiB>$<passes>$<lanes>$<salt>$<hash>`, the last two in base64url; null in an account whose
   * owner has not yet set a password by the mailed link.
   */
  @Property({ type: 'string', length: 200, lazy: true, nullable: true })
  passwordHash!: string | null;

  @Field(() => RoleEnum)
  @Enum({ items: () => [...ROLES] })
  role!: Role;

  @Field(() => DateTimeISO, {
    nullable: true,
    description:
      'When the account was disabled, so that nobody can sign in to it; null while it is enabled.',
  })
  @Property({ type: 'datetime', nullable: true })
  disabledAt: Date | null = null;

  @Field(() => DateTimeISO)
  @Property({ type: 'datetime', defaultRaw: 'now()' })
  createdAt: Date = new Date();

  @RowVersion
  version!: number;

  /** Id of the API token by which the account acts in this request. */
  @Property({ type: 'integer', persist: false })
  viaToken?: number;
}
