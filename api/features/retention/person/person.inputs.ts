import { IsInt, Max, Min } from 'class-validator';
import { Field, InputType, Int, ObjectType } from 'type-graphql';
import { Description } from '../../../shared/description.js';
import { MAX_INT32 } from '../../../shared/id.js';
import { IsLine } from '../../../shared/text.js';
import { Payload } from '../../../shared/user-error.js';
import { Customer } from '../../customers/customer.entity.js';

const WHO =
  'An e-mail address; of a customer without one the telephone number, as "+48600100200": 3-254 characters.';

@InputType()
export class PersonInput {
  @Field(() => String, { description: WHO })
  @Description(WHO)
  @IsLine(3, 254)
  who!: string;
}

@InputType()
export class ErasePersonalDataInput extends PersonInput {
  @Field(() => Int, {
    description:
      'The `goingCount` that was seen; CHANGED_MEANWHILE where something has come or gone since.',
  })
  @IsInt()
  @Min(0)
  @Max(MAX_INT32)
  seenCount!: number;
}

@ObjectType({ simpleResolvers: true })
export class PersonalDataPart {
  @Field(() => String, { description: 'In Polish.' })
  label!: string;

  @Field(() => Int)
  count!: number;

  @Field(() => String, { nullable: true, description: 'Why it must stay, and how long.' })
  reason!: string | null;
}

@ObjectType({ simpleResolvers: true, description: 'What the shop has about a person.' })
export class PersonalData {
  @Field(() => Customer, { nullable: true, description: 'Null for an address without a card.' })
  customer!: Customer | null;

  @Field(() => [String], { description: 'The e-mail addresses and numbers of all merged cards.' })
  contacts!: readonly string[];

  @Field(() => [PersonalDataPart], { description: 'What erasing deletes.' })
  goes!: PersonalDataPart[];

  @Field(() => [PersonalDataPart], { description: 'What erasing keeps, and why.' })
  stays!: PersonalDataPart[];

  @Field(() => Int, { description: 'How many rows erasing deletes, rows below them left out.' })
  goingCount!: number;
}

@ObjectType({ simpleResolvers: true })
export class ErasePersonalDataPayload extends Payload {
  @Field(() => PersonalData, { nullable: true, description: 'What is left; null after a refusal.' })
  personalData!: PersonalData | null;
}
