import { IsIn, IsInt, IsOptional, IsString, Max, MaxLength, Min } from 'class-validator';
import { Field, InputType, Int } from 'type-graphql';
import type { ControlType } from '../../../engine/configuration/configuration.js';
import { CATEGORIES } from '../../../engine/families/categories.js';
import { familyOf } from '../../../engine/families/families.js';
import { IsId } from '../../shared/id.js';
import { IsOptionSelection, IsPlacement } from '../../shared/input/options.js';
import {
  OptionSelection,
  type OptionSelectionValue,
  PlacementSelection,
  type PlacementValue,
} from '../../shared/scalars.js';
import { ControlTypeEnum } from './configurator.enums.js';

/** Far beyond any product, so that the product's own limits give the error. */
const SIZE_LIMIT = 100_000;

const FAMILIES = CATEGORIES.map(familyOf);
const GLAZED_FAMILIES = FAMILIES.filter(({ variantField }) => variantField === 'roofMaterial');
const GLAZED = GLAZED_FAMILIES.map(({ code }) => code).join(', ');
const MATERIALS = GLAZED_FAMILIES.flatMap(({ variants }) => variants.map(({ code }) => code)).join(
  ' or ',
);

@InputType({
  description:
    'What to make. Sizes in whole cm, angles in degrees; what is left out takes the default, but a size is assumed for a price only.',
})
export class ConfigurationInput {
  @Field(() => Int)
  @IsId()
  productId!: number;

  @Field(() => String, {
    nullable: true,
    description:
      "Variant code; the category's own name, or nothing, means the product's first variant.",
  })
  @IsOptional()
  @IsString()
  @MaxLength(60)
  productType?: string | null;

  @Field(() => Int)
  @IsInt()
  @Min(-SIZE_LIMIT)
  @Max(SIZE_LIMIT)
  width!: number;

  @Field(() => Int, { nullable: true })
  @IsOptional()
  @IsInt()
  @Min(-SIZE_LIMIT)
  @Max(SIZE_LIMIT)
  projection?: number | null;

  @Field(() => Int, { nullable: true })
  @IsOptional()
  @IsInt()
  @Min(-SIZE_LIMIT)
  @Max(SIZE_LIMIT)
  height?: number | null;

  @Field(() => String, { nullable: true, description: `Not for ${GLAZED}.` })
  @IsOptional()
  @IsString()
  @MaxLength(60)
  fabricColor?: string | null;

  @Field(() => String, {
    nullable: true,
    description: `${GLAZED} only: ${MATERIALS}; sets the variant.`,
  })
  @IsOptional()
  @IsString()
  @MaxLength(60)
  roofMaterial?: string | null;

  @Field(() => String, { nullable: true, description: `${GLAZED} only: the colour of the roof.` })
  @IsOptional()
  @IsString()
  @MaxLength(60)
  roofTransparency?: string | null;

  @Field(() => String, { nullable: true })
  @IsOptional()
  @IsString()
  @MaxLength(60)
  frameColor?: string | null;

  @Field(() => ControlTypeEnum, { nullable: true, description: 'manual when left out.' })
  @IsOptional()
  @IsIn(Object.values(ControlTypeEnum))
  controlType?: ControlType | null;

  @Field(() => Int, { nullable: true, description: angleDescription('maxLamelOrientation') })
  @IsOptional()
  @IsInt()
  @Min(-SIZE_LIMIT)
  @Max(SIZE_LIMIT)
  lamelOrientation?: number | null;

  @Field(() => Int, { nullable: true, description: angleDescription('maxOpeningAngle') })
  @IsOptional()
  @IsInt()
  @Min(-SIZE_LIMIT)
  @Max(SIZE_LIMIT)
  openingAngle?: number | null;

  @Field(() => OptionSelection, { nullable: true })
  @IsOptional()
  @IsOptionSelection()
  additionalOptions?: OptionSelectionValue | null;

  @Field(() => PlacementSelection, {
    nullable: true,
    description: 'How and where it is mounted; what is left out takes the default.',
  })
  @IsOptional()
  @IsPlacement()
  placement?: PlacementValue | null;
}

/** The families that have such an angle, and its range. */
function angleDescription(limit: 'maxLamelOrientation' | 'maxOpeningAngle'): string {
  const turned = FAMILIES.filter((family) => family[limit] > 0);
  const ranges = turned.map((family) => `${family.code}: 0-${family[limit]} degrees`);
  return `${ranges.join(', ')}; 0 when left out.`;
}
