import { Field, ID, Int, ObjectType } from 'type-graphql';
import type { Category } from '../../../../engine/families/categories.js';
import type { ControlType } from '../../../../engine/configuration/configuration.js';
import {
  DateTimeISO,
  Decimal,
  OptionSelection,
  type OptionSelectionValue,
  PlacementSelection,
  type PlacementValue,
} from '../../../shared/scalars.js';
import { CategoryEnum } from '../../catalogue/product.entity.js';
import { ControlTypeEnum } from '../configurator.enums.js';
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

  @Field(() => String)
  productType!: string;

  @Field(() => String)
  variantLabel!: string;

  @Field(() => Int)
  width!: number;

  @Field(() => Int, { nullable: true })
  projection!: number | null;

  @Field(() => Int, { nullable: true })
  height!: number | null;

  @Field(() => String, { nullable: true })
  fabricColor!: string | null;

  @Field(() => String, { nullable: true })
  roofMaterial!: string | null;

  @Field(() => String, { nullable: true })
  roofTransparency!: string | null;

  @Field(() => String)
  frameColor!: string;

  @Field(() => ControlTypeEnum)
  controlType!: ControlType;

  @Field(() => Int)
  lamelOrientation!: number;

  @Field(() => Int)
  openingAngle!: number;

  @Field(() => OptionSelection)
  additionalOptions!: OptionSelectionValue;

  @Field(() => PlacementSelection, { description: 'How and where it is mounted.' })
  placement!: PlacementValue;

  @Field(() => Decimal, { description: 'm²' })
  area!: string;

  @Field(() => String, { description: '"400 × 300 cm"' })
  sizeLabel!: string;

  @Field(() => [String], {
    description: 'Names of the chosen options, electric control among them.',
  })
  optionLabels!: string[];

  @Field(() => [PriceLine])
  lines!: PriceLine[];

  @Field(() => [ConfigurationWarning])
  warnings!: ConfigurationWarning[];

  @Field(() => String, { description: 'Path of the to-scale drawing (SVG).' })
  drawingUrl!: string;
}

@ObjectType({
  simpleResolvers: true,
  description: 'A saved configuration; it keeps the price that it was saved at.',
})
export class Configuration extends ConfigurationView {
  @Field(() => ID)
  id!: string;

  @Field(() => Decimal)
  calculatedPrice!: string;

  @Field(() => DateTimeISO)
  createdAt!: Date;

  @Field(() => String, { description: 'Path of the short link to it: "/k/…".' })
  shortPath!: string;

  @Field(() => String, { description: 'Path of the QR code of the short link (SVG).' })
  qrCodeUrl!: string;

  @Field(() => String, { description: 'Path of the offer to print or to send on (PDF).' })
  offerUrl!: string;

  @Field(() => String, {
    description: 'Path of the 3D model, in metres, standing on the ground (binary glTF).',
  })
  modelUrl!: string;

  productId!: number;
}

@ObjectType({
  simpleResolvers: true,
  description: 'The ordered configuration, as it was at the time of the order.',
})
export class OrderedConfiguration extends ConfigurationView {
  @Field(() => String, {
    nullable: true,
    description:
      'Path of the link that opens it in the configurator, while it is kept there: "/k/…".',
  })
  shortPath!: string | null;
}

@ObjectType({
  simpleResolvers: true,
  description: 'The saved configuration, or the issues for which it was not saved.',
})
export class SaveConfigurationPayload {
  @Field(() => Configuration, { nullable: true })
  configuration!: Configuration | null;

  @Field(() => [ConfigurationIssue])
  issues!: ConfigurationIssue[];
}
