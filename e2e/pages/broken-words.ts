import type { Page } from '@playwright/test';

/**
 * Visible words that begin on one line and end on the next, for lack of room. Web and e-mail addresses may break
 * anywhere.
 */
export async function brokenWords(page: Page): Promise<string[]> {
  const words = await page.evaluate(() => {
    const range = document.createRange();
    const bottoms = () => new Set([...range.getClientRects()].map(({ bottom }) => bottom));
    const broken: string[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const text = texts.currentNode as Text;
      const boxes = [text.parentElement, text.parentElement?.parentElement];
      const widths = boxes.map((box) => box?.getBoundingClientRect().width ?? 0);
      range.selectNodeContents(text);
      // Skips text for screen readers only, which is in a box of 1 px, or in a part of such a box.
      if (Math.min(...widths) <= 1 || bottoms().size < 2) continue;
      for (const { 0: word, index } of text.data.matchAll(
        /(?<![\p{L}\d@.])\p{L}{2,}(?![\p{L}\d@]|\.\p{L})/gu,
      )) {
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        if (bottoms().size > 1) broken.push(word);
      }
    }
    return broken;
  });
  const width = page.viewportSize()?.width;
  return words.map((word) => `${width} px: a broken word: ${word}`);
}
