import { z } from 'zod';
import {
  presentConfiguration,
  saveConfiguration,
} from '../../configurator/configurations/configuration.service.js';
import { configurationInvalid, quote as quoteOf } from '../../configurator/prices/quote.service.js';
import { CONFIGURATION_FIELDS, readConfiguration } from './configuration-input.js';
import { tool, whole } from './tool.js';

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

/** Saves a configuration, as the mutation `saveConfiguration` does. */
export const makeLink = tool({
  name: 'make_link',
  description:
    'Saves a configuration with all its sizes and gives a short link that opens it in the configurator, where the customer checks and orders it; also its drawing and its offer as PDF. It orders nothing.',
  inputSchema: z.strictObject(CONFIGURATION_FIELDS),
  stores: true,
  async run(shop, fields) {
    const { services, snapshot, address } = shop;
    const input = readConfiguration(fields);
    await services.requestLimiter.consumeWrite(address);
    const { saved, issues } = await saveConfiguration(services.orm.em.fork(), snapshot, input);
    if (!saved) throw configurationInvalid(issues);
    const { calculatedPrice, lines, warnings, sizeLabel, ...shown } = presentConfiguration(saved);
    return {
      url: whole(shop, shown.shortPath),
      sizeLabel,
      calculatedPrice,
      lines,
      warnings,
      drawingUrl: whole(shop, shown.drawingUrl),
      offerUrl: whole(shop, shown.offerUrl),
    };
  },
});
