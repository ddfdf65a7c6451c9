import { describe, expect, it } from '@jest/globals';
import { configured } from '../testing/configured.js';
import type { ListedPart } from './parts-list.js';
import { partsListOf } from './parts-list.js';

const told = ({ name, count, length }: ListedPart): string =>
  `${count} × ${name}${length === null ? '' : ` ${length} mm`}`;

describe('the list of parts', () => {
  it('lists the pieces of an awning with their cut lengths', () => {
    expect(partsListOf(configured('markizy')).map(told)).toEqual([
      '1 × Kaseta 4000 mm',
      '2 × Pokrywa boczna',
      '4 × Ramię 1516 mm',
      '1 × Tkanina',
      '1 × Falbana',
      '1 × Belka frontowa 4000 mm',
      '1 × Korba',
    ]);
  });

  it('of a pergola follows its louvres, screens and guides', () => {
    const plain = partsListOf(configured('pergole'));
    expect(plain.map(told)).toContain('19 × Lamela dachu 3740 mm');
    expect(plain.map(told)).toContain('2 × Słup 2580 mm');
    const rich = partsListOf(
      configured('pergole', {
        controlType: 'electric',
        additionalOptions: { sideScreens: 2, zipGuides: 4, windSensor: true },
      }),
    ).map(told);
    expect(rich).toEqual(
      expect.arrayContaining([
        '2 × Osłona boczna',
        '4 × Prowadnica ZIP 2572 mm',
        '1 × Napęd',
        '1 × Czujnik wiatru',
      ]),
    );
  });

  it('lists parts of equal kind and length once', () => {
    const names = partsListOf(configured('zadaszenia')).map(told);
    expect(new Set(names).size).toBe(names.length);
  });
});
