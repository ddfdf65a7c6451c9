import type { ConfigurationInput } from '../../apollo/schema.generated';

/** The awning of the home page's example: product 1, cassette, 400 × 300 cm, worked by hand. */
export const demoAwning: ConfigurationInput = {
  productId: 1,
  productType: 'kasetowe',
  width: 400,
  projection: 300,
  controlType: 'manual',
};
