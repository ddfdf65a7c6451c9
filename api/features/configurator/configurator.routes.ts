import { IsOptional } from 'class-validator';
import { single, view } from '../../rest/answer.js';
import { json } from '../../rest/body.js';
import { type Route, route } from '../../rest/route.js';
import { Description } from '../../shared/description.js';
import { IsAmount } from '../../shared/input/amount.js';
import { Configuration } from './configurations/configuration.payloads.js';
import { presentConfiguration, saveConfiguration } from './configurations/configuration.service.js';
import { ConfigurationInput } from './configurator.inputs.js';
import { CONFIGURATOR_OPERATIONS } from './configurator.operations.js';
import { PriceQuote } from './prices/price-quote.payloads.js';
import { appraiseForPrice, configurationInvalid, quote } from './prices/quote.service.js';

/** The specified REST API sends the price; it is accepted but not used: the server computes its own. */
class SaveConfigurationBody extends ConfigurationInput {
  @Description('The price that the customer saw; it is not used: the server computes the price.')
  @IsOptional()
  @IsAmount()
  calculatedPrice?: string;
}

const tag = 'Configurator';

const EXAMPLE = {
  productId: 1,
  productType: 'kasetowe',
  width: 400,
  projection: 300,
  fabricColor: 'Czerwony',
  frameColor: 'Biały',
  controlType: 'electric',
  additionalOptions: { windSensor: true, ledLighting: false },
};

const QUOTE = view('PriceQuote', PriceQuote, [
  'calculatedPrice',
  'area',
  'assumed',
  'net',
  'vat',
  'vatRate',
  'pricePerSqm',
  'lines',
  'priceListVersion',
  'warnings',
]);

/** A saved configuration as the specified REST API reads it. */
export const CONFIGURATION = view(
  'Configuration',
  Configuration,
  [
    'id',
    'category',
    'productType',
    'variantLabel',
    'width',
    'projection',
    'height',
    'fabricColor',
    'roofMaterial',
    'roofTransparency',
    'frameColor',
    'controlType',
    'lamelOrientation',
    'openingAngle',
    'additionalOptions',
    'calculatedPrice',
    'area',
    'sizeLabel',
    'optionLabels',
    'lines',
    'warnings',
    'drawingUrl',
    'shortPath',
    'qrCodeUrl',
    'offerUrl',
    'modelUrl',
    'createdAt',
  ],
  { productId: { type: 'integer' } },
);

export const CONFIGURATOR_ROUTES: readonly Route[] = [
  route(CONFIGURATOR_OPERATIONS, 'POST /calculate-price', {
    tag,
    summary: 'What a configuration costs now, line by line.',
    body: json(SaveConfigurationBody, { example: EXAMPLE }),
    errors: ['NOT_FOUND', 'CONFIGURATION_INVALID'],
    answer: single(QUOTE, 200, 'The price.'),
    async handle({ context, body }) {
      const snapshot = await context.services.catalogue.current();
      const { issues } = appraiseForPrice(snapshot, body);
      if (issues.length > 0) throw configurationInvalid(issues);
      return quote(snapshot, body);
    },
  }),

  route(CONFIGURATOR_OPERATIONS, 'POST /configurations', {
    tag,
    summary: 'Saves a configuration at its current price.',
    isCounted: true,
    body: json(SaveConfigurationBody, { example: { ...EXAMPLE, calculatedPrice: '6100.00' } }),
    errors: ['NOT_FOUND', 'CONFIGURATION_INVALID'],
    answer: single(CONFIGURATION, 201, 'The saved configuration.'),
    async handle({ context: { em, services }, body }) {
      const { saved, issues } = await saveConfiguration(
        em,
        await services.catalogue.current(),
        body,
      );
      if (!saved) throw configurationInvalid(issues);
      return presentConfiguration(saved);
    },
  }),
];
