import { z } from 'zod';
import { quote as quoteOf } from '../../configurator/prices/quote.service.js';
import { CONFIGURATION_FIELDS, readConfiguration } from './configuration-input.js';
import { tool } from './tool.js';

/** The price of a configuration, as the query `priceQuote` gives it. */
export const quote = tool({
  name: 'quote',
  description:
    'The exact price of a configuration today, in zł with VAT and basic installation: the lines of the receipt, warnings, and what cannot be made, each with the nearest value that can (repair). Ask options first.',
  inputSchema: z.strictObject(CONFIGURATION_FIELDS),
  run({ snapshot }, fields) {
    const { findAlternatives, findReduction, ...price } = quoteOf(
      snapshot,
      readConfiguration(fields),
    );
    return { ...price, reduction: findReduction(), alternatives: findAlternatives() };
  },
});
