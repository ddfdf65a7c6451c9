import type { Ref } from '@mikro-orm/core';
import { Entity, ManyToOne, PrimaryKey, Unique } from '@mikro-orm/decorators/legacy';
import { User } from '../../../identity/user.entity.js';
import { Crew } from './crew.entity.js';

/** Somebody who works in a crew, at most in one; they see its days on the phone. */
@Entity()
export class CrewMember {
  @PrimaryKey({ type: 'integer' })
  readonly id!: number;

  @ManyToOne(() => User, { ref: true, index: false, deleteRule: 'cascade' })
  @Unique()
  user!: Ref<User>;

  @ManyToOne(() => Crew, { ref: true, index: true, deleteRule: 'cascade' })
  crew!: Ref<Crew>;
}
