/** The text in at most `length` characters: a longer one is cut, at a space if possible, and ended by "…". */
export function shorten(text: string, length: number): string {
  if (text.length <= length) return text;
  const space = text.lastIndexOf(' ', length - 1);
  return `${text.slice(0, space > 0 ? space : length - 1).replace(/[\s,;:–-]+$/, '')}…`;
}
