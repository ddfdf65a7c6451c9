/** The text in at most `length` characters: cut between words where it has any, and then ended by "…". */
export function shorten(text: string, length: number): string {
  if (text.length <= length) return text;
  const space = text.lastIndexOf(' ', length - 1);
  return `${text.slice(0, space > 0 ? space : length - 1).replace(/[\s,;:–-]+$/, '')}…`;
}
