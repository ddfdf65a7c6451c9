import { OptionalProps } from '@mikro-orm/core';
import { Entity, PrimaryKey, Property, Unique } from '@mikro-orm/decorators/legacy';
import { Field, Int, ObjectType } from 'type-graphql';
import { RowVersion } from '../../../shared/row-version.js';

@ObjectType({
  simpleResolvers: true,
  description:
    'A text for answers that are given often. The client replaces its placeholders: {imie} by the first name ' +
    'of the customer, {klient} by the whole name, {numer} by the id of the inquiry.',
})
@Entity()
export class CannedAnswer {
  [OptionalProps]?: 'version';

  @Field(() => Int)
  @PrimaryKey({ type: 'integer' })
  readonly id!: number;

  @Field(() => String, {
    description: 'The name by which staff choose it; customers never see it.',
  })
  @Property({ type: 'string', length: 80, collation: 'pl-x-icu' })
  @Unique()
  title!: string;

  @Field(() => String)
  @Property({ type: 'text' })
  text!: string;

  @RowVersion
  version!: number;
}
