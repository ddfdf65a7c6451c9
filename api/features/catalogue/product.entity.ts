import { OptionalProps } from '@mikro-orm/core';
import {
  Check,
  Entity,
  Index,
  ManyToOne,
  PrimaryKey,
  Property,
  Unique,
} from '@mikro-orm/decorators/legacy';
import { Field, Float, Int, ObjectType } from 'type-graphql';
import type { Configuration as Settings } from '#engine/goods/configuration/configuration';
import { PRODUCT_CATEGORIES, type Category } from '#engine/goods/families/categories';
import { familyOf } from '#engine/goods/families/families';
import { LONG_TEXT } from '../../shared/answer-rows.js';
import { registerEnum } from '../../shared/register-enum.js';
import { RowVersion } from '../../shared/row-version.js';
import { DateTimeISO, Decimal } from '../../shared/scalars.js';
import type { PictureFiles } from '../pictures/picture-files.js';
import { Picture } from '../pictures/picture.payloads.js';
import { AccessoryCategory } from './accessories/accessory-category.entity.js';
import { FurtherPicture } from './further-picture.js';
import { ProductTexts } from './product-texts.js';
import { SettingsType } from './settings-type.js';

export const CategoryEnum = registerEnum(PRODUCT_CATEGORIES, {
  name: 'Category',
  description: `The categories of products: ${PRODUCT_CATEGORIES.map(
    (category) => `${category} (${familyOf(category).inEnglish})`,
  ).join(', ')}.`,
});

@ObjectType({
  simpleResolvers: true,
  description: 'One row of a specification, in the order of the product page.',
})
export class Specification {
  @Field(() => String)
  name!: string;

  @Field(() => String)
  value!: string;
}

@ObjectType({
  simpleResolvers: true,
  description:
    'A product of the catalogue; sizes in whole cm. Where a limit is null, that of `ProductType.dimensions` ' +
    'applies, or the category has no such size. Accessories have no size: their widths are 0, they have no colours, ' +
    'and `basePrice` is what a piece costs.',
})
@Entity()
@Index({
  name: 'product_name_id_index',
  expression:
    'create index "product_name_id_index" on "product" ("name", "id") include ("archived_at", "search_title")',
})
@Index({ properties: ['category', 'name'] })
@Index({ properties: ['basePrice'] })
@Index({ properties: ['pricePerSqm', 'id'] })
@Index({ properties: ['updatedAt', 'id'] })
@Index({
  name: 'product_search_index',
  expression:
    'create index "product_search_index" on "product" using gin ("search_text" gin_trgm_ops)',
})
@Unique({ properties: ['sku'] })
@Check({
  name: 'product_width_limits',
  expression: `category = 'akcesoria' or (min_width > 0 and min_width <= max_width)`,
})
@Check({
  name: 'product_height_limits',
  expression: 'min_height is null or (min_height > 0 and min_height <= max_height)',
})
@Check({
  name: 'product_projection_limits',
  expression: 'min_projection is null or (min_projection > 0 and min_projection <= max_projection)',
})
@Check({
  name: 'product_prices',
  expression: 'base_price >= 0 and (price_per_sqm is null or price_per_sqm >= 0)',
})
@Check({
  name: 'product_choices',
  expression:
    `cardinality(available_variants) > 0 and (category = 'akcesoria' or cardinality(available_colors) > 0 and ` +
    'cardinality(available_frame_colors) > 0)',
})
@Check({
  name: 'product_rating',
  expression: 'rating_count >= 0 and (rating_count = 0) = (rating_average is null)',
})
export class Product extends ProductTexts {
  [OptionalProps]?:
    | 'excerpt'
    | 'picture'
    | 'gallery'
    | 'identifier'
    | 'highlights'
    | 'safetyNotes'
    | 'uploadedPicture'
    | 'ratingCount'
    | 'version'
    | 'createdAt'
    | 'updatedAt'
    | 'featured'
    | 'fabricCollection'
    | 'sku'
    | 'accessoryCategory'
    | 'furtherPictures';

  @Field(() => Int)
  @PrimaryKey({ type: 'integer' })
  readonly id!: number;

  @Field(() => String)
  @Property({ type: 'string', length: 200, collation: 'pl-x-icu' })
  name!: string;

  @Field(() => String, { complexity: LONG_TEXT })
  @Property({ type: 'text' })
  description!: string;

  @Field(() => String, {
    description: 'The beginning of the description: whole words, at most 160 characters.',
  })
  @Property({
    type: 'text',
    generated: `(case when length(description) <= 160 then description
      else regexp_replace(left(description, 159), '[[:space:][:punct:]–]*[[:space:]][^[:space:]]*$', '') || '…' end) stored`,
  })
  readonly excerpt!: string;

  @Field(() => CategoryEnum)
  @Property({ type: 'string', length: 20 })
  category!: Category;

  @Field(() => String, {
    description:
      'As printed on the label and the documents of the product: its SKU, if it has one.',
  })
  readonly identifier!: string;

  @Field(() => [String], {
    description:
      'Safety warnings in Polish, the most serious first; to be shown wherever the product is offered for sale.',
  })
  readonly safetyNotes!: readonly string[];

