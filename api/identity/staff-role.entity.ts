import { OptionalProps } from '@mikro-orm/core';
import { Check, Entity, PrimaryKey, Property, Unique } from '@mikro-orm/decorators/legacy';
import { Field, ID, Int, ObjectType } from 'type-graphql';
import {
  type PermissionName,
  ROLE_PERMISSIONS,
  isForOwnOnly,
} from '#engine/trade/rights/permissions';
import { RowVersion } from '../shared/row-version.js';

/** The role that may do everything, also what later versions add; no rights can be taken from it. */
export const OWNER = 'admin';

@ObjectType({
  simpleResolvers: true,
  description: 'What the members of staff with this role may do.',
})
@Entity()
@Check({
  name: 'staff_role_max_discount',
  expression: 'max_discount_percent >= 0 and max_discount_percent <= 100',
})
export class StaffRole {
  [OptionalProps]?: 'version' | 'isOwner' | 'permissions';

  @Field(() => ID, {
    description: '"admin" is the role of owners; those that staff make have a UUID.',
  })
  @PrimaryKey({ type: 'text' })
  readonly id!: string;

  @Field(() => String)
  @Property({ type: 'string', length: 60 })
  @Unique()
  name!: string;

  /** Empty for owners, who have all. */
  @Property({ type: 'array', fieldName: 'permissions' })
  granted!: string[];

  @Field(() => Boolean, {
    description:
      'Whether they see and change only the inquiries, offers and orders that are their own.',
  })
  @Property({ type: 'boolean', default: false })
  ownOrdersOnly = false;

  @Field(() => Boolean, {
    description: 'Whether it counts only for accounts that have a second factor.',
  })
  @Property({ type: 'boolean', default: false })
  requiresSecondFactor = false;

  @Field(() => Int, {
    nullable: true,
    description:
      'The highest discount that they may give, in percent of the sum before it; null where there is no limit.',
  })
  @Property({ type: 'integer', nullable: true })
  maxDiscountPercent: number | null = null;

  @RowVersion
  version!: number;

  @Field(() => Boolean, {
    description:
      'The role of owners has every permission; of it only `requiresSecondFactor` can be changed.',
  })
  get isOwner(): boolean {
    return this.id === OWNER;
  }

  @Field(() => [String], { description: 'Names of permissions.' })
  get permissions(): readonly PermissionName[] {
    const { isOwner, ownOrdersOnly } = this;
    return ROLE_PERMISSIONS.filter(
      (name) => (isOwner || this.granted.includes(name)) && (!ownOrdersOnly || isForOwnOnly(name)),
    );
  }
}
