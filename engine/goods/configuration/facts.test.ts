import { describe, expect, it } from '@jest/globals';
import { PRODUCTS } from '../../testing/products.js';
import type { Category } from '../families/categories.js';
import type { Configuration, ConfigurationRequest } from './configuration.js';
import { factsOf } from './facts.js';
import { defaultSizes } from './limits.js';
import { validate } from './validate.js';

describe('facts', () => {
  it.each<[Category, ConfigurationRequest, string[]]>([
    [
      'pergole',
      {
        width: 400,
        variant: 'wolnostojace',
        controlType: 'electric',
        lamelOrientation: 30,
        options: { zipGuides: 2, ledLighting: true },
      },
      [
        'Wariant: Wolnostojąca',
        'Szerokość: 400 cm',
        'Głębokość: 400 cm',
        'Wysokość: 280 cm',
        'Kolor lameli: Biały',
        'Kolor konstrukcji: Antracyt',
        'Sterowanie: Elektryczne',
        'Obrót lameli: 30°',
        'Montaż: strefa śniegowa 2',
        'Dodatki: Prowadnice ZIP × 2, Oświetlenie LED',
      ],
    ],
    [
      'zadaszenia',
      { width: 400, options: { gutters: false } },
      [
        'Wariant: Poliwęglan 16 mm',
        'Szerokość: 400 cm',
        'Głębokość: 350 cm',
        'Kolor dachu: Przezroczysty',
        'Kolor konstrukcji: Antracyt',
        'Montaż: strefa śniegowa 2',
        'Dodatki: bez dodatków',
      ],
    ],
    [
      'rolety',
      { width: 120, height: 160 },
      [
        'Wariant: Wolnowisząca',
        'Szerokość: 120 cm',
        'Wysokość: 160 cm',
        'Wymiar gotowy: Rura z uchwytami 9 × 8 cm nad zamówionym wymiarem, całość 120 × 169 cm. Zmieści się we wnęce o wymiarach co najmniej 121 × 169,5 cm.',
        'Kolor tkaniny: Beżowy',
        'Kolor osprzętu: Biały',
        'Sterowanie: Manualne',
        'Montaż: mocowanie we wnęce',
      ],
    ],
  ])('of %s list every setting', (category, request, facts) => {
    const written = factsOf(configured(category, request)).map(
      ({ label, value }) => `${label}: ${value.replaceAll('\u00a0', ' ')}`,
    );
    expect(written).toEqual(facts);
  });
});

function configured(category: Category, request: ConfigurationRequest): Configuration {
  const { configuration, issues } = validate(
    { ...defaultSizes(PRODUCTS[category]), ...request },
    PRODUCTS[category],
  );
  if (!configuration) throw new Error(JSON.stringify(issues));
  return configuration;
}
