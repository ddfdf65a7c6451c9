import { IsIn, IsInt, IsOptional, Max, Min } from 'class-validator';
import { Field, InputType, Int } from 'type-graphql';
import {
  MAX_NEEDED_SIZE,
  PLACES,
  type PlaceCode,
  SUN_TIMES,
  type SunTime,
} from '#engine/goods/starting-points/starting-point';
import { registerEnum } from '../../../shared/register-enum.js';

const PLACE_CODES = PLACES.map(({ code }) => code);
const SUN_CODES = SUN_TIMES.map(({ code }) => code);

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
