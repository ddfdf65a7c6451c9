import { registerEnum } from '../../shared/register-enum.js';

export const ControlTypeEnum = registerEnum(['manual', 'electric'], { name: 'ControlType' });

export const DimensionEnum = registerEnum(['width', 'projection', 'height'], { name: 'Dimension' });

export const OptionUnitEnum = registerEnum(['once', 'each', 'per_sqm'], {
  name: 'OptionUnit',
  description:
    'How an option is charged: once, by the piece (each), or per m² of covered area (per_sqm).',
});
