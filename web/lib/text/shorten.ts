/** The text up to a number of characters, cut between words. */
export function shorten(text: string, length: number): string {
  if (text.length <= length) return text;
  return `${text.slice(0, text.lastIndexOf(' ', length - 1)).replace(/[\s,;:–-]+$/, '')}…`;
}
