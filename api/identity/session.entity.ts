import { randomUUID } from 'node:crypto';
import type { Ref } from '@mikro-orm/core';
import { Entity, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Field, ID, ObjectType } from 'type-graphql';
import { DateTimeISO } from '../shared/scalars.js';
import { User } from './user.entity.js';

/** One sign-in of a member of staff. Its tokens contain its id, so that revoking the session ends them all. */
@ObjectType('StaffSession', {
  simpleResolvers: true,
  description: 'An active sign-in of a member of staff.',
})
@Entity()
export class Session {
  @Field(() => ID)
  @PrimaryKey({ type: 'uuid' })
  readonly id: string = randomUUID();

  @ManyToOne(() => User, { ref: true, index: true, deleteRule: 'cascade' })
  user!: Ref<User>;

  @Field(() => DateTimeISO)
  @Property({ type: 'datetime', defaultRaw: 'now()' })
  createdAt: Date = new Date();

  @Field(() => DateTimeISO, { description: 'Exact to the minute.' })
  @Property({ type: 'datetime', defaultRaw: 'now()' })
  lastSeenAt: Date = new Date();

  @Field(() => String, {
    nullable: true,
    description: 'The network address that the sign-in came from.',
  })
  @Property({ type: 'string', length: 64, nullable: true })
  address!: string | null;

  @Field(() => String, { nullable: true, description: 'The User-Agent of the browser.' })
  @Property({ type: 'string', length: 300, nullable: true })
  userAgent!: string | null;

  @Field(() => DateTimeISO)
  @Property({ type: 'datetime', index: true })
  expiresAt!: Date;

  @Property({ type: 'datetime', nullable: true })
  revokedAt: Date | null = null;
}
