import { describe, expect, it } from '@jest/globals';
import { PRODUCTS } from '../../testing/products.js';
import type { ConfigurationRequest } from './configuration.js';
import {
  controlLabel,
  describeConfiguration,
  formatArea,
  optionLabels,
  sizeLabel,
  variantLabel,
} from './labels.js';
import { defaultSizes } from './limits.js';
import { validate } from './validate.js';

const pergola = configured({
  width: 400,
  variant: 'wolnostojace',
  controlType: 'electric',
  lamelOrientation: 30,
  options: { zipGuides: 2, ledLighting: true },
});

describe('labels', () => {
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

  it('name the sides of screens', () => {
    const screened = (sideScreens: number, screenSides = '') =>
      optionLabels(
        configured({ width: 400, options: { sideScreens }, placement: { screenSides } }),
      );
    expect(screened(1, 'front')).toEqual(['Osłony boczne (front)']);
    expect(screened(2, 'front,left')).toEqual(['Osłony boczne ×\u00a02 (lewy bok i\u00a0front)']);
    expect(screened(2)).toEqual(['Osłony boczne ×\u00a02 (lewy bok i\u00a0prawy bok)']);
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
  const { configuration } = validate(
    { ...defaultSizes(PRODUCTS.pergole), ...request },
    PRODUCTS.pergole,
  );
  if (!configuration) throw new Error('The request of this test must be valid');
  return configuration;
}
