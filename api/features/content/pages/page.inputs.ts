import { ArrayMaxSize, IsArray, IsBoolean, IsIn, IsOptional, ValidateNested } from 'class-validator';
import { Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import { BLOCK_NAMES, type BlockKindName } from '#engine/trade/content/blocks';
import { ARTICLE_CATEGORIES, TEXT_KIND_NAMES, type TextKindName } from '#engine/trade/content/texts';
import { LONG_TEXT } from '../../../shared/answer-rows.js';
import { IsDay } from '../../../shared/day.js';
import { registerEnum } from '../../../shared/register-enum.js';
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

@InputType()
export class ArticleDetailsInput {
  @Field(() => String, { description: 'Empty: the company.' })
  @IsLine(0, 120)
  author!: string;

  @Field(() => String, { description: '"2026-11-09"' })
  @IsDay()
  date!: string;

  @Field(() => String, { description: `One of: ${ARTICLE_CATEGORIES.join(', ')}.` })
  @IsIn(ARTICLE_CATEGORIES)
  category!: string;

  @Field(() => [String])
  @IsArray()
  @ArrayMaxSize(10)
  @IsText(1, 40, { each: true })
  tags!: string[];

  @Field(() => String, { description: 'The address of an uploaded or delivered picture: "/zdjecia/artykul-1".' })
  @IsLine(1, 500)
  picture!: string;
}

@InputType({
  description:
    'What a text says. All texts may hold placeholders such as {{company.name}}, for which the shop puts its facts.',
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
    description:
      'Markdown. Headings of the second level make the parts of the page. Of the text "przekierowania" a list of moved ' +
      'addresses: "/old → /new", one in a line.',
  })
  @IsText(0, MAX_BODY)
  body!: string;

  @Field(() => Boolean, {
    nullable: true,
    description: 'Whether an article, or a page that staff have written, is no longer shown.',
  })
  @IsOptional()
  @IsBoolean()
  isWithdrawn?: boolean | null;

  @Field(() => Boolean, {
    nullable: true,
    description: 'Whether the footer links to a page that staff have written.',
  })
  @IsOptional()
  @IsBoolean()
  inFooter?: boolean | null;

  @Field(() => ArticleDetailsInput, { nullable: true, description: 'Of an article.' })
  @IsOptional()
  @ValidateNested()
  article?: ArticleDetailsInput | null;
}

@InputType()
export class PublishPageInput extends Publication {
  @Field(() => String, {
    description:
      'Of a text that is there, or of a new article or page of staff\'s own: "blog/cien-zima", "strona/o-montazu".',
  })
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

@ObjectType({ simpleResolvers: true })
class ArticleDetails {
  @Field(() => String, { description: 'Empty: the company.' })
  author!: string;

  @Field(() => String)
  date!: string;

  @Field(() => String)
  category!: string;

  @Field(() => [String])
  tags!: string[];

  @Field(() => String)
  picture!: string;
}

@ObjectType({
  simpleResolvers: true,
  description: 'What a text says, as it is written: with Markdown and placeholders.',
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

  @Field(() => Boolean)
  isWithdrawn!: boolean;

  @Field(() => Boolean)
  inFooter!: boolean;

  @Field(() => ArticleDetails, { nullable: true })
  article!: ArticleDetails | null;
}

@ObjectType({ simpleResolvers: true, description: 'A published version of a text.' })
export class PublishedVersion extends VersionFacts {
  @Field(() => PageContentView)
  content!: PageContentView;
}

const TextKind = registerEnum(TEXT_KIND_NAMES, {
  name: 'TextKind',
  description:
    'Kinds of texts: a delivered page, the home page, a page of staff\'s own, an article, the list of moved addresses.',
});

@ObjectType({ simpleResolvers: true, description: 'A text that staff can change.' })
export class EditablePage {
  @Field(() => ID, { description: '"montaz", "blog/1", "strona/o-montazu".' })
  slug!: string;

  @Field(() => TextKind)
  kind!: TextKindName;

  @Field(() => String, { nullable: true, description: 'Where visitors read it; null for the list of moved addresses.' })
  path!: string | null;

  @Field(() => Int, { description: 'The latest version, also one that is only planned; 0 while there is none.' })
  version!: number;

  @Field(() => [PublishedVersion], { description: 'The latest first; the last one of a delivered text is as delivered.' })
  versions!: PublishedVersion[];
}

@ObjectType({ simpleResolvers: true })
export class PublishPagePayload extends Payload {
  @Field(() => EditablePage, {
    nullable: true,
    description: 'The text as it is now; null where there is none with this slug.',
  })
  page!: EditablePage | null;
}