  @Field(() => String, {
    description: 'The path of one file of the picture; it changes when the file changes.',
  })
  @Property({ type: 'string', length: 500 })
  imageUrl!: string;

  /** The files of the uploaded picture that `imageUrl` names; null where it names none. */
  @Property({ type: 'json', nullable: true })
  uploadedPicture: PictureFiles | null = null;

  @Field(() => Picture, {
    description: 'A photograph, or the to-scale drawing where there is none.',
  })
  readonly picture!: Picture;

  @Field(() => [Picture], {
    description:
      'The picture, further ones, and last the to-scale drawing with its dimensions, which accessories lack.',
  })
  readonly gallery!: Picture[];

  @Field(() => [FurtherPicture], {
    description: 'The pictures of the gallery after the first, as staff have entered them.',
  })
  @Property({ type: 'json', columnType: 'json', defaultRaw: `'[]'` })
  furtherPictures: FurtherPicture[] = [];

  @Field(() => String, {
    nullable: true,
    description:
      'The `slug` of its category of accessories; null for other goods, and for one without.',
  })
  @ManyToOne(() => AccessoryCategory, {
    mapToPk: true,
    nullable: true,
    fieldName: 'accessory_category',
    deleteRule: 'no action',
    index: true,
  })
  accessoryCategory: string | null = null;

  @Field(() => Boolean, { description: 'Whether it is a bestseller.' })
  @Property({ type: 'boolean', default: false, index: true })
  featured: boolean = false;

  // Read and written as a whole: for that, json (kept as text) is faster than jsonb.
  @Field(() => [Specification])
  @Property({ type: 'json', columnType: 'json' })
  specifications!: Specification[];

  @Field(() => [Specification], {
    description:
      'The first three specifications, or fewer; the product card shows the first of them that is no size.',
  })
  readonly highlights!: readonly Specification[];

  @Field(() => Decimal, { description: 'The part of the price that does not depend on the size.' })
  @Property({ type: 'decimal', precision: 12, scale: 2 })
  basePrice!: string;

  @Field(() => Decimal, {
    nullable: true,
    description: 'Added for each m² of the area; null: the area does not change the price.',
  })
  @Property({ type: 'decimal', precision: 12, scale: 2, nullable: true })
  pricePerSqm!: string | null;

  @Field(() => Int)
  @Property({ type: 'integer' })
  minWidth!: number;

  @Field(() => Int)
  @Property({ type: 'integer' })
  maxWidth!: number;

  @Field(() => Int, { nullable: true })
  @Property({ type: 'integer', nullable: true })
  minHeight!: number | null;

  @Field(() => Int, { nullable: true })
  @Property({ type: 'integer', nullable: true })
  maxHeight!: number | null;

  @Field(() => Int, { nullable: true })
  @Property({ type: 'integer', nullable: true })
  minProjection!: number | null;

  @Field(() => Int, { nullable: true })
  @Property({ type: 'integer', nullable: true })
  maxProjection!: number | null;

  @Field(() => [String], {
    description: 'Names of `colors`, for the fabric, the slats or the roof.',
  })
  @Property({ type: 'array' })
  availableColors!: string[];

  @Field(() => [String], { description: 'Names of `colors`, for the frame.' })
  @Property({ type: 'array' })
  availableFrameColors!: string[];

  @Field(() => [String], {
    description:
      'Codes of the variants (`ProductVariant`) that this product is made in, the default first.',
  })
  @Property({ type: 'array' })
  availableVariants!: string[];

  @Field(() => String, {
    nullable: true,
    description:
      'The code of the fabric collection that it is made with; null where its fabric has no name.',
  })
  @Property({ type: 'string', length: 40, nullable: true })
  fabricCollection: string | null = null;

  @Field(() => Float, { nullable: true, description: '1-5; null without ratings.' })
  @Property({ type: 'double', nullable: true })
  ratingAverage!: number | null;

  @Field(() => Int)
  @Property({ type: 'integer', default: 0 })
  ratingCount: number = 0;

  /** The configuration that its to-scale drawing shows. */
  @Property({ type: SettingsType })
  drawing!: Settings;

  /** Name, category and subcategory, normalised by `search_key()` (lower case, no diacritics); a generated column. */
  @Property({
    type: 'text',
    lazy: true,
    nullable: true,
    generated: `(search_key(name || ' ' || category || ' ' || coalesce(subcategory, ''))) stored`,
  })
  searchTitle?: string;

  /** Name, subcategory and description, normalised in the same way. */
  @Property({
    type: 'text',
    lazy: true,
    nullable: true,
    generated: `(search_key(name || ' ' || coalesce(subcategory, '') || ' ' || description)) stored`,
  })
  searchText?: string;

  @Field(() => DateTimeISO, {
    nullable: true,
    description: 'When it was taken out of the shop; null while it is in it.',
  })
  @Property({ type: 'datetime', nullable: true, index: true })
  archivedAt: Date | null = null;

  @RowVersion
  version!: number;

  @Property({ type: 'datetime', defaultRaw: 'now()' })
  createdAt!: Date;

  @Field(() => DateTimeISO)
  @Property({ type: 'datetime', defaultRaw: 'now()', onUpdate: () => new Date() })
  updatedAt!: Date;
}
