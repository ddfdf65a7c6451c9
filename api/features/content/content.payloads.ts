import { Field, Float, ID, Int, ObjectType } from 'type-graphql';
import { DateTimeISO } from '../../shared/scalars.js';

@ObjectType({ simpleResolvers: true })
export class OpeningHours {
  @Field(() => String)
  label!: string;

  @Field(() => String)
  hours!: string;
}

@ObjectType({ simpleResolvers: true, description: 'Who runs the shop; every page, e-mail and document reads it here.' })
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

  @Field(() => String)
  imageUrl!: string;

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

  @Field(() => DateTimeISO)
  updatedAt!: Date;
}
