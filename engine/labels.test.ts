import { describe, expect, it } from '@jest/globals';
import type { ConfigurationRequest } from './configuration.js';
import {
  controlLabel,
  describeConfiguration,
  formatArea,
  formatZloty,
  optionLabels,
  sizeLabel,
  variantLabel,
} from './labels.js';
import { PRODUCTS } from './testing/products.js';
import { validate } from './validate.js';

const pergola = configured({
  width: 400,
  productType: 'wolnostojace',
  controlType: 'electric',
  lamelOrientation: 30,
  additionalOptions: { zipGuides: 2, ledLighting: true },
});

describe('labels', () => {
  it.each([
    [4890_00, '4\u00a0890\u00a0zł'],
    [4890_50, '4\u00a0890,50\u00a0zł'],
    [1_234_567_89, '1\u00a0234\u00a0567,89\u00a0zł'],
    [0, '0\u00a0zł'],
    [5, '0,05\u00a0zł'],
  ])('write %d grosze', (amount, text) => {
    expect(formatZloty(amount)).toBe(text);
  });

  it('write areas', () => {
    expect(formatArea(12)).toBe('12\u00a0m²');
    expect(formatArea(1.9311)).toBe('1,9311\u00a0m²');
  });

  it('name sizes, variant, control and options', () => {
    expect(sizeLabel(pergola)).toBe('400\u00a0×\u00a0400\u00a0×\u00a0280\u00a0cm');
    expect(variantLabel(pergola)).toBe('Wolnostojąca');
    expect(controlLabel('electric')).toBe('Elektryczne');
    expect(controlLabel('manual')).toBe('Manualne');
    expect(optionLabels(pergola)).toEqual([
      'Sterowanie elektryczne',
      'Prowadnice ZIP ×\u00a02',
      'Oświetlenie LED',
    ]);
  });

  it('describe the whole in one sentence', () => {
    expect(describeConfiguration(pergola)).toBe(
      'Pergola wolnostojąca 400\u00a0×\u00a0400\u00a0×\u00a0280\u00a0cm; kolor lameli: biały; ' +
        'kolor konstrukcji: antracyt; lamele obrócone o\u00a030°; ' +
        'dodatki: sterowanie elektryczne, prowadnice ZIP ×\u00a02, oświetlenie LED.',
    );
  });
});

function configured(request: ConfigurationRequest) {
  const { configuration } = validate(request, PRODUCTS.pergole);
  if (!configuration) throw new Error('The request of this test must be valid');
  return configuration;
}
