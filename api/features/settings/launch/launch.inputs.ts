import { IsIn } from 'class-validator';
import { Field, InputType, ObjectType } from 'type-graphql';
import { registerEnum } from '../../../shared/register-enum.js';
import { DateTimeISO } from '../../../shared/scalars.js';
import { Payload } from '../../../shared/user-error.js';

/** What a shop needs before it sells. */
const LAUNCH_STEPS = [
  'company',
  'account',
  'logo',
  'admin',
  'mail',
  'terms',
  'products',
  'payments',
  'ksef',
  'demo',
] as const;
const LaunchStepEnum = registerEnum(LAUNCH_STEPS, {
  name: 'LaunchStepName',
  description:
    "company, account, logo: the company's data, bank account and logo; admin: an account other than the demo's; mail: " +
    'a mail was sent to try the mail server in use; terms: the terms of sale were published or confirmed as read; ' +
    'products: something in the shop; payments, ksef: online payments, invoices with legal effect; demo: nothing of ' +
    'the demo is left.',
});

@ObjectType({
  simpleResolvers: true,
  description: 'Something that a shop needs before it sells, and whether it is there.',
})
export class LaunchStep {
  @Field(() => LaunchStepEnum)
  step!: (typeof LAUNCH_STEPS)[number];

  @Field(() => Boolean)
  isDone!: boolean;

  @Field(() => Boolean, { description: 'False for what a shop can do without.' })
  isNeeded!: boolean;

  @Field(() => [String], {
    description: 'What is missing, in Polish; empty where it is one thing.',
  })
  missing!: string[];

  @Field(() => String, {
    nullable: true,
    description: 'Who did it, where the shop knows it from a person.',
  })
  doneBy!: string | null;

  @Field(() => DateTimeISO, { nullable: true })
  doneAt!: Date | null;
}

@InputType()
export class ConfirmLaunchStepInput {
  @Field(() => LaunchStepEnum, {
    description: 'terms: that the terms of sale were read and are right.',
  })
  @IsIn(['terms'])
  step!: 'terms';
}

@ObjectType({ simpleResolvers: true })
export class LaunchStepsPayload extends Payload {
  @Field(() => [LaunchStep])
  steps!: LaunchStep[];
}
