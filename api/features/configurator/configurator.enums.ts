import { registerEnumType } from 'type-graphql';

export const ControlTypeEnum = { manual: 'manual', electric: 'electric' } as const;
registerEnumType(ControlTypeEnum, { name: 'ControlType' });

export const DimensionEnum = {
  width: 'width',
  projection: 'projection',
  height: 'height',
} as const;
registerEnumType(DimensionEnum, { name: 'Dimension' });

export const OptionUnitEnum = { once: 'once', each: 'each', per_sqm: 'per_sqm' } as const;
registerEnumType(OptionUnitEnum, {
  name: 'OptionUnit',
  description:
    'How an option is charged: once, by the piece (each), or per m² of covered area (per_sqm).',
});
