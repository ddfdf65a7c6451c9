import { Field, ID, Int, ObjectType } from 'type-graphql';
import type { ControlType } from '#engine/goods/configuration/configuration';
import type { Category } from '#engine/goods/families/categories';
import {
  DateTimeISO,
  Decimal,
  OptionSelection,
  type OptionSelectionValue,
  PlacementSelection,
  type PlacementValue,
} from '../../../shared/scalars.js';
import { CategoryEnum } from '../../catalogue/product.entity.js';
import { ControlTypeEnum } from '../configurator.inputs.js';
import {
  ConfigurationIssue,
  ConfigurationWarning,
  PriceLine,
} from '../prices/price-quote.payloads.js';

/** The settings of a configuration, saved or ordered, in the API. */
@ObjectType({ simpleResolvers: true })
export class ConfigurationView {
  @Field(() => CategoryEnum)
  category!: Category;

  @Field(() => String, { description: 'The code of the variant (`ProductVariant.code`).' })
  productType!: string;

  @Field(() => String)
  variantLabel!: string;

  @Field(() => Int, { description: 'cm; 0 for accessories.' })
  width!: number;

  @Field(() => Int, {
    nullable: true,
    description: 'cm; null where the category has no such size.',
  })
  projection!: number | null;

  @Field(() => Int, {
    nullable: true,
    description: 'cm; null where the category has no such size.',
  })
  height!: number | null;

  @Field(() => String, {
    nullable: true,
    description: 'The colour of the fabric or the slats; null for a roof and for accessories.',
  })
  fabricColor!: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'The code of the variant of a roof; null for other categories.',
  })
  roofMaterial!: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'The colour of a roof; null for other categories.',
  })
  roofTransparency!: string | null;

  @Field(() => String, { description: 'Empty for accessories.' })
  frameColor!: string;

  @Field(() => ControlTypeEnum)
  controlType!: ControlType;

  @Field(() => Int, { description: 'The angle of the louvres in degrees; 0 where there are none.' })
  lamelOrientation!: number;

  @Field(() => Int, { description: 'The angle of the slats in degrees; 0 where there are none.' })
  openingAngle!: number;

  @Field(() => OptionSelection)
  additionalOptions!: OptionSelectionValue;

  @Field(() => PlacementSelection, { description: 'How and where it is mounted.' })
  placement!: PlacementValue;

  @Field(() => Decimal, { description: 'm²' })
  area!: string;

  @Field(() => String, { description: '"400 × 300 cm"; empty for accessories.' })
  sizeLabel!: string;

  @Field(() => [String], {
    description: 'In Polish: the chosen options, electric control included.',
  })
  optionLabels!: string[];

  @Field(() => [PriceLine], { description: 'The lines of its price.' })
  lines!: PriceLine[];

  @Field(() => [ConfigurationWarning])
  warnings!: ConfigurationWarning[];

  @Field(() => String, {
    description:
      'Path of the to-scale drawing (SVG), which for accessories leads to their picture.',
  })
  drawingUrl!: string;
}

@ObjectType({
  simpleResolvers: true,
  description:
    'A saved configuration, which never changes; it keeps the price at which it was saved.',
})
export class Configuration extends ConfigurationView {
  @Field(() => ID, { description: 'Unguessable: who knows it can read the configuration.' })
  id!: string;

  @Field(() => Decimal, { description: 'The price at which it was saved.' })
  calculatedPrice!: string;

  @Field(() => DateTimeISO)
  createdAt!: Date;

  @Field(() => String, { description: 'Path of the short link to it: "/k/…".' })
  shortPath!: string;

  @Field(() => String, { description: 'Path of the QR code of the short link (SVG).' })
  qrCodeUrl!: string;

  @Field(() => String, {
    description: 'Path of a sheet with drawing and price to print or to send on (PDF).',
  })
  offerUrl!: string;

  @Field(() => String, {
    description: 'Path of the 3D model, in metres, standing on the ground (binary glTF).',
  })
  modelUrl!: string;

  productId!: number;
}

@ObjectType({
  simpleResolvers: true,
  description: 'A configuration as it was when it was ordered or offered.',
})
export class OrderedConfiguration extends ConfigurationView {
  @Field(() => String, {
    nullable: true,
    description:
      'Path of the link that opens it in the configurator: "/k/…"; null once the saved configuration is deleted, and ' +
      'for accessories.',
  })
  shortPath!: string | null;
}

@ObjectType({
  simpleResolvers: true,
  description: 'The saved configuration, or why it was not saved.',
})
export class SaveConfigurationPayload {
  @Field(() => Configuration, { nullable: true, description: 'Null where there are issues.' })
  configuration!: Configuration | null;

  @Field(() => [ConfigurationIssue])
  issues!: ConfigurationIssue[];
}
