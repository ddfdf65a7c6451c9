import { Field, ObjectType } from 'type-graphql';
import { Picture } from '../pictures/picture.payloads.js';

@ObjectType({ simpleResolvers: true })
export class Benefit {
  @Field(() => String, { description: 'In Polish: "Dach, który się otwiera".' })
  title!: string;

  @Field(() => String, { description: 'One sentence.' })
  text!: string;
}

@ObjectType({
  simpleResolvers: true,
  description: 'Profiles of a family in section, seen from close by.',
})
export class ProductProfile {
  @Field(() => Picture)
  picture!: Picture;

  @Field(() => String, { description: 'What the picture shows: one or two sentences in Polish.' })
  caption!: string;
}
