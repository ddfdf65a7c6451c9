/**
 * Copies a text that is still being loaded; call it in the handler of the click. Safari refuses the clipboard after an
 * asynchronous wait, so its clipboard gets a promise of the text; browsers whose clipboard takes no promise (Firefox
 * before 127) allow copying after the wait. Returns false where nothing was copied, also if there is no text.
 */
export async function copyText(coming: Promise<string | null>): Promise<boolean> {
  try {
    if (typeof ClipboardItem !== 'undefined') {
      const content = coming.then((text) => new Blob([present(text)], { type: 'text/plain' }));
      // A clipboard that refuses at once never awaits the promise, whose rejection must not count as unhandled.
      content.catch(() => undefined);
      await navigator.clipboard.write([new ClipboardItem({ 'text/plain': content })]);
    } else {
      const text = present(await coming);
      await navigator.clipboard.writeText(text);
    }
    return true;
  } catch {
    return false;
  }
}

function present(text: string | null): string {
  if (text === null) throw new Error('there is no text to copy');
  return text;
}
