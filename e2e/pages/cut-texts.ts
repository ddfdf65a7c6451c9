import type { Page } from '@playwright/test';

/** Visible texts that a box without a scroll bar cuts off, or that the window does. */
export async function cutTexts(page: Page): Promise<string[]> {
  const texts = await page.evaluate(() => {
    const range = document.createRange();
    /** Pixels by which letters may leave their line: the ends of low letters and of slanted ones. */
    const slack = 3;
    const isCut = (text: Text): boolean => {
      range.selectNodeContents(text);
      const words = range.getBoundingClientRect();
      for (let box = text.parentElement; box; box = box.parentElement) {
        const { overflowX, overflowY, display } = getComputedStyle(box);
        const { left, right, top, bottom, width } = box.getBoundingClientRect();
        // Text for screen readers only is in a box of 1 px; what scrolls is not cut off.
        if ((width <= 2 && display !== 'inline') || /auto|scroll/.test(overflowX + overflowY))
          return false;
        if (!/hidden|clip/.test(overflowX + overflowY)) continue;
        if (words.left < left - slack || words.right > right + slack) return true;
        if (words.top < top - slack || words.bottom > bottom + slack) return true;
      }
      return words.right > document.documentElement.clientWidth + slack;
    };
    const cut: string[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const text = texts.currentNode as Text;
      const isVisible = text.parentElement?.checkVisibility({ visibilityProperty: true });
      if (isVisible && text.data.trim() !== '' && isCut(text)) cut.push(text.data.slice(0, 60));
    }
    return cut;
  });
  return texts.map((text) => `cut off: ${text}`);
}
