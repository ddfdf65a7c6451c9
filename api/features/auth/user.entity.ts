import { Entity, Enum, PrimaryKey, Property, Unique } from '@mikro-orm/decorators/legacy';
import { Field, Int, ObjectType, registerEnumType } from 'type-graphql';

export const ROLES = ['staff', 'admin'] as const;
export type Role = (typeof ROLES)[number];
export const RoleEnum = Object.fromEntries(ROLES.map((role) => [role, role]));
registerEnumType(RoleEnum, {
  name: 'UserRole',
  description: 'admin may do everything, accounts included.',
});

@ObjectType({ simpleResolvers: true, description: 'A member of staff.' })
@Entity({ tableName: 'user_account' })
export class User {
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

  /** `argon2id$<memory KiB>$<passes>$<lanes>$<salt>$<hash>`, the last two in base64url. */
  @Property({ type: 'string', length: 200, lazy: true })
  passwordHash!: string;

  @Field(() => RoleEnum)
  @Enum({ items: () => [...ROLES] })
  role!: Role;

  @Property({ type: 'datetime', nullable: true })
  disabledAt: Date | null = null;

  @Property({ type: 'datetime', defaultRaw: 'now()' })
  createdAt: Date = new Date();
}
