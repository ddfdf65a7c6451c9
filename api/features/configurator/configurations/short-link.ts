import { readSun, writeSun } from '#engine/goods/sun/sun-settings';

const CODE = /^[\w-]{22}$/;

/** A path of a saved configuration that is short enough to type: the 16 bytes of its id in 22 characters. */
export function shortPath(id: string): string {
  return `/k/${codeOf(id)}`;
}

/** Appends the sun settings to a path when `sun` is valid; `mark` is the "?" or "&" before them. */
export function withSun(path: string, sun: unknown, mark: '?' | '&' = '?'): string {
  const settings = readSun(sun);
  return settings ? `${path}${mark}sun=${writeSun(settings)}` : path;
}

/** The configuration's id that a short code encodes; null for an invalid code. */
export function idOfCode(code: string): string | null {
  if (!CODE.test(code)) return null;
  const hex = Buffer.from(code, 'base64url').toString('hex');
  const id = hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
  // The last character has unused bits: only the canonical spelling is accepted.
  return codeOf(id) === code ? id : null;
}

function codeOf(id: string): string {
  return Buffer.from(id.replaceAll('-', ''), 'hex').toString('base64url');
}
