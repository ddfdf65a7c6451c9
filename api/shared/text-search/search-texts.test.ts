import { describe, expect, it } from '@jest/globals';
import { searchTexts, editDistance } from './search-texts.js';
import { TextIndex } from './text-index.js';

const goods = new TextIndex([
  [
    { text: 'Markiza tarasowa Aurora', weight: 8 },
    { text: 'Cień na duży taras.', weight: 1 },
  ],
  [
    { text: 'Pergola Ateny', weight: 8 },
    { text: 'Stoi na tarasie, obok żaluzji C80, komarów nie wpuści ekran.', weight: 1 },
  ],
  [
    { text: 'Roleta do sypialni', weight: 8 },
    { text: 'Czerwona, zielona i biała.', weight: 5 },
  ],
]);
const texts = new TextIndex([[{ text: 'Jak zmierzyć okno w sypialni', weight: 8 }]]);

const search = (typed: string) => searchTexts(typed, [goods, texts]);

describe('a search', () => {
  it.each<[string, number[], number[]]>([
    ['żaluzja C 80', [1], []],
    ['sypialnia', [2], [0]],
    ['SYPIALNIĘ', [2], [0]],
    ['komary', [1], []],
    ['czerwony', [2], []],
    ['czerwone rolety', [2], []],
    ['rolety do sypialni', [2], []],
    ['okien', [], [0]],
    ['mark', [0], []],
    ['taras', [0, 1], []],
    ['tarasami', [0, 1], []],
    ['do', [2], []],
    ['na', [0, 1], []],
    ['sypi\u00adalnia', [2], [0]],
    ['markiza/taras', [0], []],
    ['%', [], []],
    ['', [], []],
  ])('for %j finds %j and %j', async (typed, found, foundTexts) => {
    expect(await search(typed)).toMatchObject({
      numbers: [found, foundTexts],
      corrected: null,
      isPartial: false,
    });
  });

  it.each([
    ['pergolla', 'pergola', [1]],
    ['markzia', 'markiza', [0]],
    ['czerwna roleta', 'czerwona roleta', [2]],
    ['sypialnai', 'sypialni', [2]],
    ['Auorra', 'aurora', [0]],
  ])('for the mistyped %j is for %j', async (typed, corrected, found) => {
    const result = await search(typed);
    expect(result).toMatchObject({ corrected, isPartial: false });
    expect(result.numbers[0]).toEqual(found);
  });

  it('that nothing matches completely shows partial matches, those with more of the words first', async () => {
    expect(await search('czerwona pergola na sypialnię')).toMatchObject({
      numbers: [[2, 1], [0]],
      corrected: null,
      isPartial: true,
    });
  });

  it('for unknown words finds nothing', async () => {
    expect(await search('hipopotam')).toMatchObject({
      numbers: [[], []],
      corrected: null,
      isPartial: false,
    });
  });

  it('lets other requests be answered after each word', async () => {
    let turns = 0;
    const count = () => {
      turns += 1;
      counting = setImmediate(count);
    };
    let counting = setImmediate(count);
    await search('ceratowymix dachowegox komarowymix markizowymix pergolowymix tarasowegox');
    clearImmediate(counting);
    expect(turns).toBeGreaterThanOrEqual(5);
  });

  it('uses only the first six words, without stop words', async () => {
    expect((await search(`sypialnia ${'x '.repeat(40)}`)).isPartial).toBe(true);
    expect((await search(`${'sypialnia '.repeat(6)}hipopotam`)).isPartial).toBe(false);
  });
});

it.each([
  ['okno', 'okno', 0],
  ['okno', 'oko', 1],
  ['okno', 'okna', 1],
  ['okno', 'oknop', 1],
  ['okno', 'onko', 1],
  ['okno', 'ongo', 2],
  ['okno', 'rolety', Infinity],
  ['', 'ab', 2],
])('from %j to %j there are %d changes', (from, to, distance) => {
  expect(editDistance(from, to, 2)).toBe(distance);
  expect(editDistance(to, from, 2)).toBe(distance);
});
