import { OptionalProps } from '@mikro-orm/core';
import { Entity, PrimaryKey, Property, Unique } from '@mikro-orm/decorators/legacy';
import { Field, Int, ObjectType } from 'type-graphql';

@ObjectType({
  simpleResolvers: true,
  description:
    'A text for answers that are given often; {imie}, {klient} and {numer} stand for the inquiry’s.',
})
@Entity()
export class CannedAnswer {
  [OptionalProps]?: 'version';

  @Field(() => Int)
  @PrimaryKey({ type: 'integer' })
  readonly id!: number;

  @Field(() => String, { description: 'Staff choose by it; the customer never sees it.' })
  @Property({ type: 'string', length: 80, collation: 'pl-x-icu' })
  @Unique()
  title!: string;

  @Field(() => String)
  @Property({ type: 'text' })
  text!: string;

  @Field(() => Int, { description: 'An edit names the version that it was made of.' })
  @Property({ type: 'integer', version: true })
  version!: number;
}
