import { Field, Int, ObjectType } from 'type-graphql';
import type { ControlType, Dimension } from '#engine/goods/configuration/configuration';
import type { Category } from '#engine/goods/families/categories';
import type { OptionUnit } from '#engine/goods/families/family';
import { Decimal } from '../../shared/scalars.js';
import { CategoryEnum } from '../catalogue/product.entity.js';
import { ControlTypeEnum, DimensionEnum, OptionUnitEnum } from './configurator.inputs.js';

@ObjectType({ simpleResolvers: true, description: 'A variant of the products of a category.' })
export class ProductVariant {
  @Field(() => String, { description: 'A value for `productType` of a configuration.' })
  code!: string;

  @Field(() => String)
  label!: string;

  @Field(() => String)
  description!: string;

  @Field(() => Decimal, {
    description: 'The factor of the base price and of the price of the area: "1.15".',
  })
  factor!: string;
}

@ObjectType({ simpleResolvers: true })
export class ProductDimension {
  @Field(() => DimensionEnum)
  dimension!: Dimension;

  @Field(() => String)
  label!: string;

  @Field(() => Int, { description: 'cm' })
  defaultValue!: number;

  @Field(() => Int, { description: 'cm; applies where the product has no limit of its own.' })
  fallbackMin!: number;

  @Field(() => Int, { description: 'cm; applies where the product has no limit of its own.' })
  fallbackMax!: number;
}

@ObjectType({ simpleResolvers: true })
export class ProductOption {
  @Field(() => String, { description: 'A key of `additionalOptions` of a configuration.' })
  code!: string;

  @Field(() => String)
  label!: string;

  @Field(() => String)
  description!: string;

  @Field(() => Decimal)
  unitPrice!: string;

  @Field(() => OptionUnitEnum)
  unit!: OptionUnit;

  @Field(() => Int, { description: 'The most pieces; 1 for what is not sold by the piece.' })
  maxQuantity!: number;

  @Field(() => Boolean)
  selectedByDefault!: boolean;
}

@ObjectType({ simpleResolvers: true })
export class PlacementChoice {
  @Field(() => String)
  code!: string;

  @Field(() => String)
  label!: string;
}

@ObjectType({
  simpleResolvers: true,
  description:
    'Something about the place that a product depends on, such as the height at which it is mounted: a ' +
    'number, one of several choices, or, as `screenSides`, some of several sides, separated by commas.',
})
export class PlacementSetting {
  @Field(() => String, { description: 'A key of `placement` of a configuration.' })
  code!: string;

  @Field(() => String)
  label!: string;

  @Field(() => String, { nullable: true })
  hint!: string | null;

  @Field(() => String, { nullable: true, description: '"cm", "°" or empty; null for a choice.' })
  unit!: string | null;

  @Field(() => Int, { nullable: true, description: 'Null for a choice.' })
  min!: number | null;

  @Field(() => Int, { nullable: true, description: 'Null for a choice.' })
  max!: number | null;

  @Field(() => Int, {
    nullable: true,
    description:
      'Null for a choice, whose default is the first of `choices`, and for sides, of which none is named by default.',
  })
  defaultValue!: number | null;

  @Field(() => [PlacementChoice], { description: 'Empty for a number.' })
  choices!: readonly PlacementChoice[];
}

@ObjectType({
  simpleResolvers: true,
  description:
    'What all products of a category have in common: everything that a configurator needs to draw its form.',
})
export class ProductType {
  @Field(() => CategoryEnum)
  category!: Category;

  @Field(() => String)
  label!: string;

  @Field(() => Int, {
    description:
      'The id of the usual product of the category, which may be archived; the query `defaultProduct` then gives another.',
  })
  defaultProductId!: number;

  @Field(() => [ProductVariant])
  variants!: ProductVariant[];

  @Field(() => [ProductDimension])
  dimensions!: ProductDimension[];

  @Field(() => String, { description: 'The label of the first colour: "Kolor tkaniny".' })
  colorLabel!: string;

  @Field(() => String)
  frameColorLabel!: string;

  @Field(() => String)
  defaultColor!: string;

  @Field(() => String)
  defaultFrameColor!: string;

  @Field(() => [ControlTypeEnum])
  controlTypes!: readonly ControlType[];

  @Field(() => Decimal, { description: 'Added for electric control.' })
  electricControlPrice!: string;

  @Field(() => [ProductOption])
  options!: ProductOption[];

  @Field(() => [PlacementSetting])
  placement!: PlacementSetting[];

  @Field(() => Int, {
    description: 'The greatest angle of the louvres in degrees; 0 where there are none.',
  })
  maxLamelOrientation!: number;

  @Field(() => Int, {
    description: 'The greatest angle of the slats in degrees; 0 where there are none.',
  })
  maxOpeningAngle!: number;
}

@ObjectType({ simpleResolvers: true })
export class Color {
  @Field(() => String)
  name!: string;

  @Field(() => String, { description: '"#rrggbb"; a screen shows it only approximately.' })
  hex!: string;
}
