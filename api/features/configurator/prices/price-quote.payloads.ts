import { Field, Float, Int, ObjectType } from 'type-graphql';
import type { Dimension } from '#engine/goods/configuration/configuration';
import { registerEnum } from '../../../shared/register-enum.js';
import { DateTimeISO, Decimal } from '../../../shared/scalars.js';
import { DimensionEnum } from '../configurator.inputs.js';

@ObjectType({
  simpleResolvers: true,
  description: 'A line of a price; the lines add up to it exactly.',
})
export class PriceLine {
  @Field(() => String, { description: 'base, area, variant, electric or the code of an option.' })
  code!: string;

  @Field(() => String, { description: 'In Polish.' })
  label!: string;

  @Field(() => Float, { description: 'Pieces, or m² of what is sold by area.' })
  quantity!: number;

  @Field(() => Decimal)
  unitPrice!: string;

  @Field(() => Decimal)
  amount!: string;

  @Field(() => String, { description: 'How the amount was calculated, as text: "12 m² × 200 zł".' })
  formula!: string;
}

@ObjectType({ simpleResolvers: true, description: 'A new value for one field of the input.' })
export class Repair {
  @Field(() => String, {
    description: '"width", "additionalOptions.windSensor", "placement.slope"',
  })
  field!: string;

  @Field(() => String, { description: 'As JSON: a number, a string or a boolean.' })
  value!: string;

  @Field(() => String, { description: 'For a button, in Polish: "Ustaw 400 cm".' })
  label!: string;
}

export const IssueCodeEnum = registerEnum(
  [
    'out_of_range',
    'required',
    'unknown_variant',
    'unknown_color',
    'unknown_option',
    'unknown_choice',
    'invalid_quantity',
    'not_an_integer',
    'not_applicable',
  ],
  { name: 'IssueCode' },
);

export const WarningCodeEnum = registerEnum(
  [
    'sensor_without_motor',
    'projection_exceeds_width',
    'motor_needed',
    'arms_crossed',
    'low_clearance',
    'screen_at_wall',
    'odd_guides',
    'guides_without_screen',
  ],
  { name: 'WarningCode' },
);

@ObjectType({ simpleResolvers: true, description: 'Why a configuration cannot be made.' })
export class ConfigurationIssue {
  @Field(() => IssueCodeEnum)
  code!: keyof typeof IssueCodeEnum;

  @Field(() => String, {
    description: 'The field of the input: "width", "additionalOptions.windSensor".',
  })
  field!: string;

  @Field(() => String, { description: 'To be shown to people, in Polish.' })
  message!: string;

  @Field(() => Int, {
    nullable: true,
    description: 'The least valid number; null where there is no such limit.',
  })
  min?: number;

  @Field(() => Int, {
    nullable: true,
    description: 'The greatest valid number; null where there is no such limit.',
  })
  max?: number;

  @Field(() => [String], {
    nullable: true,
    description: 'The valid values; null where the issue is not about a choice.',
  })
  allowed?: readonly string[];

  @Field(() => String, {
    nullable: true,
    description: 'The rejected value as text, shortened to 60 characters.',
  })
  value?: string;

  @Field(() => Repair, {
    nullable: true,
    description: 'The nearest valid value; null where there is none.',
  })
  repair?: Repair;
}

@ObjectType({
  simpleResolvers: true,
  description:
    'Advice about a configuration. It is shown and stored with the order, and does not prevent it.',
})
export class ConfigurationWarning {
  @Field(() => WarningCodeEnum)
  code!: keyof typeof WarningCodeEnum;

  @Field(() => String, {
    description: 'The field of the input that it is about: "additionalOptions.windSensor".',
  })
  field!: string;

  @Field(() => String, { description: 'To be shown to people, in Polish.' })
  message!: string;

  @Field(() => Repair, {
    nullable: true,
    description: 'The change by which the warning goes away; null where there is none.',
  })
  repair?: Repair;
}

@ObjectType({
  simpleResolvers: true,
  description: 'A change of one setting, with its effect on the price.',
})
export class PriceAlternative {
  @Field(() => Repair)
  change!: Repair;

  @Field(() => Decimal, {
    description:
      'The difference to the price without the change; negative where the change makes it cheaper.',
  })
  difference!: string;
}

@ObjectType({
  simpleResolvers: true,
  description: 'A reduction of the price of this configuration in the last 30 days.',
})
export class PriceReduction {
  @Field(() => DateTimeISO, { description: 'When the price went down.' })
  since!: Date;

  @Field(() => Decimal, { description: 'The lowest price in the 30 days before the reduction.' })
  lowestPrice!: string;
}

@ObjectType({
  simpleResolvers: true,
  description:
    'A size that the request left out, and the value with which its price was calculated.',
})
export class AssumedSize {
  @Field(() => DimensionEnum)
  field!: Dimension;

  @Field(() => Int, { description: 'cm' })
  value!: number;
}

@ObjectType({
  simpleResolvers: true,
  description:
    'The current price of a configuration. Where there are issues the amounts are null, and there are no ' +
    'lines and warnings.',
})
export class PriceQuote {
  @Field(() => Decimal, { nullable: true })
  calculatedPrice!: string | null;

  @Field(() => Decimal, { nullable: true, description: 'm², rounded half up.' })
  area!: string | null;

  @Field(() => [AssumedSize], {
    description:
      'Sizes that the request left out: without projection and height the area is width × width. To save a ' +
      'configuration, all of them must be given.',
  })
  assumed!: AssumedSize[];

  @Field(() => Decimal, { nullable: true })
  net!: string | null;

  @Field(() => Decimal, { nullable: true })
  vat!: string | null;

  @Field(() => Int, { description: 'Per cent, contained in every price.' })
  vatRate!: number;

  @Field(() => Decimal, { nullable: true, description: 'The price divided by the area.' })
  pricePerSqm!: string | null;

  @Field(() => [PriceLine])
  lines!: PriceLine[];

  @Field(() => Int, { description: 'The version of the price list in force.' })
  priceListVersion!: number;

  @Field(() => [ConfigurationIssue])
  issues!: ConfigurationIssue[];

  @Field(() => [ConfigurationWarning])
  warnings!: ConfigurationWarning[];

  /** Functions, because reduction and alternatives are computed only where they are selected. */
  findReduction!: () => PriceReduction | null;

  findAlternatives!: () => PriceAlternative[];
}
