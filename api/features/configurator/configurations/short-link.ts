import { readSun, writeSun } from '../../../../engine/sun/sun-settings.js';

const CODE = /^[\w-]{22}$/;

/** The path of a saved configuration that is short enough to be typed: the 16 bytes of its id in 22 characters. */
export function shortPath(id: string): string {
  return `/k/${codeOf(id)}`;
}

/** A path with the sun settings in its query, where `sun` is the text of valid ones; `mark` is the ? or & before it. */
export function withSun(path: string, sun: unknown, mark: '?' | '&' = '?'): string {
  const settings = readSun(sun);
  return settings ? `${path}${mark}sun=${writeSun(settings)}` : path;
}

/** The id that a code stands for; null for what is no code. */
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
