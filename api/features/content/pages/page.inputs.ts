import { ArrayMaxSize, IsArray, IsOptional, ValidateNested } from 'class-validator';
import { Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import { LONG_TEXT } from '../../../shared/answer-rows.js';
import { IsLine, IsText } from '../../../shared/text.js';
import { Payload } from '../../../shared/user-error.js';
import { TextFact, TextStep } from '../content.payloads.js';
import { Publication, VersionFacts } from './version.inputs.js';

/** The most facts, steps or questions of a page. */
const MAX_ROWS = 60;
const MAX_BODY = 100_000;

@InputType()
export class PageFactInput {
  @Field(() => String)
  @IsLine(1, 60)
  value!: string;

  @Field(() => String)
  @IsLine(1, 120)
  label!: string;
}

@InputType()
export class PageStepInput {
  @Field(() => String)
  @IsLine(1, 120)
  title!: string;

  @Field(() => String)
  @IsText(1, 1000)
  text!: string;
}

@InputType()
export class PageQuestionInput {
  @Field(() => String)
  @IsLine(1, 300)
  question!: string;

  @Field(() => String, { description: 'Markdown.' })
  @IsText(1, 5000)
  answer!: string;
}

@InputType({
  description:
    'What a text page says. All texts may hold placeholders such as {{company.name}}, for which the shop puts its facts.',
})
export class PageContentInput {
  @Field(() => String)
  @IsLine(2, 120)
  title!: string;

  @Field(() => String, { description: 'For search engines and shared links.' })
  @IsLine(10, 300)
  description!: string;

  @Field(() => [PageFactInput])
  @IsArray()
  @ArrayMaxSize(MAX_ROWS)
  @ValidateNested({ each: true })
  facts!: PageFactInput[];

  @Field(() => String, { nullable: true, description: 'The heading of the steps.' })
  @IsOptional()
  @IsLine(0, 120)
  stepsTitle?: string | null;

  @Field(() => [PageStepInput])
  @IsArray()
  @ArrayMaxSize(MAX_ROWS)
  @ValidateNested({ each: true })
  steps!: PageStepInput[];

  @Field(() => [PageQuestionInput])
  @IsArray()
  @ArrayMaxSize(MAX_ROWS)
  @ValidateNested({ each: true })
  questions!: PageQuestionInput[];

  @Field(() => String, {
    description: 'Markdown. Headings of the second level make the parts of the page.',
  })
  @IsText(1, MAX_BODY)
  body!: string;
}

@InputType()
export class PublishPageInput extends Publication {
  @Field(() => String)
  @IsLine(1, 60)
  slug!: string;

  @Field(() => PageContentInput)
  @ValidateNested()
  content!: PageContentInput;
}

@ObjectType({ simpleResolvers: true })
class PageQuestion {
  @Field(() => String)
  question!: string;

  @Field(() => String, { description: 'Markdown.', complexity: LONG_TEXT })
  answer!: string;
}

@ObjectType({
  simpleResolvers: true,
  description: 'What a text page says, as it is written: with Markdown and placeholders.',
})
export class PageContentView {
  @Field(() => String)
  title!: string;

  @Field(() => String)
  description!: string;

  @Field(() => [TextFact])
  facts!: TextFact[];

  @Field(() => String, { nullable: true })
  stepsTitle!: string | null;

  @Field(() => [TextStep])
  steps!: TextStep[];

  @Field(() => [PageQuestion])
  questions!: PageQuestion[];

  @Field(() => String, { description: 'Markdown.', complexity: LONG_TEXT })
  body!: string;
}

@ObjectType({ simpleResolvers: true, description: 'A published version of a text page.' })
export class PublishedVersion extends VersionFacts {
  @Field(() => PageContentView)
  content!: PageContentView;
}

@ObjectType({ simpleResolvers: true, description: 'A text page that staff can change.' })
export class EditablePage {
  @Field(() => ID, { description: 'Its path without the slash: "montaz".' })
  slug!: string;

  @Field(() => Int, { description: 'The latest version, also one that is only planned; 0 while there is none.' })
  version!: number;

  @Field(() => [PublishedVersion], { description: 'The latest first; the last one is as delivered.' })
  versions!: PublishedVersion[];
}

@ObjectType({ simpleResolvers: true })
export class PublishPagePayload extends Payload {
  @Field(() => EditablePage, {
    nullable: true,
    description: 'The page as it is now; null where there is none with this slug.',
  })
  page!: EditablePage | null;
}
