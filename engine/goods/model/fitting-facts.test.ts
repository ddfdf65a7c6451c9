import { describe, expect, it } from '@jest/globals';
import { configured } from '../../testing/configured.js';
import { fittingFacts, unconfirmedFacts } from './fitting-facts.js';

const factLines = (...of: Parameters<typeof configured>): string[] =>
  fittingFacts(configured(...of)).map(({ label, value }) =>
    `${label}: ${value}`.replaceAll('\u00a0', ' '),
  );

describe('the dimensions for a fitter', () => {
  it('of an awning: its arms, the side of its drive, the headroom', () => {
    const size = { width: 400, projection: 300, placement: { mountingHeight: 320 } };
    expect(factLines('markizy', size)).toEqual([
      'Korba: po prawej, patrząc na osłonę',
      'Osie ramion od lewej: 22 i 378 cm',
      'Prześwit z przodu: 215 cm',
    ]);
    expect(factLines('markizy', { ...size, controlType: 'electric', width: 600 })).toEqual([
      'Napęd: po prawej, patrząc na osłonę',
      'Osie ramion od lewej: 22; 300 i 578 cm',
      'Prześwit z przodu: 215 cm',
    ]);
  });

  it('of a pergola: the posts from its left edge, and from the wall or from its rear edge', () => {
    const size = { width: 400, projection: 400, height: 280 };
    const [, fromLeft, fromWall] = factLines('pergole', size);
    expect(fromLeft).toMatch(/^Osie słupów od lewej: 6,5 i 393,5 cm$/);
    expect(fromWall).toMatch(/^Osie słupów od ściany: 393,5 cm$/);
    const free = factLines('pergole', { ...size, variant: 'wolnostojace' });
    expect(free).toContain('Osie słupów od tyłu: 6,5 i 393,5 cm');
  });

  it('of a pergola with posts under its middle beams only: the posts of each row', () => {
    const facts = factLines('pergole', {
      width: 700,
      projection: 500,
      height: 280,
      placement: { snowZone: 5 },
    }).filter((fact) => fact.startsWith('Osie'));
    expect(facts).toEqual([
      'Osie słupów 250 cm od ściany: 235,5 i 464,5 cm od lewej',
      'Osie słupów 493,5 cm od ściany: 6,5; 235,5; 464,5 i 693,5 cm od lewej',
    ]);
  });

  it('of a fixed roof: the height of its beam, its slope, and its size with the gutter', () => {
    const size = { width: 400, projection: 350 };
    expect(factLines('zadaszenia', size)).toEqual(
      expect.arrayContaining([
        'Belka przyścienna: górna krawędź na 280 cm',
        'Spadek dachu: 7°',
        'Obrys całkowity: 408 × 361 cm',
        'Nośność dachu: ok. 132 kg/m² śniegu',
      ]),
    );
    const bare = factLines('zadaszenia', { ...size, options: { gutters: false } });
    expect(bare).toContain('Obrys całkowity: 404 × 352 cm');
  });

  it.each(['zaluzje', 'refleksole'] as const)(
    'of %s moved by hand: the side of the crank',
    (family) => {
      expect(factLines(family)).toEqual(['Korba: po prawej, patrząc na osłonę']);
    },
  );

  it('of a roller blind moved by hand: only the side of its chain', () => {
    expect(factLines('rolety')).toEqual(['Łańcuszek: po prawej, patrząc na osłonę']);
  });
});

describe('the unconfirmed facts', () => {
  const labels = (...of: Parameters<typeof configured>): string[] =>
    unconfirmedFacts(configured(...of)).map(({ label }) => label.replaceAll('\u00a0', ' '));

  it('are settings of mounting that have their defaults, and what follows from them', () => {
    expect(labels('markizy')).toEqual([
      'Wysokość montażu',
      'Nachylenie',
      'Ściana',
      'Korba',
      'Prześwit z przodu',
    ]);
    const entered = { mountingHeight: 320, slope: 20, wall: 'beton' };
    expect(labels('markizy', { placement: entered })).toEqual(['Korba']);
  });

  it('of a blind: on which side it is moved; of accessories: none', () => {
    expect(labels('rolety')).toContain('Łańcuszek');
    expect(labels('akcesoria')).toEqual([]);
  });
});
