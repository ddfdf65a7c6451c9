import { OptionalProps } from '@mikro-orm/core';
import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Field, Int, ObjectType } from 'type-graphql';
import type { Category } from '#engine/goods/families/categories';
import { CategoryEnum } from './product.entity.js';

/**
 * The tax ruling by which a category has the reduced rate of VAT in housing. A category without a row, or without a
 * ruling, has the full rate.
 */
@ObjectType({
  simpleResolvers: true,
  description:
    'Whether goods of a category have 8 % VAT where they are installed in housing, and by which tax ruling.',
})
@Entity()
export class ReducedVat {
  [OptionalProps]?: 'version';

  /** The column is named `id`, because the audit log identifies rows by it. */
  @Field(() => CategoryEnum)
  @PrimaryKey({ type: 'string', length: 20, fieldName: 'id' })
  readonly category!: Category;

  @Field(() => String, {
    nullable: true,
    description:
      'The number of the tax ruling that the seller has obtained; null: 8 % is switched off.',
  })
  @Property({ type: 'string', length: 60, nullable: true })
  ruling!: string | null;

  @Field(() => Int, {
    description:
      '0 where 8 % was never switched on; a change must send the version that it has read.',
  })
  @Property({ type: 'integer', version: true })
  version!: number;
}
