import { Field, ObjectType } from 'type-graphql';

@ObjectType({ simpleResolvers: true })
export class Benefit {
  @Field(() => String, { description: 'In Polish: "Dach, który się otwiera".' })
  title!: string;

  @Field(() => String, { description: 'One sentence.' })
  text!: string;
}
