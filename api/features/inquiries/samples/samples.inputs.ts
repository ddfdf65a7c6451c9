import {
  ArrayMaxSize,
  ArrayMinSize,
  ArrayUnique,
  IsArray,
  IsIn,
  IsOptional,
} from 'class-validator';
import { Field, ID, InputType } from 'type-graphql';
import { FABRICS } from '#engine/goods/fabrics/fabrics';
import { MAX_SAMPLES, SAMPLE_FIELDS } from '#engine/trade/fields/sample-fields';
import { IsEmailAddress } from '../../../shared/input/email.js';
import { IsPhone } from '../../../shared/input/phone.js';
import { IsPostcode } from '../../../shared/input/postcode.js';
import { IsLine, IsName } from '../../../shared/text.js';

const { name, street, city } = SAMPLE_FIELDS;
const FABRIC_IDS = FABRICS.map(({ id }) => id);

@InputType({ description: 'An order of free samples; they are sent within Poland.' })
export class RequestSamplesInput {
  @Field(() => String, { description: '2-120 characters' })
  @IsName(name.minLength.value, name.maxLength.value)
  name!: string;

  @Field(() => String)
  @IsEmailAddress()
  email!: string;

  @Field(() => String, {
    nullable: true,
    description: 'Without a country code it is taken for a Polish number.',
  })
  @IsOptional()
  @IsPhone()
  phone?: string | null;

  @Field(() => String, { description: 'Street and number, 3-120 characters.' })
  @IsLine(street.minLength.value, street.maxLength.value)
  street!: string;

  @Field(() => String, { description: '"90-001" or "90001"' })
  @IsPostcode()
  postalCode!: string;

  @Field(() => String, { description: '2-80 characters' })
  @IsLine(city.minLength.value, city.maxLength.value)
  city!: string;

  @Field(() => [ID], { description: 'Ids of 1-5 different `fabrics`.' })
  @IsArray()
  @ArrayMinSize(1)
  @ArrayMaxSize(MAX_SAMPLES)
  @ArrayUnique()
  @IsIn(FABRIC_IDS, { each: true })
  fabrics!: string[];
}
