import { describe, expect, it } from '@jest/globals';
import { configured } from '../testing/configured.js';
import type { ListedPart } from './parts-list.js';
import { cutText, partsListOf } from './parts-list.js';

const told = (part: ListedPart): string =>
  `${part.count} × ${part.name} ${cutText(part)}`.replaceAll('\u00a0', ' ').trim();

describe('the list of parts', () => {
  it('lists the pieces of an awning with their cut lengths', () => {
    expect(partsListOf(configured('markizy')).map(told)).toEqual([
      '1 × Kaseta 4 000 mm',
      '2 × Pokrywa boczna',
      '4 × Człon ramienia 1 516 mm',
      '1 × Tkanina 3 890 × 2 821 mm',
      '1 × Falbana 3 890 × 170 mm',
      '1 × Belka frontowa 4 000 mm',
      '1 × Korba',
    ]);
  });

  it('of a pergola follows its louvres, screens and guides', () => {
    const plain = partsListOf(configured('pergole'));
    expect(plain.map(told)).toContain('19 × Lamela dachu 3 740 mm');
    expect(plain.map(told)).toContain('2 × Słup 2 580 mm');
    const rich = partsListOf(
      configured('pergole', {
        controlType: 'electric',
        additionalOptions: { sideScreens: 2, zipGuides: 4, windSensor: true },
      }),
    ).map(told);
    expect(rich).toEqual(
      expect.arrayContaining([
        expect.stringMatching(/^2 × Osłona boczna \d \d{3} × \d \d{3} mm$/),
        '4 × Prowadnica ZIP 2 572 mm',
        '1 × Napęd',
        '1 × Czujnik wiatru',
      ]),
    );
  });

  it('gives both sides of panes between rafters', () => {
    const roof = configured('zadaszenia', { width: 400, projection: 350 });
    const panes = partsListOf(roof).find(({ kind }) => kind === 'pane');
    const [along = 0, across = 0] = panes?.cut ?? [];
    expect(along).toBeGreaterThan(3460);
    expect(along).toBeLessThan(3540);
    expect(across * (panes?.count ?? 0)).toBeGreaterThan(3500);
    expect(across * (panes?.count ?? 0)).toBeLessThan(4000);
  });

  it('lists parts of equal kind and size once', () => {
    const names = partsListOf(configured('zadaszenia')).map(told);
    expect(new Set(names).size).toBe(names.length);
  });
});
