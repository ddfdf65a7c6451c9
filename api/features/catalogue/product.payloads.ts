import { Field, ObjectType } from 'type-graphql';
import { Picture } from '../pictures/picture.payloads.js';

@ObjectType({ simpleResolvers: true })
export class Benefit {
  @Field(() => String, { description: 'In Polish: "Dach, który się otwiera".' })
  title!: string;

  @Field(() => String, { description: 'One sentence in Polish.' })
  text!: string;
}

@ObjectType({
  simpleResolvers: true,
  description:
    'The profiles that products of a category are made of, as a close-up in cross-section.',
})
export class ProductProfile {
  @Field(() => Picture)
  picture!: Picture;

  @Field(() => String, { description: 'What the picture shows: one or two sentences in Polish.' })
  caption!: string;
}
