import { OptionalProps, type Ref } from '@mikro-orm/core';
import {
  Check,
  Entity,
  Index,
  ManyToOne,
  PrimaryKey,
  Property,
} from '@mikro-orm/decorators/legacy';
import { Field, Int, ObjectType } from 'type-graphql';
import { DateTimeISO } from '../../../shared/scalars.js';
import { Crew } from './crew.entity.js';

@ObjectType({ simpleResolvers: true, description: 'A time in which a crew visits nobody.' })
@Entity()
@Check({ name: 'crew_absence_times', expression: 'starts_at < ends_at' })
@Index({ properties: ['crew', 'endsAt'] })
export class CrewAbsence {
  [OptionalProps]?: 'reason';

  @Field(() => Int)
  @PrimaryKey({ type: 'integer' })
  readonly id!: number;

  @ManyToOne(() => Crew, { ref: true, index: false, deleteRule: 'cascade' })
  crew!: Ref<Crew>;

  @Field(() => DateTimeISO)
  @Property({ type: 'datetime' })
  startsAt!: Date;

  @Field(() => DateTimeISO, { description: 'The first instant that does not belong to it.' })
  @Property({ type: 'datetime' })
  endsAt!: Date;

  @Field(() => String, { description: 'May be empty: "Urlop".' })
  @Property({ type: 'string', length: 200, default: '' })
  reason: string = '';
}
