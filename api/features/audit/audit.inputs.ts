import { IsDate, IsIn, IsOptional } from 'class-validator';
import { Field, InputType, Int, ObjectType } from 'type-graphql';
import { IsId } from '../../shared/id.js';
import { registerEnum } from '../../shared/register-enum.js';
import { DateTimeISO, JsonValue } from '../../shared/scalars.js';
import { IsText } from '../../shared/text.js';
import {
  AUDIT_ACTIONS,
  type AuditAction,
  AuditActionEnum,
  AuditEntry,
} from './audit-entry.entity.js';
import { VALUE_KINDS, type ValueKind } from './column-label.js';

const AUDIT_SORTS = ['newest', 'oldest'] as const;
export type AuditSort = (typeof AUDIT_SORTS)[number];
export const AuditSortEnum = registerEnum(AUDIT_SORTS, { name: 'AuditSort' });

const ValueKindEnum = registerEnum(VALUE_KINDS, {
  name: 'AuditValueKind',
  description:
    'How the values of a column are to be shown; account: the id of a member of staff; secret: hidden.',
});

@InputType()
export class AuditFilter {
  @Field(() => Int, { nullable: true, description: 'The id of the account that made the changes.' })
  @IsOptional()
  @IsId()
  actorId?: number | null;

  @Field(() => String, { nullable: true, description: 'A `name` of `auditSubjects`.' })
  @IsOptional()
  @IsText(1, 63)
  subjectType?: string | null;

  @Field(() => String, { nullable: true })
  @IsOptional()
  @IsText(1, 36)
  subjectId?: string | null;

  @Field(() => AuditActionEnum, { nullable: true })
  @IsOptional()
  @IsIn(AUDIT_ACTIONS)
  action?: AuditAction | null;

  @Field(() => DateTimeISO, { nullable: true, description: 'From this instant on.' })
  @IsOptional()
  @IsDate()
  from?: Date | null;

  @Field(() => DateTimeISO, { nullable: true, description: 'Before this instant.' })
  @IsOptional()
  @IsDate()
  to?: Date | null;

  @Field(() => String, {
    nullable: true,
    description:
      'A part of the id of the entity or of any value before or after the change, ignoring case and diacritics; a ' +
      'text of one or two characters must be the whole id.',
  })
  @IsOptional()
  @IsText(0, 100)
  text?: string | null;
}

@ObjectType({
  simpleResolvers: true,
  description: 'One value that was changed: a column, or one value inside a column of nested data.',
})
export class AuditChange {
  @Field(() => String, { description: 'The name of its column in the database.' })
  column!: string;

  @Field(() => String, { description: 'To be shown to people, in Polish.' })
  label!: string;

  @Field(() => ValueKindEnum)
  kind!: ValueKind;

  @Field(() => JsonValue, {
    nullable: true,
    description: 'Null where there was no value; "•••" for a secret.',
  })
  before!: unknown;

  @Field(() => JsonValue, {
    nullable: true,
    description: 'Null where there is no value; "•••" for a secret.',
  })
  after!: unknown;
}

@ObjectType({ simpleResolvers: true, description: 'A kind of entity whose changes are recorded.' })
export class AuditSubject {
  @Field(() => String, { description: 'Its name in the database: "product".' })
  name!: string;

  @Field(() => String, { description: 'To be shown to people, in Polish.' })
  label!: string;
}

@ObjectType({ simpleResolvers: true })
export class AuditList {
  @Field(() => [AuditEntry])
  items!: AuditEntry[];

  @Field(() => Int, {
    description: 'Counted up to 2000: a longer list must be narrowed by dates to read the rest.',
  })
  totalCount!: number;
}
