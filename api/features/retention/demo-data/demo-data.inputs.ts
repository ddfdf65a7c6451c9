import { IsBoolean, IsInt } from 'class-validator';
import { Field, InputType, Int, ObjectType } from 'type-graphql';
import { registerEnum } from '../../../shared/register-enum.js';
import { Payload } from '../../../shared/user-error.js';

const KINDS = [
  'orders',
  'offers',
  'inquiries',
  'answers',
  'services',
  'crews',
  'products',
] as const;
const DemoDataKind = registerEnum(KINDS, {
  name: 'DemoDataKind',
  description:
    'answers: ready texts for answers to inquiries; services: lines of their price list.',
});

@ObjectType({
  simpleResolvers: true,
  description: 'How much of a kind the demo has left in the shop.',
})
export class DemoData {
  @Field(() => DemoDataKind)
  kind!: (typeof KINDS)[number];

  @Field(() => Int)
  count!: number;
}

@InputType()
export class RemoveDemoDataInput {
  @Field(() => Boolean, { description: 'False: all but the products.' })
  @IsBoolean()
  withProducts!: boolean;

  @Field(() => Int, {
    description:
      'The sum of the counts of `demoData` that was seen; CHANGED_MEANWHILE where it is another one by now.',
  })
  @IsInt()
  seenCount!: number;
}

@ObjectType({ simpleResolvers: true })
export class DemoDataPayload extends Payload {
  @Field(() => [DemoData], { description: 'What is still there.' })
  left!: DemoData[];
}
