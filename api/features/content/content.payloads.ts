import type { AccentTones } from '#engine/trade/settings/accent';
import { BLOCK_NAMES, type BlockKindName } from '#engine/trade/content/blocks';
import type { OpeningCalendar } from '#engine/trade/shop/opening-hours';
import { LONG_TEXT } from '../../shared/answer-rows.js';
import { Field, Float, ID, Int, ObjectType } from 'type-graphql';
import { registerEnum } from '../../shared/register-enum.js';
import { DateTimeISO } from '../../shared/scalars.js';
import { Logo, Picture } from '../pictures/picture.payloads.js';

@ObjectType({ simpleResolvers: true })
export class OpeningHours {
  @Field(() => String, { description: 'The days in Polish: "Poniedziałek–piątek".' })
  label!: string;

  @Field(() => String, { description: 'To be shown to people: "8:00–18:00" or "nieczynne".' })
  hours!: string;

  @Field(() => [Int], { description: '1 is Monday, 7 is Sunday.' })
  days!: number[];

  @Field(() => Int, { nullable: true, description: 'Minutes after midnight, Polish time; null where closed.' })
  opens!: number | null;

  @Field(() => Int, { nullable: true, description: 'Minutes after midnight, Polish time; null where closed.' })
  closes!: number | null;
}

@ObjectType({ simpleResolvers: true, description: 'A day on which the shop is closed, by law or by its own choice.' })
export class PublicHoliday {
  @Field(() => String, { description: 'A day in Poland: "2026-12-24".' })
  date!: string;

  @Field(() => String, { description: 'In Polish.' })
  name!: string;
}

@ObjectType({ simpleResolvers: true, description: 'Who makes the goods; to be named wherever they are offered for sale.' })
export class Manufacturer {
  @Field(() => String)
  name!: string;

  @Field(() => String, { nullable: true, description: 'Street, postal code and city.' })
  postalAddress!: string | null;

  @Field(() => String, { nullable: true })
  email!: string | null;
}

@ObjectType({
  simpleResolvers: true,
  description: 'Payment in equal monthly instalments, as the owner of the shop has configured it.',
})
export class CreditTerms {
  @Field(() => Int, { description: 'The number of instalments: 2-120.' })
  months!: number;

  @Field(() => Float, { description: 'The fixed yearly rate of interest in per cent: 9.9; 0 without interest.' })
  yearlyRate!: number;

  @Field(() => String, { description: 'Who gives the credit.' })
  lender!: string;
}

@ObjectType({ simpleResolvers: true, description: 'When goods of a family that are ordered today are usually delivered.' })
export class FamilyDelivery {
  @Field(() => String, { description: 'The code of the family: "markizy".' })
  category!: string;

  @Field(() => String, { description: 'The first usual day, in Poland: "2026-12-12".' })
  from!: string;

  @Field(() => String, { description: 'The last usual day.' })
  until!: string;
}

@ObjectType({
  simpleResolvers: true,
  description: 'How an order that is placed today is paid, and when it is usually delivered.',
})
export class TermsOfSale {
  @Field(() => Int, { description: '0: the whole is due after the dispatch; 100: after the confirmation.' })
  depositPercent!: number;

  @Field(() => Int, { description: 'Days from the confirmation until the deposit is due.' })
  depositDays!: number;

  @Field(() => Int, { description: 'Days from the dispatch until the rest is due.' })
  restDays!: number;

  @Field(() => String, { description: 'The first usual day of the delivery of goods of all families, in Poland: "2026-12-12".' })
  deliveryFrom!: string;

  @Field(() => String, { description: 'The last usual day of the delivery.' })
  deliveryUntil!: string;

  @Field(() => [FamilyDelivery], { description: 'Of each family.' })
  deliveries!: FamilyDelivery[];

  @Field(() => CreditTerms, { nullable: true, description: 'Null where no instalments are offered.' })
  credit!: CreditTerms | null;
}

@ObjectType({
  simpleResolvers: true,
  description:
    'The company that runs the shop, as named on every page, e-mail and document. A fact that is not configured is null, ' +
    'and nothing takes its place.',
})
export class Company {
  @Field(() => String, { description: "Where no name is configured, the host of the shop's address." })
  name!: string;

  @Field(() => String)
  tagline!: string;

  @Field(() => Boolean, {
    description: 'Whether this is the demo shop, the only one that shows testimonials, figures and a history of the demo.',
  })
  isDemo!: boolean;

  @Field(() => Logo, { nullable: true })
  logo!: Logo | null;

  @Field(() => Logo, { nullable: true, description: 'For dark backgrounds; null where only the name may stand there.' })
  darkLogo!: Logo | null;

  /** The tones of the accent colour; not part of the API. */
  accent!: AccentTones;

  @Field(() => String, { nullable: true })
  phone!: string | null;

  @Field(() => String, { nullable: true })
  email!: string | null;

