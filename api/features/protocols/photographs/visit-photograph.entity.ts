import { OptionalProps, type Ref } from '@mikro-orm/core';
import { Entity, Enum, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Field, ID, Int, ObjectType } from 'type-graphql';
import { keysOf } from '#engine/trade/fields/pick';
import { PHOTOGRAPH_MOMENT_LABELS } from '#engine/visits/kinds';
import { User } from '../../../identity/user.entity.js';
import { registerEnum } from '../../../shared/register-enum.js';
import { Visit } from '../../visits/visit.entity.js';

export const MOMENTS = keysOf(PHOTOGRAPH_MOMENT_LABELS);
const PhotographMoment = registerEnum(MOMENTS, {
  name: 'PhotographMoment',
  description: 'When a photograph was taken, before or after the work, or a detail of the place.',
});

@ObjectType({ description: 'A photograph that a crew has taken in a visit.' })
@Entity()
export class VisitPhotograph {
  [OptionalProps]?: 'createdAt';

  /** Made by the phone. */
  @Field(() => ID)
  @PrimaryKey({ type: 'uuid' })
  id!: string;

  @ManyToOne(() => Visit, { ref: true, index: true, deleteRule: 'cascade' })
  visit!: Ref<Visit>;

  @Field(() => ID, { nullable: true, description: 'The line that it shows; null for none.' })
  @Property({ type: 'uuid', nullable: true })
  lineId!: string | null;

  @Field(() => PhotographMoment)
  @Enum({ items: () => MOMENTS })
  moment!: keyof typeof PHOTOGRAPH_MOMENT_LABELS;

  @Field(() => String, { description: 'May be empty.' })
  @Property({ type: 'string', length: 200 })
  caption!: string;

  /** A WebP file without metadata. */
  @Property({ type: 'blob', lazy: true })
  bytes!: Buffer;

  @Field(() => Int, { description: 'px, at most 1600' })
  @Property({ type: 'smallint' })
  width!: number;

  @Field(() => Int, { description: 'px, at most 1600' })
  @Property({ type: 'smallint' })
  height!: number;

  @ManyToOne(() => User, { ref: true, nullable: true, index: true })
  author!: Ref<User> | null;

  @Property({ type: 'datetime', defaultRaw: 'now()' })
  createdAt: Date = new Date();
}
