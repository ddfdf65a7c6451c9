import {
  ArrayMaxSize,
  IsArray,
  IsBoolean,
  IsIn,
  IsInt,
  IsOptional,
  Max,
  Min,
} from 'class-validator';
import { Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import { type PermissionName, ROLE_PERMISSIONS } from '#engine/trade/rights/permissions';
import { StaffRole } from '../../../identity/staff-role.entity.js';
import { ReadVersion } from '../../../shared/row-version.js';
import { IsLine } from '../../../shared/text.js';
import { Payload } from '../../../shared/user-error.js';

@InputType()
export class CreateStaffRoleInput {
  @Field(() => String, {
    description: '2-60 characters; CONFLICT where another role has this name.',
  })
  @IsLine(2, 60)
  name!: string;

  @Field(() => [String], {
    description: `FORBIDDEN for what the caller may not do. Names of permissions: ${ROLE_PERMISSIONS.join(', ')}.`,
  })
  @IsArray()
  @ArrayMaxSize(100)
  @IsIn(ROLE_PERMISSIONS, { each: true })
  permissions!: PermissionName[];

  @Field(() => Boolean, {
    description:
      'Only their own inquiries, offers and orders; permissions that show those of all do not count then.',
  })
  @IsBoolean()
  ownOrdersOnly!: boolean;

  @Field(() => Boolean, {
    description:
      'Accounts with this role and their tokens have no permissions until they have a second factor.',
  })
  @IsBoolean()
  requiresSecondFactor!: boolean;

  @Field(() => Int, {
    nullable: true,
    description:
      'The highest discount, 0-100 percent of the sum before it; null or left out: no limit. FORBIDDEN above that of ' +
      'the caller.',
  })
  @IsOptional()
  @IsInt()
  @Min(0)
  @Max(100)
  maxDiscountPercent?: number | null;
}

@InputType()
export class StaffRoleInput {
  @Field(() => String)
  @IsLine(1, 36)
  id!: string;
}

@InputType()
export class UpdateStaffRoleInput extends CreateStaffRoleInput {
  @Field(() => String)
  @IsLine(1, 36)
  id!: string;

  @ReadVersion()
  version!: number;
}

@ObjectType({ simpleResolvers: true })
export class StaffRolePayload extends Payload {
  @Field(() => StaffRole, {
    nullable: true,
    description: 'The current state, also after a refusal; null where there is no such role.',
  })
  role!: StaffRole | null;
}

@ObjectType({ simpleResolvers: true })
export class DeleteStaffRolePayload extends Payload {
  @Field(() => ID, { nullable: true, description: 'Null after a refusal.' })
  deletedId!: string | null;
}
