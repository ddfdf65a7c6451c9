import { Check, Entity, PrimaryKey, Property, Unique } from '@mikro-orm/decorators/legacy';
import { Field, Int, ObjectType } from 'type-graphql';

@ObjectType({
  simpleResolvers: true,
  description:
    'Minutes on the road between two postcode areas, in both directions, where staff know better than the estimate.',
})
@Entity()
@Unique({ properties: ['fromTown', 'toTown'] })
@Check({ name: 'travel_time_minutes', expression: 'minutes between 1 and 900' })
export class TravelTime {
  @Field(() => Int)
  @PrimaryKey({ type: 'integer' })
  readonly id!: number;

  @Field(() => String, { description: 'The town that an area is named after: "Łódź".' })
  @Property({ type: 'string', length: 60 })
  fromTown!: string;

  @Field(() => String, { description: 'That of the other area; the same one for ways within it.' })
  @Property({ type: 'string', length: 60 })
  toTown!: string;

  @Field(() => Int, { description: '1-900' })
  @Property({ type: 'smallint' })
  minutes!: number;
}
