import { describe, expect, it } from '@jest/globals';
import type { PageInput } from './page.js';
import { FILE_ROWS, wholeList } from './whole-list.js';

/** A list of so many rows, and the pages that are asked of it. */
function listOf(totalCount: number) {
  const asked: PageInput[] = [];
  const read = async (page: PageInput) => {
    asked.push(page);
    const length = Math.min(page.limit, totalCount - page.offset);
    return { items: Array.from({ length }, (_, index) => index), totalCount };
  };
  return { asked, read };
}

describe('a list for a file', () => {
  it.each([0, 1, 300, FILE_ROWS])('of %d rows is read whole', async (count) => {
    expect(await wholeList(listOf(count).read)).toHaveLength(count);
  });

  it('of more rows than a file takes is refused before it is read', async () => {
    const { asked, read } = listOf(FILE_ROWS + 1);
    await expect(wholeList(read)).rejects.toThrow(
      'Plik mieści najwyżej 20\u00a0000 wierszy, a\u00a0na liście jest ich 20\u00a0001.',
    );
    expect(asked).toEqual([{ limit: 1, offset: 0 }]);
  });
});
