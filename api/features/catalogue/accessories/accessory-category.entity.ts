import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Field, ObjectType } from 'type-graphql';

@ObjectType({
  simpleResolvers: true,
  description: 'A category of accessories, which staff have made.',
})
@Entity()
export class AccessoryCategory {
  /** The column is named `id`, because the audit log identifies rows by it. */
  @Field(() => String, {
    description: 'The end of the address of its list, "/akcesoria/{slug}"; it never changes.',
  })
  @PrimaryKey({ type: 'string', length: 60, fieldName: 'id' })
  readonly slug!: string;

  @Field(() => String)
  @Property({ type: 'string', length: 60 })
  name!: string;

  /** From 0, in the order of the shop. */
  @Property({ type: 'integer' })
  position!: number;
}
