import { Property } from '@mikro-orm/decorators/legacy';
import { IsOptional } from 'class-validator';
import { Field, InputType, ObjectType } from 'type-graphql';
import { PRODUCT_FIELDS, type ProductFieldOf } from '#engine/trade/fields/product-fields';
import { IsText } from '../../shared/text.js';

/** Declares an optional text by its definition: the column, the field of the API and the validation of input. */
function ProductText(target: object, property: ProductFieldOf<'line' | 'lines'>): void {
  const { description, maxLength } = PRODUCT_FIELDS[property];
  Field(() => String, { description, nullable: true })(target, property);
  Property({ type: 'string', length: maxLength, nullable: true })(target, property);
  IsText(0, maxLength)(target, property);
  IsOptional()(target, property);
}

/** The texts that a product may lack: columns of the entity, fields of the API's inputs and answers. */
@ObjectType()
@InputType()
export abstract class ProductTexts {
  @ProductText
  subcategory!: string | null;

  @ProductText
  careInstructions!: string | null;

  @ProductText
  sku!: string | null;
}
