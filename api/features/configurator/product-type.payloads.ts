import { Field, Int, ObjectType } from 'type-graphql';
import type { Category } from '../../../engine/families/categories.js';
import type { ControlType, Dimension } from '../../../engine/configuration/configuration.js';
import type { OptionUnit } from '../../../engine/families/family.js';
import { Decimal } from '../../shared/scalars.js';
import { CategoryEnum } from '../catalogue/product.entity.js';
import { ControlTypeEnum, DimensionEnum, OptionUnitEnum } from './configurator.enums.js';

@ObjectType({ simpleResolvers: true })
export class ProductVariant {
  @Field(() => String)
  code!: string;

  @Field(() => String)
  label!: string;

  @Field(() => String)
  description!: string;

  @Field(() => Decimal, { description: '"1.15" means 15 % on top of base and area.' })
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

  @Field(() => Int, { description: 'cm; where the product gives no limit of its own.' })
  fallbackMin!: number;

  @Field(() => Int, { description: 'cm; where the product gives no limit of its own.' })
  fallbackMax!: number;
}

@ObjectType({ simpleResolvers: true })
export class ProductOption {
  @Field(() => String)
  code!: string;

  @Field(() => String)
  label!: string;

  @Field(() => String)
  description!: string;

  @Field(() => Decimal)
  unitPrice!: string;

  @Field(() => OptionUnitEnum)
  unit!: OptionUnit;

  @Field(() => Int)
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
    'Something about the place that the goods depend on: a number, or one of several choices.',
})
export class PlacementSetting {
  @Field(() => String)
  code!: string;

  @Field(() => String)
  label!: string;

  @Field(() => String, { nullable: true })
  hint!: string | null;

  @Field(() => String, { nullable: true, description: '"cm", "°" or nothing; null for a choice.' })
  unit!: string | null;

  @Field(() => Int, { nullable: true, description: 'Null for a choice.' })
  min!: number | null;

  @Field(() => Int, { nullable: true, description: 'Null for a choice.' })
  max!: number | null;

  @Field(() => Int, { nullable: true, description: 'Null for a choice, whose first one is taken.' })
  defaultValue!: number | null;

  @Field(() => [PlacementChoice], { description: 'Empty for a number.' })
  choices!: readonly PlacementChoice[];
}

@ObjectType({
  simpleResolvers: true,
  description: 'A family of products: everything that a configurator needs to draw its form.',
})
export class ProductType {
  @Field(() => CategoryEnum)
  category!: Category;

  @Field(() => String)
  label!: string;

  @Field(() => Int)
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

  @Field(() => Decimal)
  electricControlPrice!: string;

  @Field(() => [ProductOption])
  options!: ProductOption[];

  @Field(() => [PlacementSetting])
  placement!: PlacementSetting[];

  @Field(() => Int, { description: 'degrees; 0 where there is nothing to turn' })
  maxLamelOrientation!: number;

  @Field(() => Int, { description: 'degrees; 0 where there is nothing to turn' })
  maxOpeningAngle!: number;
}

@ObjectType({ simpleResolvers: true })
export class Color {
  @Field(() => String)
  name!: string;

  @Field(() => String, { description: '#RRGGBB; on the screen it is a guide only.' })
  hex!: string;
}
