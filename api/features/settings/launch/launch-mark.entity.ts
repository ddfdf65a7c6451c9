import { Entity, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import type { Ref } from '@mikro-orm/postgresql';
import { User } from '../../../identity/user.entity.js';

export type LaunchMarkId = 'mail' | 'terms' | 'demo';

/** What a person has done on the way to the first sale, which the shop cannot read from anything else. */
@Entity()
export class LaunchMark {
  /** mail: a mail was sent to try the server; terms: the terms of sale were read; demo: demo data were removed. */
  @PrimaryKey({ type: 'string', length: 10 })
  readonly id!: LaunchMarkId;

  @Property({ type: 'datetime' })
  at!: Date;

  @ManyToOne(() => User, { ref: true })
  by!: Ref<User>;

  /** mail: the server that was tried; demo: what was removed. */
  @Property({ type: 'string', length: 500, nullable: true })
  detail: string | null = null;
}
