import { expect, test } from '@jest/globals';
import { countOccurrences, filterArticles } from './filter-articles';

const articles = [
  {
    id: 1,
    title: 'Jak mierzyć żaluzje',
    excerpt: 'Trzy wymiary',
    category: 'diy',
    tags: ['pomiar', 'żaluzje'],
  },
  {
    id: 2,
    title: 'Markiza a wiatr',
    excerpt: 'Kiedy zwinąć łapacz cienia',
    category: 'poradniki',
    tags: ['wiatr'],
  },
  {
    id: 3,
    title: 'Pergola',
    excerpt: 'Lamele i pomiar słońca',
    category: 'poradniki',
    tags: ['pergole', 'wiatr'],
  },
];

test.each([
  ['', null, [1, 2, 3]],
  ['ZALUZJE', null, [1]],
  ['pomiar', null, [1, 3]],
  ['lapacz', null, [2]],
  ['wiatr', 'poradniki', [2, 3]],
  ['wiatr', 'diy', []],
  ['', 'diy', [1]],
])('the text „%s” in the category %s', (text, category, ids) => {
  expect(filterArticles(articles, { text, category, tag: null }).map(({ id }) => id)).toEqual(ids);
});

test.each([
  ['wiatr', '', null, [2, 3]],
  ['wiatr', 'słońca', null, [3]],
  ['pomiar', '', 'poradniki', []],
  ['nie ma', '', null, []],
])('the tag „%s” with the text „%s” in the category %s', (tag, text, category, ids) => {
  expect(filterArticles(articles, { text, category, tag }).map(({ id }) => id)).toEqual(ids);
});

test('occurrences are counted, the most frequent first', () => {
  expect(countOccurrences(articles.map(({ tags }) => tags))).toEqual([
    { name: 'wiatr', count: 2 },
    { name: 'pergole', count: 1 },
    { name: 'pomiar', count: 1 },
    { name: 'żaluzje', count: 1 },
  ]);
});
