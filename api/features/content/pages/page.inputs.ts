import { ArrayMaxSize, IsArray, IsIn, IsOptional, ValidateNested } from 'class-validator';
import { Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import { BLOCK_NAMES, type BlockKindName } from '#engine/trade/content/blocks';
import { LONG_TEXT } from '../../../shared/answer-rows.js';
import { IsLine, IsText } from '../../../shared/text.js';
import { Payload } from '../../../shared/user-error.js';
import { TextBlockKind } from '../content.payloads.js';
import { Publication, VersionFacts } from './version.inputs.js';

/** The most rows of a block, such as facts, steps or questions. */
const MAX_ROWS = 60;
const MAX_BLOCKS = 20;
const MAX_BODY = 100_000;

@InputType()
export class TextRowInput {
  @Field(() => String)
  @IsLine(1, 300)
  heading!: string;

  @Field(() => String, { description: 'Its limit depends on the kind of the block; of questions Markdown.' })
  @IsText(1, 5000)
  text!: string;

  @Field(() => String, { nullable: true, description: 'The icon of a tile, town and product of a quote.' })
  @IsOptional()
  @IsLine(0, 120)
  mark?: string | null;
}

@InputType()
export class TextBlockInput {
  @Field(() => TextBlockKind)
  @IsIn(BLOCK_NAMES)
  kind!: BlockKindName;

  @Field(() => String, { nullable: true, description: 'Null: the usual title of the kind, if it has one.' })
  @IsOptional()
  @IsLine(0, 120)
  title?: string | null;

  @Field(() => String, { nullable: true })
  @IsOptional()
  @IsLine(0, 1000)
  note?: string | null;

  @Field(() => [TextRowInput])
  @IsArray()
  @ArrayMaxSize(MAX_ROWS)
  @ValidateNested({ each: true })
  rows!: TextRowInput[];
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

  @Field(() => [TextBlockInput])
  @IsArray()
  @ArrayMaxSize(MAX_BLOCKS)
  @ValidateNested({ each: true })
  blocks!: TextBlockInput[];

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
class WrittenRow {
  @Field(() => String)
  heading!: string;

  @Field(() => String, { complexity: LONG_TEXT })
  text!: string;

  @Field(() => String, { nullable: true })
  mark!: string | null;
}

@ObjectType({ simpleResolvers: true })
class WrittenBlock {
  @Field(() => TextBlockKind)
  kind!: BlockKindName;

  @Field(() => String, { nullable: true })
  title!: string | null;

  @Field(() => String, { nullable: true })
  note!: string | null;

  @Field(() => [WrittenRow])
  rows!: WrittenRow[];
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

  @Field(() => [WrittenBlock])
  blocks!: WrittenBlock[];

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
