import { IsIn, IsInt, IsOptional, IsString, Max, MaxLength, Min } from 'class-validator';
import { Field, InputType, Int } from 'type-graphql';
import type { ControlType } from '#engine/goods/configuration/configuration';
import { edgeWordsOf } from '#engine/goods/configuration/edge';
import { CATEGORIES } from '#engine/goods/families/categories';
import { familyOf } from '#engine/goods/families/families';
import { IsId } from '../../shared/id.js';
import { IsOptionSelection, IsPlacement } from '../../shared/input/options.js';
import { registerEnum } from '../../shared/register-enum.js';
import {
  OptionSelection,
  type OptionSelectionValue,
  PlacementSelection,
  type PlacementValue,
} from '../../shared/scalars.js';

export const ControlTypeEnum = registerEnum(['manual', 'electric'], { name: 'ControlType' });

export const DimensionEnum = registerEnum(['width', 'projection', 'height'], { name: 'Dimension' });

export const OptionUnitEnum = registerEnum(['once', 'each', 'per_sqm'], {
  name: 'OptionUnit',
  description:
    'How an option is charged: once, by the piece (each), or per m² of covered area (per_sqm).',
});

/** The largest size in cm and angle in degrees: far beyond any product, so that the product's limits give the error. */
const SIZE_LIMIT = 100_000;

const FAMILIES = CATEGORIES.map(familyOf);
const GLAZED_FAMILIES = CATEGORIES.filter(
  (category) => edgeWordsOf(category).variant === 'roofMaterial',
);
const GLAZED = GLAZED_FAMILIES.join(', ');
const MATERIALS = GLAZED_FAMILIES.flatMap((category) =>
  familyOf(category).variants.map(({ code }) => code),
).join(' or ');

@InputType({
  description:
    'What is to be made: sizes in whole cm, angles in whole degrees. What is left out takes the default; ' +
    'sizes can be left out only for a price.',
})
export class ConfigurationInput {
  @Field(() => Int, { description: 'The id of a product in the shop.' })
  @IsId()
  productId!: number;

  @Field(() => String, {
    nullable: true,
    description:
      'The code of a variant; left out, or the name of the category: the default variant of the product.',
  })
  @IsOptional()
  @IsString()
  @MaxLength(60)
  productType?: string | null;

  @Field(() => Int, {
    nullable: true,
    description: 'Required, except of accessories, which have no size.',
  })
  @IsOptional()
  @IsInt()
  @Min(-SIZE_LIMIT)
  @Max(SIZE_LIMIT)
  width?: number | null;

  @Field(() => Int, {
    nullable: true,
    description:
      'Only for categories with this size; left out, a price is calculated with an assumed size.',
  })
  @IsOptional()
  @IsInt()
  @Min(-SIZE_LIMIT)
  @Max(SIZE_LIMIT)
  projection?: number | null;

  @Field(() => Int, {
    nullable: true,
    description:
      'Only for categories with this size; left out, a price is calculated with an assumed size.',
  })
  @IsOptional()
  @IsInt()
  @Min(-SIZE_LIMIT)
  @Max(SIZE_LIMIT)
  height?: number | null;

  @Field(() => String, {
    nullable: true,
    description: `A name of the product's \`availableColors\`; not for ${GLAZED}.`,
  })
  @IsOptional()
  @IsString()
  @MaxLength(60)
  fabricColor?: string | null;

  @Field(() => String, {
    nullable: true,
    description: `For ${GLAZED} only, in place of productType: ${MATERIALS}.`,
  })
  @IsOptional()
  @IsString()
  @MaxLength(60)
  roofMaterial?: string | null;

  @Field(() => String, {
    nullable: true,
    description: `For ${GLAZED} only: a name of the product's \`availableColors\`.`,
  })
  @IsOptional()
  @IsString()
  @MaxLength(60)
  roofTransparency?: string | null;

  @Field(() => String, {
    nullable: true,
    description: "A name of the product's `availableFrameColors`.",
  })
  @IsOptional()
  @IsString()
  @MaxLength(60)
  frameColor?: string | null;

  @Field(() => ControlTypeEnum, { nullable: true, description: 'Left out: manual.' })
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

  @Field(() => OptionSelection, {
    nullable: true,
    description: 'Options that are left out are not chosen, unless they are chosen by default.',
  })
  @IsOptional()
  @IsOptionSelection()
  additionalOptions?: OptionSelectionValue | null;

  @Field(() => PlacementSelection, {
    nullable: true,
    description: 'How and where it is mounted; settings that are left out take their default.',
  })
  @IsOptional()
  @IsPlacement()
  placement?: PlacementValue | null;
}

/** The description of an angle: the families that have it, with its range in each. */
function angleDescription(limit: 'maxLamelOrientation' | 'maxOpeningAngle'): string {
  const turned = FAMILIES.filter((family) => family[limit] > 0);
  const ranges = turned.map((family) => `${family.code}: 0-${family[limit]} degrees`);
  return `${ranges.join(', ')}. Left out: 0.`;
}
