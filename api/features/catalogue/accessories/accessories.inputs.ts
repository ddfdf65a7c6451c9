import { ArrayMaxSize, IsArray, IsOptional } from 'class-validator';
import { Field, InputType, ObjectType } from 'type-graphql';
import { ListOf } from '../../../shared/input/list-of.js';
import { IsLine, IsText } from '../../../shared/text.js';
import { Payload } from '../../../shared/user-error.js';
import { AccessoryCategory } from './accessory-category.entity.js';

const MOST = 40;

@InputType()
class AccessoryCategoryInput {
  @Field(() => String, {
    nullable: true,
    description:
      'That of a category that stays; null for a new one, whose slug is made of its name.',
  })
  @IsOptional()
  @IsLine(1, 60)
  slug?: string | null;

  @Field(() => String, { description: '2-60 characters, of which one is a letter or a digit.' })
  @IsLine(2, 60)
  name!: string;
}

@InputType({ description: 'All categories in their new order; one that is left out is deleted.' })
export class SetAccessoryCategoriesInput {
  @Field(() => [AccessoryCategoryInput], { description: `At most ${MOST}.` })
  @IsArray()
  @ArrayMaxSize(MOST)
  @ListOf(AccessoryCategoryInput)
  categories!: AccessoryCategoryInput[];

  @Field(() => [String], {
    description: 'The slugs that were read; CHANGED_MEANWHILE where there are others by now.',
  })
  @IsArray()
  @ArrayMaxSize(MOST)
  @IsText(0, 60, { each: true })
  known!: string[];
}

@ObjectType({ simpleResolvers: true })
export class AccessoryCategoriesPayload extends Payload {
  @Field(() => [AccessoryCategory], {
    description: 'All categories as they are now, also where the request was refused.',
  })
  accessoryCategories!: AccessoryCategory[];
}
