import { describe, expect, it } from '@jest/globals';
import { configured } from '../../testing/configured.js';
import { type ListedPart, cutText, partsListOf } from './parts-list.js';

const partLine = (part: ListedPart): string =>
  `${part.count} × ${part.name} ${cutText(part)}`.replaceAll('\u00a0', ' ').trim();

describe('the parts list', () => {
  it('lists the pieces of an awning with their cut lengths', () => {
    expect(partsListOf(configured('markizy')).map(partLine)).toEqual([
      '1 × Kaseta 4 000 mm',
      '2 × Pokrywa boczna',
      '4 × Człon ramienia 1 516 mm',
      '1 × Tkanina 3 890 × 2 821 mm',
      '1 × Falbana 3 890 × 170 mm',
      '1 × Belka frontowa 4 000 mm',
      '1 × Korba',
      '1 × Rura nawojowa 3 890 mm',
    ]);
  });

  it('of a pergola follows its louvres, screens and guides', () => {
    const plain = partsListOf(configured('pergole'));
    expect(plain.map(partLine)).toContain('19 × Lamela dachu 3 740 mm');
    expect(plain.map(partLine)).toContain('2 × Słup 2 580 mm');
    const rich = partsListOf(
      configured('pergole', {
        controlType: 'electric',
        options: { sideScreens: 2, zipGuides: 4, windSensor: true },
      }),
    ).map(partLine);
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
    const [across = 0, along = 0] = panes?.cut ?? [];
    expect(along).toBeGreaterThan(3460);
    expect(along).toBeLessThan(3540);
    expect(across * (panes?.count ?? 0)).toBeGreaterThan(3500);
    expect(across * (panes?.count ?? 0)).toBeLessThan(4000);
  });

  it.each(['zaluzje', 'refleksole'] as const)(
    'of %s by hand has the crank that no picture shows',
    (family) => {
      expect(partsListOf(configured(family)).map(partLine)).toContain('1 × Korba');
      const electric = partsListOf(configured(family, { controlType: 'electric' })).map(partLine);
      expect(electric).not.toContain('1 × Korba');
      expect(electric).toContain('1 × Napęd');
    },
  );

  it('cuts a screen that is shown partly raised to its full drop', () => {
    const screens = partsListOf(
      configured('pergole', { height: 280, options: { sideScreens: 3 } }),
    ).filter(({ kind }) => kind === 'screen');
    expect(new Set(screens.map(({ cut: [, drop] }) => drop))).toEqual(new Set([2500]));
  });

  it('names the width of cloth first, whichever side is longer', () => {
    const cloth = (width: number, height: number) =>
      partsListOf(configured('rolety', { width, height })).find(({ kind }) => kind === 'cloth')
        ?.cut;
    expect(cloth(60, 200)).toEqual([560, 1998]);
    expect(cloth(200, 60)).toEqual([1960, 598]);
  });

  it('of a glass roof with side walls has every pane and every rail by its size', () => {
    const glazed = partsListOf(
      configured('zadaszenia', {
        width: 600,
        projection: 400,
        variant: 'szklane',
        options: { sideWalls: true },
      }),
    );
    const of = (name: string) => glazed.filter((part) => part.name === name);
    expect(of('Szyba dachu')).toHaveLength(1);
    expect(of('Ściana boczna').map(({ count }) => count)).toEqual([2, 2, 2]);
    for (const { cut } of of('Szpros')) expect(cut).toEqual([expect.any(Number)]);
  });

  it('calls the box of a blind what its overall size calls it', () => {
    const names = partsListOf(configured('rolety', { variant: 'kasetowe' })).map(
      ({ name }) => name,
    );
    expect(names).toContain('Kaseta');
    expect(names).not.toContain('Skrzynka');
  });

  it('lists parts of equal kind and size once', () => {
    const names = partsListOf(configured('zadaszenia')).map(partLine);
    expect(new Set(names).size).toBe(names.length);
  });
});
