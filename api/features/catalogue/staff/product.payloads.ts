import { IsBoolean, IsOptional } from 'class-validator';
import { Field, InputType, Int, ObjectType } from 'type-graphql';
import { IsId } from '../../../shared/id.js';
import { IsIdempotencyKey } from '../../../shared/idempotency-key.js';
import { Payload } from '../../../shared/user-error.js';
import { Product } from '../product.entity.js';
import { IsIds } from './price-change.inputs.js';

@InputType()
export class ProductsInput {
  @Field(() => [Int], { description: 'At most 500, each once.' })
  @IsIds()
  ids!: number[];
}

@InputType()
export class DuplicateProductInput {
  @Field(() => Int)
  @IsId()
  id!: number;

  @Field(() => String, {
    nullable: true,
    description:
      'A repeated request with the same key gives the same copy; IDEMPOTENCY_KEY_REUSED where it names another product.',
  })
  @IsOptional()
  @IsIdempotencyKey()
  idempotencyKey?: string | null;
}

@InputType()
export class FeatureProductsInput extends ProductsInput {
  @Field(() => Boolean, {
    description: 'true: they become bestsellers; false: they no longer are.',
  })
  @IsBoolean()
  featured!: boolean;
}

@ObjectType({ simpleResolvers: true })
export class ProductPayload extends Payload {
  @Field(() => Product, {
    nullable: true,
    description: 'The current state, also after a refusal; null where there is no such product.',
  })
  product!: Product | null;
}

@ObjectType({ simpleResolvers: true })
export class ProductsPayload extends Payload {
  @Field(() => [Product], {
    description: 'The current state of the named products, sorted by id, also after a refusal.',
  })
  products!: Product[];
}
