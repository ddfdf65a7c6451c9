import { OptionalProps, type Ref } from '@mikro-orm/core';
import { Entity, ManyToOne, PrimaryKey, Property, Unique } from '@mikro-orm/decorators/legacy';
import { Field, Int, ObjectType } from 'type-graphql';
import type { PermissionName } from '#engine/trade/rights/permissions';
import { RowVersion } from '../shared/row-version.js';
import { DateTimeISO } from '../shared/scalars.js';
import type { ApiToken } from './api-token.entity.js';
import { StaffRole } from './staff-role.entity.js';

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

  @ManyToOne(() => StaffRole, { ref: true, fieldName: 'role', index: true })
  role!: Ref<StaffRole>;

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

  /** The API token by which the account acts in this request; not a column. */
  viaToken?: Pick<ApiToken, 'id' | 'scopes'>;

  /** Whether its role requires a second factor and it has none; set where a session or a token begins. Not a column. */
  lacksSecondFactor?: boolean;

  /**
   * Whether the role, which must be loaded, has a permission, and the token too, if the account acts by one. Without the
   * second factor that its role requires, an account has no permission.
   */
  may(name: PermissionName): boolean {
    if (this.lacksSecondFactor) return false;
    const { permissions } = this.role.getEntity();
    return permissions.includes(name) && (this.viaToken?.scopes.includes(name) ?? true);
  }
}
