import { IsBoolean } from 'class-validator';
import { Field, InputType, Int, ObjectType } from 'type-graphql';
import { IsId } from '../../../shared/id.js';
import { UserError } from '../../../shared/user-error.js';
import { Product } from '../product.entity.js';
import { IsIds } from './product-ids.js';

@InputType()
export class ProductsInput {
  @Field(() => [Int], { description: 'At most 500.' })
  @IsIds()
  ids!: number[];
}

@InputType()
export class DuplicateProductInput {
  @Field(() => Int)
  @IsId()
  id!: number;
}

@InputType()
export class FeatureProductsInput extends ProductsInput {
  @Field(() => Boolean)
  @IsBoolean()
  featured!: boolean;
}

@ObjectType({ simpleResolvers: true })
export class ProductPayload {
  @Field(() => Product, {
    nullable: true,
    description: 'As it is now; with CHANGED_MEANWHILE what others have made of it.',
  })
  product!: Product | null;

  @Field(() => [UserError])
  userErrors!: UserError[];
}

@ObjectType({ simpleResolvers: true })
export class ProductsPayload {
  @Field(() => [Product], { description: 'As they are now.' })
  products!: Product[];

  @Field(() => [UserError])
  userErrors!: UserError[];
}
