/** A short name made from everything that is drawn (FNV-1a), so that ids of different drawings never clash. */
export function idPrefix(drawn: unknown): string {
  let hash = 0x811c9dc5;
  for (const character of JSON.stringify(drawn)) {
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193);
  }
  return `d${(hash >>> 0).toString(36)}`;
}
