import { Field, Float, ID, Int, ObjectType } from 'type-graphql';
import { DateTimeISO } from '../../shared/scalars.js';
import { Picture } from '../pictures/picture.payloads.js';

@ObjectType({ simpleResolvers: true })
export class OpeningHours {
  @Field(() => String)
  label!: string;

  @Field(() => String, { description: 'For people: "8:00–18:00" or "nieczynne".' })
  hours!: string;

  @Field(() => [Int], { description: '1 is Monday.' })
  days!: number[];

  @Field(() => Int, { nullable: true, description: 'Minutes after midnight on a Polish clock; null when closed.' })
  opens!: number | null;

  @Field(() => Int, { nullable: true, description: 'Minutes after midnight on a Polish clock; null when closed.' })
  closes!: number | null;
}

@ObjectType({ simpleResolvers: true, description: 'A day on which the shop is closed by law.' })
export class PublicHoliday {
  @Field(() => String, { description: 'In Poland: "2026-12-24".' })
  date!: string;

  @Field(() => String)
  name!: string;
}

@ObjectType({ simpleResolvers: true, description: 'The manufacturer, which every offer must name by law.' })
export class Manufacturer {
  @Field(() => String)
  name!: string;

  @Field(() => String, { description: 'Street, postal code and city.' })
  postalAddress!: string;

  @Field(() => String)
  email!: string;
}

@ObjectType({ simpleResolvers: true, description: 'The company that runs the shop, for every page, e-mail and document.' })
export class Company {
  @Field(() => String)
  name!: string;

  @Field(() => String)
  tagline!: string;

  @Field(() => String)
  phone!: string;

  @Field(() => String)
  email!: string;

  @Field(() => String)
  street!: string;

  @Field(() => String)
  postalCode!: string;

  @Field(() => String)
  city!: string;

  @Field(() => String)
  nip!: string;

  @Field(() => String, { description: 'The bank account, "PL" and 26 digits.' })
  iban!: string;

  @Field(() => Manufacturer)
  manufacturer!: Manufacturer;

  @Field(() => String, { description: 'Emergency service, day and night.' })
  emergencyPhone!: string;

  @Field(() => [OpeningHours])
  openingHours!: OpeningHours[];

  @Field(() => String)
  warranty!: string;

  @Field(() => String)
  delivery!: string;

  @Field(() => Float)
  latitude!: number;

  @Field(() => Float)
  longitude!: number;
}

@ObjectType({ simpleResolvers: true, description: 'A part of a long text, under a heading.' })
export class TextSection {
  @Field(() => ID, { description: 'The id of its heading in the HTML.' })
  id!: string;

  @Field(() => String)
  title!: string;
}

@ObjectType({ simpleResolvers: true })
export class TextFact {
  @Field(() => String)
  value!: string;

  @Field(() => String)
  label!: string;
}

@ObjectType({ simpleResolvers: true })
export class TextStep {
  @Field(() => String)
  title!: string;

  @Field(() => String)
  text!: string;
}

@ObjectType({ simpleResolvers: true })
export class TextQuestion {
  @Field(() => String)
  question!: string;

  @Field(() => String, { description: 'Sanitised HTML.' })
  answerHtml!: string;
}

@ObjectType({ simpleResolvers: true })
export class Article {
  @Field(() => ID)
  id!: string;

  @Field(() => String)
  title!: string;

  @Field(() => String)
  excerpt!: string;

  @Field(() => String, { description: 'Sanitised HTML.' })
  contentHtml!: string;

  @Field(() => [TextSection])
  sections!: TextSection[];

  @Field(() => String)
  imageUrl!: string;

  @Field(() => Picture)
  picture!: Picture;

  @Field(() => String)
  author!: string;

  @Field(() => DateTimeISO)
  date!: Date;

  @Field(() => String)
  category!: string;

  @Field(() => [String])
  tags!: string[];

  @Field(() => Int, { description: 'minutes' })
  readTime!: number;
}

@ObjectType({ simpleResolvers: true, description: 'A long text of the site: a service or a legal page.' })
export class TextPage {
  @Field(() => ID)
  slug!: string;

  @Field(() => String)
  title!: string;

  @Field(() => String)
  description!: string;

  @Field(() => String, { description: 'Sanitised HTML.' })
  contentHtml!: string;

  @Field(() => [TextSection])
  sections!: TextSection[];

  @Field(() => [TextFact], { description: 'What matters most, in short.' })
  facts!: TextFact[];

  @Field(() => String, { nullable: true })
  stepsTitle!: string | null;

  @Field(() => [TextStep], { description: 'What happens, in its order.' })
  steps!: TextStep[];

  @Field(() => [TextQuestion])
  questions!: TextQuestion[];

  @Field(() => DateTimeISO)
  updatedAt!: Date;
}
