import { ArrayMaxSize, IsArray, IsIn, IsInt, IsOptional, Max, Min } from 'class-validator';
import { Field, InputType, Int, ObjectType } from 'type-graphql';
import type { Category } from '#engine/goods/families/categories';
import {
  MAX_BUDGET,
  MAX_NEEDED_SIZE,
  PLACES,
  type PlaceCode,
  PRIORITIES,
  type Priority,
  SUN_TIMES,
  type SunTime,
} from '#engine/goods/starting-points/starting-point';
import { registerEnum } from '../../../shared/register-enum.js';
import { Decimal } from '../../../shared/scalars.js';
import { CategoryEnum, Product } from '../../catalogue/product.entity.js';

@ObjectType({
  simpleResolvers: true,
  description: 'A named configuration to start from, at its current price.',
})
export class StartingPoint {
  @Field(() => String, { description: 'Unique in its category.' })
  code!: string;

  @Field(() => CategoryEnum)
  category!: Category;

  @Field(() => String, {
    description:
      'In Polish: "Taras 4 × 3 m na południe"; of a recommendation the kind of product: "Markiza kasetowa".',
  })
  title!: string;

  @Field(() => String, { description: 'Why these settings, in Polish.' })
  reason!: string;

  @Field(() => Product)
  product!: Product;

  @Field(() => String, { description: '"400 × 300 cm"' })
  sizeLabel!: string;

  @Field(() => Decimal, { description: 'Of one piece.' })
  calculatedPrice!: string;

  @Field(() => Int, {
    description:
      'How many pieces side by side cover the width of the place; 1 where no width was given.',
  })
  pieces!: number;

  @Field(() => String, { description: 'Path of the to-scale drawing (SVG).' })
  drawingUrl!: string;

  @Field(() => String, { description: 'Path of the configurator with these settings.' })
  configuratorPath!: string;
}

@ObjectType({ simpleResolvers: true, description: 'What the shop advises for a need.' })
export class Advice {
  @Field(() => String, { description: 'In Polish: "Najlepsze", "Taniej", "Na deszcz".' })
  title!: string;

  @Field(() => String, { description: 'Why it is advised, one sentence in Polish.' })
  reason!: string;

  @Field(() => Decimal, { description: 'Of all pieces.' })
  totalPrice!: string;

  @Field(() => [String], {
    description: 'What the price contains, in Polish: pieces with their size, control, options.',
  })
  contents!: string[];

  @Field(() => Product)
  product!: Product;

  @Field(() => String, { description: 'Path of the configurator with these settings.' })
  configuratorPath!: string;
}

const PLACE_CODES = PLACES.map(({ code }) => code);
const SUN_CODES = SUN_TIMES.map(({ code }) => code);
const PRIORITY_CODES = PRIORITIES.map(({ code }) => code);

const ShadedPlaceEnum = registerEnum(PLACE_CODES, {
  name: 'ShadedPlace',
  description:
    'What is to be shaded: balkon is a balcony, ogrodek the garden of a restaurant, okno a window, taras a ' +
    'terrace, wejscie an entrance.',
});
const SunTimeEnum = registerEnum(SUN_CODES, {
  name: 'SunTime',
  description:
    'When the sun is a nuisance: rano is in the morning, poludnie at noon, wieczor in the evening.',
});

const PriorityEnum = registerEnum(PRIORITY_CODES, {
  name: 'AdvicePriority',
  description:
    'What matters besides the shade: cena is a low price, deszcz rain, prywatnosc privacy, wiatr wind.',
});

@InputType({ description: 'What a customer wants to shade.' })
export class ShadeNeedInput {
  @Field(() => ShadedPlaceEnum)
  @IsIn(PLACE_CODES)
  place!: PlaceCode;

  @Field(() => SunTimeEnum, { nullable: true, description: 'Null: at no time in particular.' })
  @IsOptional()
  @IsIn(SUN_CODES)
  sun?: SunTime | null;

  @Field(() => Int, {
    nullable: true,
    description: 'The width of the place, 1-5000 cm; null: that of the starting point.',
  })
  @IsOptional()
  @IsInt()
  @Min(1)
  @Max(MAX_NEEDED_SIZE)
  width?: number | null;

  @Field(() => Int, {
    nullable: true,
    description:
      'The depth of the place, or the height of a window, 1-5000 cm; null: that of the starting point.',
  })
  @IsOptional()
  @IsInt()
  @Min(1)
  @Max(MAX_NEEDED_SIZE)
  depth?: number | null;
}

@InputType({
  description: 'What a customer wants to shade, for how much, and what matters to them.',
})
export class AdviceNeedInput extends ShadeNeedInput {
  @Field(() => [PriorityEnum], { nullable: true })
  @IsOptional()
  @IsArray()
  @ArrayMaxSize(PRIORITY_CODES.length)
  @IsIn(PRIORITY_CODES, { each: true })
  priorities?: Priority[] | null;

  @Field(() => Int, {
    nullable: true,
    description: 'The most that all pieces together may cost, 1-1000000 zł; null: any price.',
  })
  @IsOptional()
  @IsInt()
  @Min(1)
  @Max(MAX_BUDGET)
  budget?: number | null;
}
