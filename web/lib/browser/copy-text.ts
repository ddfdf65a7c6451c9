/**
 * Copies a text that is still on its way; call it as soon as the button was pressed. Safari forbids the clipboard once
 * an answer has been waited for, so the text is promised to it; browsers that take no promise (Firefox before 127) may
 * copy later. False where nothing was copied, as where there is no text after all.
 */
export async function copyText(coming: Promise<string | null>): Promise<boolean> {
  try {
    if (typeof ClipboardItem !== 'undefined') {
      const content = coming.then((text) => new Blob([present(text)], { type: 'text/plain' }));
      // A clipboard that refuses at once never awaits it: its failure must not count as unhandled.
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
