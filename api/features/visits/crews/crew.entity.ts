import { randomBytes } from 'node:crypto';
import { Collection, OptionalProps } from '@mikro-orm/core';
import {
  Check,
  Entity,
  OneToMany,
  PrimaryKey,
  Property,
  Unique,
} from '@mikro-orm/decorators/legacy';
import { Field, Int, ObjectType } from 'type-graphql';
import { keysOf } from '#engine/trade/fields/pick';
import { SKILL_LABELS, type Skill } from '#engine/visits/kinds';
import { registerEnum } from '../../../shared/register-enum.js';
import { RowVersion } from '../../../shared/row-version.js';
import { DateTimeISO } from '../../../shared/scalars.js';
import { CrewAbsence } from './crew-absence.entity.js';
import { CrewHours, CrewLunch } from './crew-hours.js';

export const SKILLS = keysOf(SKILL_LABELS);
export const SkillEnum = registerEnum(SKILLS, {
  name: 'CrewSkill',
  description:
    'What somebody of a crew has learnt: measuring; shading: awnings and blinds; structures: pergolas and roofs; ' +
    'electrics: connecting 230 V.',
});

export const newFeedSecret = (): string => randomBytes(32).toString('base64url');

/** People who drive in one van. Whoever plans a visit of a crew, or changes when it works, locks its row. */
@ObjectType({ simpleResolvers: true, description: 'People who drive to customers in one van.' })
@Entity()
@Check({ name: 'crew_people', expression: 'people between 1 and 9' })
export class Crew {
  [OptionalProps]?: 'vehicle' | 'feedSecret' | 'archivedAt' | 'version' | 'createdAt';

  @Field(() => Int)
  @PrimaryKey({ type: 'integer' })
  readonly id!: number;

  @Field(() => String)
  @Property({ type: 'string', length: 60 })
  name!: string;

  @Field(() => Int, { description: 'How many people they are: 1-9.' })
  @Property({ type: 'smallint' })
  people!: number;

  @Field(() => [SkillEnum])
  @Property({ type: 'array' })
  skills!: Skill[];

  @Field(() => String, {
    description: 'The postcode of its base, where the day begins and ends: "90-001".',
  })
  @Property({ type: 'string', length: 6 })
  postcode!: string;

  @Field(() => String, { description: 'May be empty: "Transit EL 12345".' })
  @Property({ type: 'string', length: 60, default: '' })
  vehicle: string = '';

  @Field(() => [CrewHours], {
    description:
      'Its working hours with the ways from and to the base, by day of the week; days that are not listed are free.',
  })
  @Property({ type: 'json' })
  hours!: CrewHours[];

  @Field(() => CrewLunch, { nullable: true, description: 'Null: no break is planned.' })
  @Property({ type: 'json', nullable: true })
  lunch!: CrewLunch | null;

  @Field(() => String, { description: 'Its colour in the calendar: "#1b5e8c".' })
  @Property({ type: 'string', length: 7 })
  colour!: string;

  /** Opens the calendar feed of the crew. */
  @Property({ type: 'string', length: 43 })
  @Unique()
  feedSecret: string = newFeedSecret();

  @OneToMany(() => CrewAbsence, (absence) => absence.crew, { orderBy: { startsAt: 'asc' } })
  absences = new Collection<CrewAbsence>(this);

  @Field(() => DateTimeISO, { nullable: true, description: 'Null while it is in use.' })
  @Property({ type: 'datetime', nullable: true })
  archivedAt: Date | null = null;

  @RowVersion
  version!: number;

  @Property({ type: 'datetime', defaultRaw: 'now()' })
  createdAt: Date = new Date();
}
