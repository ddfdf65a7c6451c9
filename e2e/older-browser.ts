import type { Page } from '@playwright/test';

/** Removes features that are missing in Safari 16.4 or Firefox 114, the oldest versions that the build targets. */
export async function makeOlder(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const newer: ReadonlyArray<readonly [object, readonly string[]]> = [
      [Object, ['groupBy']],
      [Map, ['groupBy']],
      [Promise, ['withResolvers', 'try']],
      [Array, ['fromAsync']],
      [URL, ['canParse', 'parse']],
      [AbortSignal, ['any']],
      [RegExp, ['escape']],
      [Set.prototype, ['union', 'intersection', 'difference', 'isSubsetOf', 'isSupersetOf']],
      [String.prototype, ['isWellFormed', 'toWellFormed']],
      [ArrayBuffer.prototype, ['transfer']],
      [Element.prototype, ['checkVisibility']],
      [Document.prototype, ['startViewTransition']],
      [HTMLDialogElement.prototype, ['requestClose']],
      [window, ['Iterator', 'requestIdleCallback', 'cancelIdleCallback', 'scheduler']],
    ];
    for (const [owner, names] of newer) {
      for (const name of names) Reflect.deleteProperty(owner, name);
    }
  });
}