  @Field(() => String, { nullable: true, description: 'Null together with postal code and city.' })
  street!: string | null;

  @Field(() => String, { nullable: true })
  postalCode!: string | null;

  @Field(() => String, { nullable: true })
  city!: string | null;

  @Field(() => String, { nullable: true, description: 'The tax number in Poland: 10 digits.' })
  nip!: string | null;

  /** Stands at the end of each mail; null for none. */
  mailSignature!: string | null;

  @Field(() => String, { nullable: true, description: 'The bank account: "PL" and 26 digits.' })
  iban!: string | null;

  @Field(() => Manufacturer)
  manufacturer!: Manufacturer;

  @Field(() => String, { nullable: true, description: 'The emergency service, day and night.' })
  emergencyPhone!: string | null;

  @Field(() => [OpeningHours], { description: 'Empty where no opening hours are configured.' })
  openingHours!: OpeningHours[];

  /** The hours by which replies are promised; not part of the API. */
  week!: OpeningCalendar['week'];

  /** Days on which the company is closed besides public holidays; not part of the API. */
  closedDays!: OpeningCalendar['holidays'];

  @Field(() => String)
  warranty!: string;

  @Field(() => String, { description: 'What of the installation every price includes: "podstawowy montaż i…".' })
  installation!: string;

  @Field(() => String)
  delivery!: string;

  @Field(() => String, { description: 'The usual time from an order to its delivery, within a sentence: "od 2 do 4 tygodni".' })
  usualDelivery!: string;

  @Field(() => Float, { nullable: true, description: 'Degrees. Null together with the longitude.' })
  latitude!: number | null;

  @Field(() => Float, { nullable: true, description: 'Degrees.' })
  longitude!: number | null;
}

@ObjectType({ simpleResolvers: true, description: 'A part of a long text, under a heading.' })
export class TextSection {
  @Field(() => ID, { description: 'The id of its heading in the HTML.' })
  id!: string;

  @Field(() => String)
  title!: string;
}

export const TextBlockKind = registerEnum(BLOCK_NAMES, {
  name: 'TextBlockKind',
  description: 'What a part of a text beside its running text is.',
});

@ObjectType({
  simpleResolvers: true,
  description: 'A fact with its value, a step, a question, …: what it has depends on the kind of its block.',
})
export class TextRow {
  @Field(() => String)
  heading!: string;

  @Field(() => String, { nullable: true, description: 'Null where `textHtml` has it.' })
  text!: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Sanitised HTML, of kinds that are written in Markdown.',
    complexity: LONG_TEXT,
  })
  textHtml!: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'The icon of a tile, town and product of a quote; null where there is none.',
  })
  mark!: string | null;
}

@ObjectType({ simpleResolvers: true, description: 'A part of a text beside its running text.' })
export class TextBlock {
  @Field(() => TextBlockKind)
  kind!: BlockKindName;

  @Field(() => String, { nullable: true })
  title!: string | null;

  @Field(() => String, { nullable: true, description: 'Stands below the title.' })
  note!: string | null;

  @Field(() => [TextRow])
  rows!: TextRow[];
}

@ObjectType({ simpleResolvers: true, description: 'An article of the blog.' })
export class Article {
  @Field(() => ID)
  id!: string;

  @Field(() => String)
  title!: string;

  @Field(() => String)
  excerpt!: string;

  @Field(() => String, { description: 'Sanitised HTML.', complexity: LONG_TEXT })
  contentHtml!: string;

  @Field(() => [TextSection], { description: 'The parts of the text, one for each heading of the second level.' })
  sections!: TextSection[];

  @Field(() => String, { description: 'The `url` of `picture`.' })
  imageUrl!: string;

  @Field(() => Picture)
  picture!: Picture;

  @Field(() => String)
  author!: string;

  @Field(() => DateTimeISO)
  date!: Date;

  @Field(() => String, { description: 'The category of the blog: "poradniki".' })
  category!: string;

  @Field(() => [String])
  tags!: string[];

  @Field(() => Int, { description: 'Minutes.' })
  readTime!: number;
}

@ObjectType({ simpleResolvers: true, description: 'A text page of the site: a service or a legal document.' })
export class TextPage {
  @Field(() => ID, { description: 'Its path without the slash: "montaz".' })
  slug!: string;

  @Field(() => String)
  title!: string;

  @Field(() => String)
  description!: string;

  @Field(() => String, { description: 'Sanitised HTML.', complexity: LONG_TEXT })
  contentHtml!: string;

  @Field(() => [TextSection], { description: 'The parts of the text, one for each heading of the second level.' })
  sections!: TextSection[];

  @Field(() => [TextBlock], { description: 'In the order of their author.' })
  blocks!: TextBlock[];

  @Field(() => DateTimeISO, { description: 'From when the page says this.' })
  updatedAt!: Date;

  @Field(() => ID, { description: 'SHA-256 of what the page says, in hexadecimal.' })
  sha256!: string;
}
