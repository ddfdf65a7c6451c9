import { IsBoolean, IsOptional, IsString, MaxLength } from 'class-validator';
import { Field, InputType, Int, ObjectType } from 'type-graphql';
import { IsId } from '../../shared/id.js';
import { IsPhone } from '../../shared/input/phone.js';
import { IsTaxNumber } from '../../shared/input/tax-number.js';
import { pageOf } from '../../shared/page.js';
import { registerEnum } from '../../shared/register-enum.js';
import { ReadRowInput } from '../../shared/row-version.js';
import { IsLine, IsText } from '../../shared/text.js';
import { Payload } from '../../shared/user-error.js';
import { Customer } from './customer.entity.js';

const CUSTOMER_SORTS = ['newest', 'oldest', 'name_asc'] as const;
export type CustomerSort = (typeof CUSTOMER_SORTS)[number];
export const CustomerSortEnum = registerEnum(CUSTOMER_SORTS, {
  name: 'CustomerSort',
  description: 'newest, oldest: by the time of the first matter.',
});

@InputType()
export class CustomerFilter {
  @Field(() => String, {
    nullable: true,
    description:
      'The number of an order, whose customer comes first; or words in any order, each a part of any name, e-mail, ' +
      'phone, address, company or tax number that the customer has given. Ignores case and diacritics; at most 100 ' +
      'characters.',
  })
  @IsOptional()
  @IsString()
  @MaxLength(100)
  text?: string | null;

  @Field(() => Boolean, { nullable: true, description: 'true: companies; false: persons.' })
  @IsOptional()
  @IsBoolean()
  isCompany?: boolean | null;
}

@ObjectType({ simpleResolvers: true })
export class CustomerList extends pageOf(() => Customer) {}

@InputType({ description: 'Null for what is not known.' })
export class UpdateCustomerInput extends ReadRowInput {
  @Field(() => String, { nullable: true, description: 'At most 120 characters.' })
  @IsOptional()
  @IsLine(0, 120)
  name?: string | null;

  @Field(() => String, { nullable: true })
  @IsOptional()
  @IsPhone()
  phone?: string | null;

  @Field(() => String, { nullable: true, description: 'At most 500 characters.' })
  @IsOptional()
  @IsLine(0, 500)
  address?: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'At most 200 characters; null for a person.',
  })
  @IsOptional()
  @IsLine(0, 200)
  companyName?: string | null;

  @Field(() => String, { nullable: true })
  @IsOptional()
  @IsTaxNumber()
  companyTaxNumber?: string | null;

  @Field(() => String, { description: 'At most 4000 characters; replaces the former notes.' })
  @IsText(0, 4000)
  notes!: string;
}

@InputType()
export class MergeCustomersInput extends ReadRowInput {
  @Field(() => Int, { description: 'The customer who stands for both from now on.' })
  @IsId()
  intoId!: number;
}

@ObjectType({ simpleResolvers: true })
export class CustomerPayload extends Payload {
  @Field(() => Customer, {
    nullable: true,
    description:
      'The current state, of merged customers that of the one who stands for both; null after a refusal.',
  })
  customer!: Customer | null;
}
