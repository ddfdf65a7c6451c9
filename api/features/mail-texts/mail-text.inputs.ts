import { IsOptional, ValidateNested } from 'class-validator';
import { Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import { LONG_TEXT } from '../../shared/answer-rows.js';
import { IsId } from '../../shared/id.js';
import { IsLine, IsText } from '../../shared/text.js';
import { Payload } from '../../shared/user-error.js';
import { Publication, VersionFacts } from '../content/pages/version.inputs.js';

const MAX_TEXT = 5000;

@InputType({
  description:
    'What a kind of mail says. Its texts may hold the placeholders of the kind: "{{numer}}".',
})
export class MailWordsInput {
  @Field(() => String)
  @IsLine(3, 150)
  subject!: string;

  @Field(() => String, { description: 'The preview that mail programs show after the subject.' })
  @IsLine(0, 200)
  summary!: string;

  @Field(() => String)
  @IsLine(2, 120)
  heading!: string;

  @Field(() => String, { description: 'Paragraphs, separated by empty lines; they may be none.' })
  @IsText(0, MAX_TEXT)
  introduction!: string;

  @Field(() => String, { description: 'Paragraphs below what the mail has to contain.' })
  @IsText(0, MAX_TEXT)
  closing!: string;
}

@InputType()
export class PublishMailTextInput extends Publication {
  @Field(() => String, { description: 'The id of the kind of mail.' })
  @IsLine(1, 60)
  id!: string;

  @Field(() => MailWordsInput)
  @ValidateNested()
  content!: MailWordsInput;
}

@InputType({ description: 'A mail in words that need not be published.' })
export class MailDraftInput {
  @Field(() => String, { description: 'The id of the kind of mail.' })
  @IsLine(1, 60)
  id!: string;

  @Field(() => MailWordsInput)
  @ValidateNested()
  content!: MailWordsInput;

  @Field(() => Int, {
    nullable: true,
    description:
      'The number of the order, offer or inquiry that it is about; null: the latest one. NOT_FOUND where none has it.',
  })
  @IsOptional()
  @IsId()
  number?: number | null;
}

@InputType()
export class SendMailToMeInput extends MailDraftInput {}

@ObjectType({ simpleResolvers: true })
class MailWordsView {
  @Field(() => String)
  subject!: string;

  @Field(() => String)
  summary!: string;

  @Field(() => String)
  heading!: string;

  @Field(() => String, { complexity: LONG_TEXT })
  introduction!: string;

  @Field(() => String, { complexity: LONG_TEXT })
  closing!: string;
}

@ObjectType({ simpleResolvers: true })
class MailTextVersion extends VersionFacts {
  @Field(() => MailWordsView)
  content!: MailWordsView;
}

@ObjectType({ simpleResolvers: true, description: 'What the shop fills in for "{{word}}".' })
class MailPlaceholder {
  @Field(() => String)
  word!: string;

  @Field(() => String, { description: 'In Polish.' })
  label!: string;
}

@ObjectType({
  simpleResolvers: true,
  description: 'A kind of mail to customers whose words staff can change.',
})
export class MailText {
  @Field(() => ID, { description: '"order-placed"' })
  id!: string;

  @Field(() => String, { description: 'In Polish.' })
  name!: string;

  @Field(() => [MailPlaceholder])
  placeholders!: MailPlaceholder[];

  @Field(() => Int, {
    description: 'The latest version, also one that is only planned; 0 while there is none.',
  })
  version!: number;

  @Field(() => [MailTextVersion], {
    description: 'The latest first; the last one is as delivered.',
  })
  versions!: MailTextVersion[];
}

@ObjectType({ simpleResolvers: true })
export class MailPreview {
  @Field(() => String)
  subject!: string;

  @Field(() => String, {
    complexity: LONG_TEXT,
    description: 'The HTML of the mail with its pictures.',
  })
  html!: string;

  @Field(() => String, {
    nullable: true,
    description:
      'What it is about: "zamówienie nr 17"; null where the shop has nothing yet that it could be about.',
  })
  about!: string | null;
}

@ObjectType({ simpleResolvers: true })
export class PublishMailTextPayload extends Payload {
  @Field(() => MailText, {
    nullable: true,
    description: 'The kind of mail as it is now; null where there is none with this id.',
  })
  mail!: MailText | null;
}

@ObjectType({ simpleResolvers: true })
export class SendMailToMePayload extends Payload {
  @Field(() => String, {
    nullable: true,
    description: 'Where it was sent; null where it was refused.',
  })
  recipient!: string | null;
}
