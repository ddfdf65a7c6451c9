import { NOT_AUDITED, type Operations } from '../../identity/operations.js';

const read = { access: 'catalogue:read' } as const;
/** Goods that together use every setting. */
export const EVERY_SETTING = [
  {
    productId: 1,
    productType: 'kasetowe',
    width: 400,
    projection: 300,
    fabricColor: 'Czerwony',
    frameColor: 'Biały',
    controlType: 'electric',
    additionalOptions: { windSensor: true },
    placement: { mountingHeight: 320 },
  },
  {
    productId: 4,
    productType: 'szklane',
    width: 400,
    projection: 350,
    roofMaterial: 'szklane',
    roofTransparency: 'Przezroczysty',
  },
  { productId: 2, width: 400, projection: 400, height: 280, lamelOrientation: 90 },
  { productId: 3, width: 120, height: 150, openingAngle: 45 },
];
const IN_REST = EVERY_SETTING.map((configuration) => () => ({
  body: { ...configuration, calculatedPrice: '4890.00' },
}));

/** What can be configured, at which price, and saved configurations. */
export const CONFIGURATOR_OPERATIONS = {
  'Query.productTypes': read,
  'Query.productType': { ...read, calls: [() => ({ category: 'pergole' })] },
  'Query.colors': read,
  'Query.priceQuote': {
    ...read,
    calls: [
      async (shop) => ({
        ...shop.inputs.sensorWithoutMotor(),
        productId: await shop.reducedProduct(),
      }),
      (shop) => shop.inputs.awning({ projection: null }),
      (shop) => shop.inputs.awning({ width: 9999, fabricColor: 'Różowy w kropki' }),
      ...EVERY_SETTING.map((configuration) => () => configuration),
    ],
    refused: ({ configurationFields }) => configurationFields,
  },
  'Query.productPrices': { ...read, calls: [() => ({ productId: 1 })] },
  'Query.defaultProduct': { access: 'everyone', calls: [() => ({ category: 'markizy' })] },
  'Query.exampleQuote': { access: 'everyone', calls: [() => ({ category: 'markizy' })] },
  'Query.configuration': {
    ...read,
    calls: [
      async (shop) => ({ id: (await shop.configuration(shop.inputs.sensorWithoutMotor())).id }),
    ],
  },
  'Mutation.saveConfiguration': {
    access: 'configurations:write',
    calls: EVERY_SETTING.map((configuration) => () => configuration),
    refusals: [(shop) => shop.inputs.awning({ width: 9999 })],
    notAudited: NOT_AUDITED.byVisitors,
  },
  'Mutation.sendComparison': {
    access: 'everyone',
    calls: [
      async (shop) => ({
        recipient: 'ola@example.com',
        sender: 'jan@example.com',
        configurations: [
          (await shop.configuration()).id,
          (await shop.configuration(shop.inputs.sensorWithoutMotor())).id,
        ],
      }),
    ],
    refused: ({ email }) => ({
      recipient: email,
      sender: email,
      configurations: [5, true, 'tekst', {}, [], [null], [{}], ['x', 'y'], Array(4).fill('x')],
    }),
    notAudited: NOT_AUDITED.ownForm,
  },
  'Query.startingPoints': { ...read, calls: [() => ({ category: 'markizy' })] },
  'Query.recommendedStartingPoints': {
    ...read,
    calls: [() => ({ need: { place: 'taras', sun: 'wieczor', width: 520, depth: 300 } })],
    refused: ({ choice, integer }) => ({
      'need.place': choice,
      'need.sun': choice,
      'need.width': integer(1, 5000),
      'need.depth': integer(1, 5000),
    }),
  },
  'Query.advice': {
    ...read,
    calls: [() => ({ need: { place: 'okno', width: 250, priorities: ['wiatr'], budget: 9000 } })],
    refused: ({ choice, integer }) => ({
      'need.place': choice,
      'need.sun': choice,
      'need.width': integer(1, 5000),
      'need.depth': integer(1, 5000),
      'need.budget': integer(1, 1_000_000),
      'need.priorities': [5, true, {}, ['nic_takiego'], ['cena', 5], Array(5).fill('cena')],
    }),
  },
  'Query.otherSolutions': { ...read, calls: [() => ({ productId: 1 })] },
  'POST /calculate-price': {
    ...read,
    calls: IN_REST,
    refused: ({ amount, configurationFields, required }) => ({
      ...configurationFields,
      productId: required(configurationFields.productId),
      width: required(configurationFields.width),
      calculatedPrice: amount,
    }),
    refusals: [
      { status: 422, code: 'CONFIGURATION_INVALID', call: () => ({ body: { width: 9999 } }) },
    ],
    notAudited: 'it only calculates',
  },
  'POST /configurations': {
    access: 'configurations:write',
    calls: IN_REST,
    refused: ({ amount, configurationFields, required }) => ({
      ...configurationFields,
      productId: required(configurationFields.productId),
      width: required(configurationFields.width),
      calculatedPrice: amount,
    }),
    refusals: [{ status: 404, code: 'NOT_FOUND', call: () => ({ body: { productId: 999_999 } }) }],
    notAudited: NOT_AUDITED.byVisitors,
  },
} satisfies Operations;
