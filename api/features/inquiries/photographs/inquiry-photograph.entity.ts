import { randomUUID } from 'node:crypto';
import { OptionalProps, type Ref } from '@mikro-orm/core';
import { Entity, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Field, ID, Int, ObjectType } from 'type-graphql';
import { Inquiry } from '../inquiry.entity.js';

/** Where staff read the photographs, each under its id. */
const PATH = '/api/admin/photographs';

@ObjectType({ description: 'A photograph that a customer has sent with an inquiry.' })
@Entity()
export class InquiryPhotograph {
  [OptionalProps]?: 'createdAt' | 'inquiry' | 'url';

  @Field(() => ID)
  @PrimaryKey({ type: 'uuid' })
  readonly id: string = randomUUID();

  /** Null until the inquiry is sent. */
  @ManyToOne(() => Inquiry, { ref: true, nullable: true, index: true, deleteRule: 'cascade' })
  inquiry: Ref<Inquiry> | null = null;

  /** A WebP file without metadata. */
  @Property({ type: 'blob', lazy: true })
  bytes!: Buffer;

  @Field(() => Int, { description: 'px, at most 1600' })
  @Property({ type: 'smallint' })
  width!: number;

  @Field(() => Int, { description: 'px, at most 1600' })
  @Property({ type: 'smallint' })
  height!: number;

  @Property({ type: 'datetime', defaultRaw: 'now()' })
  createdAt: Date = new Date();

  @Field(() => String, { description: 'The path of the WebP file, which only staff can read.' })
  get url(): string {
    return `${PATH}/${this.id}`;
  }
}
