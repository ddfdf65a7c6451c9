import { IsIn, IsInt, IsOptional, Max, Min } from 'class-validator';
import { Field, InputType, Int, ObjectType } from 'type-graphql';
import { CATEGORIES, type Category } from '#engine/goods/families/categories';
import { MAX_INT32 } from '../../shared/id.js';
import { IsText } from '../../shared/text.js';
import { Payload } from '../../shared/user-error.js';
import { CategoryEnum } from '../catalogue/product.entity.js';
import { ReducedVat } from '../catalogue/reduced-vat.entity.js';

@InputType()
export class SetReducedVatInput {
  @Field(() => CategoryEnum)
  @IsIn(CATEGORIES)
  category!: Category;

  @Field(() => Int, {
    description:
      'The `version` that was read, 0 where 8 % was never switched on; CHANGED_MEANWHILE if it is no ' +
      'longer current.',
  })
  @IsInt()
  @Min(0)
  @Max(MAX_INT32)
  version!: number;

  @Field(() => String, {
    nullable: true,
    description:
      'The number of the tax ruling that the seller has obtained, 3-60 characters; null switches 8 % off.',
  })
  @IsOptional()
  @IsText(3, 60)
  ruling?: string | null;
}

@ObjectType({ simpleResolvers: true })
export class ReducedVatPayload extends Payload {
  @Field(() => [ReducedVat], {
    description: 'All categories as they are now, also where the request was refused.',
  })
  reducedVat!: ReducedVat[];
}
