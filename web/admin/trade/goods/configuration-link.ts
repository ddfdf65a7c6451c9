const UUID = /[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/i;
const SHORT = /\/k\/([\w-]{22})(?![\w-])/;

/** The configuration's id in its link, long or short, or given alone; null for a text without one. */
export function configurationIdOf(link: string): string | null {
  const [id] = UUID.exec(link) ?? [];
  if (id) return id.toLowerCase();
  const [, code] = SHORT.exec(link) ?? [];
  return code ? idOfCode(code) : null;
}

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

/** The id whose 128 bits are in the 22 characters of a short link, six bits in each. */
function idOfCode(code: string): string {
  const sixes = Array.from(code, (letter) => ALPHABET.indexOf(letter).toString(2).padStart(6, '0'));
  const bits = sixes.join('').slice(0, 128);
  const hex = BigInt(`0b${bits}`).toString(16).padStart(32, '0');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}
