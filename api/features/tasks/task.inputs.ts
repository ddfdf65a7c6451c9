import { IsBoolean, IsIn, IsOptional, ValidateNested } from 'class-validator';
import { Field, InputType, Int, ObjectType } from 'type-graphql';
import { IsDay } from '../../shared/day.js';
import { IsId } from '../../shared/id.js';
import { IsIdempotencyKey } from '../../shared/idempotency-key.js';
import { pageOf } from '../../shared/page.js';
import { registerEnum } from '../../shared/register-enum.js';
import { ReadVersion } from '../../shared/row-version.js';
import { IsLine } from '../../shared/text.js';
import { Payload } from '../../shared/user-error.js';
import { StaffTask } from './staff-task.entity.js';

const TASK_SUBJECTS = ['order', 'offer', 'inquiry'] as const;
export type TaskSubject = (typeof TASK_SUBJECTS)[number];
const TaskSubjectEnum = registerEnum(TASK_SUBJECTS, {
  name: 'TaskSubject',
  description: 'What a task can be about.',
});

@InputType({ description: 'The order, offer or inquiry that a task is about.' })
export class TaskAboutInput {
  @Field(() => TaskSubjectEnum)
  @IsIn(TASK_SUBJECTS)
  kind!: TaskSubject;

  @Field(() => Int, { description: 'Its id.' })
  @IsId()
  number!: number;
}

@InputType()
export class TaskFilter {
  @Field(() => Int, {
    nullable: true,
    description: 'The id of the member of staff who is to do it.',
  })
  @IsOptional()
  @IsId()
  assigneeId?: number | null;

  @Field(() => Boolean, { nullable: true, description: 'true: done tasks; false: open ones.' })
  @IsOptional()
  @IsBoolean()
  done?: boolean | null;

  @Field(() => String, { nullable: true, description: 'Due on this day in Poland or before.' })
  @IsOptional()
  @IsDay()
  dueUntil?: string | null;

  @Field(() => TaskAboutInput, { nullable: true })
  @IsOptional()
  @ValidateNested()
  about?: TaskAboutInput | null;
}

@InputType()
export class CreateTaskInput {
  @Field(() => String, { description: 'What is to be done: 2-200 characters.' })
  @IsLine(2, 200)
  title!: string;

  @Field(() => String, {
    description: 'The day in Poland until which it is to be done: "2026-12-01".',
  })
  @IsDay()
  dueOn!: string;

  @Field(() => Int, {
    description: 'Who is to do it; BAD_USER_INPUT for an account that is unknown or disabled.',
  })
  @IsId()
  assigneeId!: number;

  @Field(() => TaskAboutInput, {
    nullable: true,
    description: 'BAD_USER_INPUT where there is none of this id.',
  })
  @IsOptional()
  @ValidateNested()
  about?: TaskAboutInput | null;

  @Field(() => String, {
    nullable: true,
    description:
      'A repeated request with the same key adds nothing; IDEMPOTENCY_KEY_REUSED for another task with that key.',
  })
  @IsOptional()
  @IsIdempotencyKey()
  idempotencyKey?: string | null;
}

@InputType({ description: 'Fields that are left out or null stay.' })
export class UpdateTaskInput {
  @Field(() => Int)
  @IsId()
  id!: number;

  @ReadVersion()
  version!: number;

  @Field(() => String, { nullable: true, description: '2-200 characters.' })
  @IsOptional()
  @IsLine(2, 200)
  title?: string | null;

  @Field(() => String, { nullable: true })
  @IsOptional()
  @IsDay()
  dueOn?: string | null;

  @Field(() => Int, {
    nullable: true,
    description: 'BAD_USER_INPUT for an unknown or disabled account.',
  })
  @IsOptional()
  @IsId()
  assigneeId?: number | null;

  @Field(() => Boolean, { nullable: true, description: 'true: done now; false: open again.' })
  @IsOptional()
  @IsBoolean()
  done?: boolean | null;
}

@ObjectType({ simpleResolvers: true })
export class TaskList extends pageOf(() => StaffTask) {}

@ObjectType({ simpleResolvers: true })
export class TaskPayload extends Payload {
  @Field(() => StaffTask, {
    nullable: true,
    description: 'The current state, also after a refusal; null where there is none.',
  })
  task!: StaffTask | null;
}

@ObjectType({
  simpleResolvers: true,
  description: 'The order, offer or inquiry that a task is about.',
})
export class TaskAbout {
  @Field(() => TaskSubjectEnum)
  kind!: TaskSubject;

  @Field(() => Int, { description: 'Its id.' })
  number!: number;

  @Field(() => String, {
    nullable: true,
    description: 'Null while a draft of an offer has no customer.',
  })
  customerName!: string | null;
}
