/** A hash (FNV-1a) of everything that is drawn, so that ids of different drawings do not clash. */
export function idPrefix(drawn: unknown): string {
  let hash = 0x811c9dc5;
  for (const character of JSON.stringify(drawn)) {
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193);
  }
  return `d${(hash >>> 0).toString(36)}`;
}
