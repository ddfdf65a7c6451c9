import { ArrayMaxSize, ArrayUnique, IsArray, IsIn, IsOptional, IsUUID } from 'class-validator';
import { Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import { INQUIRY_FIELDS } from '#engine/trade/fields/inquiry-fields';
import { MAX_PHOTOGRAPHS } from '#engine/trade/fields/photographs';
import { IsEmailAddress } from '../../shared/input/email.js';
import { IsPhone } from '../../shared/input/phone.js';
import { IsLine, IsName, IsText } from '../../shared/text.js';
import { InquiryTypeEnum, MESSAGE_TYPES, type MessageType } from './inquiry.entity.js';

const { name, subject, message } = INQUIRY_FIELDS;

@InputType()
export class SubmitInquiryInput {
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

  @Field(() => String, { description: '2-200 characters' })
  @IsLine(subject.minLength.value, subject.maxLength.value)
  subject!: string;

  @Field(() => String, { description: '5-5000 characters' })
  @IsText(message.minLength.value, message.maxLength.value)
  message!: string;

  @Field(() => InquiryTypeEnum, {
    description:
      'quote, technical, warranty, general or complaint; the others have mutations of their own.',
  })
  @IsIn(MESSAGE_TYPES)
  inquiryType!: MessageType;

  @Field(() => ID, {
    nullable: true,
    description:
      'The id of a saved configuration that the inquiry is about; NOT_FOUND for an unknown one.',
  })
  @IsOptional()
  @IsUUID()
  configurationId?: string | null;

  @Field(() => ID, {
    nullable: true,
    description:
      'The id of a line of an order, whose service page the inquiry comes from; NOT_FOUND for an unknown one.',
  })
  @IsOptional()
  @IsUUID()
  lineId?: string | null;

  @Field(() => [ID], {
    nullable: true,
    description:
      'At most 5 different ids that POST /api/photographs has answered within the last day; NOT_FOUND for others.',
  })
  @IsOptional()
  @IsArray()
  @ArrayMaxSize(MAX_PHOTOGRAPHS)
  @ArrayUnique()
  @IsUUID(undefined, { each: true })
  photographIds?: string[] | null;
}

@ObjectType({ simpleResolvers: true })
export class SubmitInquiryPayload {
  @Field(() => Int, { description: 'The number of the inquiry, to be shown to the customer.' })
  inquiryId!: number;
}
