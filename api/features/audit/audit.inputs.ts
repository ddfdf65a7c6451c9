import { IsDate, IsIn, IsOptional } from 'class-validator';
import { Field, InputType, Int, ObjectType, registerEnumType } from 'type-graphql';
import { IsId } from '../../shared/id.js';
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
export const AuditSortEnum = Object.fromEntries(AUDIT_SORTS.map((sort) => [sort, sort]));
registerEnumType(AuditSortEnum, { name: 'AuditSort' });

const ValueKindEnum = Object.fromEntries(VALUE_KINDS.map((kind) => [kind, kind]));
registerEnumType(ValueKindEnum, {
  name: 'AuditValueKind',
  description: 'How the values of a column are to be shown.',
});

@InputType()
export class AuditFilter {
  @Field(() => Int, { nullable: true, description: 'Id of the account that made the change.' })
  @IsOptional()
  @IsId()
  actorId?: number | null;

  @Field(() => String, { nullable: true, description: 'A name from `auditSubjects`.' })
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
    description: 'A part of any value before or after; fewer than three characters are the id.',
  })
  @IsOptional()
  @IsText(0, 100)
  text?: string | null;
}

@ObjectType({ simpleResolvers: true, description: 'One column that a change touched.' })
export class AuditChange {
  @Field(() => String, { description: 'Its name in code.' })
  column!: string;

  @Field(() => String, { description: 'For people, in Polish.' })
  label!: string;

  @Field(() => ValueKindEnum)
  kind!: ValueKind;

  @Field(() => JsonValue, { nullable: true })
  before!: unknown;

  @Field(() => JsonValue, { nullable: true })
  after!: unknown;
}

@ObjectType({ simpleResolvers: true, description: 'A kind of entity whose changes are recorded.' })
export class AuditSubject {
  @Field(() => String)
  name!: string;

  @Field(() => String, { description: 'For people, in Polish.' })
  label!: string;
}

@ObjectType({ simpleResolvers: true })
export class AuditList {
  @Field(() => [AuditEntry])
  items!: AuditEntry[];

  @Field(() => Int, { description: 'At most 2000: of a longer list, dates show the rest.' })
  totalCount!: number;
}
