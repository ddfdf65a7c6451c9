import { z } from 'zod';
import { readFields } from '../../../shared/input/read-fields.js';
import { ConfigurationInput } from '../../configurator/configurator.inputs.js';

const text = z.string().max(60);
const whole = z.int();

/** The fields of `ConfigurationInput`, for the model; their limits are checked by that class and by the engine. */
export const CONFIGURATION_FIELDS = {
  productId: whole.describe('The id of a product, from search_products.'),
  productType: text.nullish().describe('The code of a variant, from options.'),
  width: whole.nullish().describe('cm'),
  projection: whole.nullish().describe('cm; how far it reaches from the wall.'),
  height: whole.nullish().describe('cm'),
  fabricColor: text.nullish().describe('The name of a colour, from options.'),
  roofMaterial: text.nullish().describe('Of fixed roofs, in place of productType.'),
  roofTransparency: text.nullish().describe('Of fixed roofs, in place of fabricColor.'),
  frameColor: text.nullish().describe('The name of a colour of the frame, from options.'),
  controlType: z.enum(['manual', 'electric']).nullish(),
  lamelOrientation: whole.nullish().describe('Degrees, of pergolas with louvres.'),
  openingAngle: whole.nullish().describe('Degrees, of facade blinds.'),
  additionalOptions: z
    .record(text, z.union([z.boolean(), whole]))
    .nullish()
    .describe('The code of an option, from options: true, false or a number of pieces.'),
  placement: z
    .record(text, z.union([whole, text]))
    .nullish()
    .describe(
      'The code of a setting of the place, from options: a number or the code of a choice.',
    ),
};

/** The fields as the input of the API; throws BAD_USER_INPUT that names the wrong ones. */
export function readConfiguration(fields: z.infer<z.ZodObject<typeof CONFIGURATION_FIELDS>>) {
  const names = Object.keys(CONFIGURATION_FIELDS);
  const own = Object.entries(fields).filter(([name]) => names.includes(name));
  return readFields(ConfigurationInput, Object.fromEntries(own));
}
