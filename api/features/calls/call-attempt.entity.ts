import type { Ref } from '@mikro-orm/core';
import { Check, Entity, Enum, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Field, Int, ObjectType } from 'type-graphql';
import { User } from '../../identity/user.entity.js';
import { registerEnum } from '../../shared/register-enum.js';
import { DateTimeISO } from '../../shared/scalars.js';
import { CallTask } from './call-task.entity.js';

export const CALL_OUTCOMES = ['answered', 'no_answer', 'call_back'] as const;
export type CallOutcome = (typeof CALL_OUTCOMES)[number];
export const CallOutcomeEnum = registerEnum(CALL_OUTCOMES, {
  name: 'CallOutcome',
  description:
    'answered: the customer was reached, and the call leaves the queue; call_back: the customer wants to be ' +
    'called at `callBackAt`.',
});

@ObjectType({ simpleResolvers: true, description: 'A call to a customer, and its outcome.' })
@Entity()
@Check({
  name: 'call_attempt_call_back',
  expression: `(outcome = 'call_back') = (call_back_at is not null)`,
})
export class CallAttempt {
  @Field(() => Int)
  @PrimaryKey({ type: 'integer' })
  readonly id!: number;

  @ManyToOne(() => CallTask, { ref: true, index: true, deleteRule: 'cascade' })
  task!: Ref<CallTask>;

  @Field(() => CallOutcomeEnum)
  @Enum({ items: () => [...CALL_OUTCOMES] })
  outcome!: CallOutcome;

  @Field(() => DateTimeISO, {
    nullable: true,
    description: 'When the customer wants to be called; null unless the outcome is call_back.',
  })
  @Property({ type: 'datetime', nullable: true })
  callBackAt!: Date | null;

  @Field(() => String, { nullable: true })
  @Property({ type: 'string', length: 2000, nullable: true })
  note!: string | null;

  @Field(() => DateTimeISO)
  @Property({ type: 'datetime', defaultRaw: 'now()' })
  at: Date = new Date();

  @ManyToOne(() => User, { ref: true })
  actor!: Ref<User>;
}
