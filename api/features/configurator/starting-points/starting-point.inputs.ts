import { IsIn, IsInt, IsOptional, Max, Min } from 'class-validator';
import { Field, InputType, Int, registerEnumType } from 'type-graphql';
import {
  MAX_NEEDED_SIZE,
  PLACES,
  type PlaceCode,
  SUN_TIMES,
  type SunTime,
} from '../../../../engine/starting-points/starting-point.js';

const PLACE_CODES = PLACES.map(({ code }) => code);
const SUN_CODES = SUN_TIMES.map(({ code }) => code);

const ShadedPlaceEnum = Object.fromEntries(PLACE_CODES.map((code) => [code, code]));
registerEnumType(ShadedPlaceEnum, { name: 'ShadedPlace', description: 'What is to be shaded.' });
const SunTimeEnum = Object.fromEntries(SUN_CODES.map((code) => [code, code]));
registerEnumType(SunTimeEnum, {
  name: 'SunTime',
  description: 'When the sun is a nuisance: in the morning, at noon, in the evening.',
});

@InputType({ description: 'What a customer wants to shade.' })
export class ShadeNeedInput {
  @Field(() => ShadedPlaceEnum)
  @IsIn(PLACE_CODES)
  place!: PlaceCode;

  @Field(() => SunTimeEnum, { nullable: true })
  @IsOptional()
  @IsIn(SUN_CODES)
  sun?: SunTime | null;

  @Field(() => Int, { nullable: true, description: 'Of the place, 1 to 5000 cm.' })
  @IsOptional()
  @IsInt()
  @Min(1)
  @Max(MAX_NEEDED_SIZE)
  width?: number | null;

  @Field(() => Int, {
    nullable: true,
    description: 'The depth of the place, of a window its height; 1 to 5000 cm.',
  })
  @IsOptional()
  @IsInt()
  @Min(1)
  @Max(MAX_NEEDED_SIZE)
  depth?: number | null;
}
