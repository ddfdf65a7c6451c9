import fc from 'fast-check';

/** JSON values that often cause errors. */
const AWKWARD: readonly unknown[] = [
  null,
  true,
  false,
  0,
  -1,
  1.5,
  2 ** 31,
  -(2 ** 31) - 1,
  2 ** 53,
  1e308,
  '',
  ' ',
  '\0',
  'a\0b',
  '\ud800',
  'a\udfffb',
  '\u2028',
  '😀👩‍👩‍👧‍👦',
  '__proto__',
  'constructor',
  'toString',
  'NaN',
  '1e999',
  '2026-13-45',
  '275760-09-14T00:00:00Z',
  "'; drop table product; --",
  '%00%0a%',
  'x'.repeat(300),
  'x'.repeat(20_000),
  [],
  [null],
  [[]],
  ['tekst', 5],
  {},
  { toString: 'x' },
  { toString: null, valueOf: null },
  { constructor: 'x', length: 5 },
  JSON.parse('{ "__proto__": { "toString": "x" } }'),
  JSON.parse('{ "then": "x", "toJSON": "x" }'),
];

/** Any JSON value; half of the values are from the list of awkward ones. */
export const anyValue: fc.Arbitrary<unknown> = fc.oneof(
  { arbitrary: fc.constantFrom(...AWKWARD), weight: 5 },
  { arbitrary: fc.string({ unit: 'binary', maxLength: 40 }), weight: 2 },
  {
    arbitrary: fc.oneof(fc.integer(), fc.double({ noNaN: true, noDefaultInfinity: true })),
    weight: 1,
  },
  { arbitrary: fc.jsonValue({ maxDepth: 2 }), weight: 2 },
);

const BYTES = [
  '%',
  '%0',
  '%zz',
  '%00',
  '%0a',
  '%0d%0a',
  '%7f',
  '%80',
  '%c3%28',
  '%e2%80%a8',
  '%ed%a0%80',
  '%2e%2e%2f',
  '%2F',
  '..',
  '/',
  '//',
  '\\',
  '?',
  '&',
  '=',
  '#',
  ';',
  ':',
  '@',
  '*',
  '"',
  '<',
  '|',
  '+',
];

/** A piece of a URL: valid and invalid percent-encoding, and characters that servers take for separators. */
export const addressPart: fc.Arbitrary<string> = fc
  .array(
    fc.oneof(
      fc.constantFrom(...BYTES),
      fc.stringMatching(/^[\w.-]{0,8}$/),
      fc.constantFrom('1', 'x'.repeat(3000)),
    ),
    {
      maxLength: 4,
    },
  )
  .map((parts) => parts.join(''));

const HEADERS = [
  'cookie',
  'authorization',
  'accept',
  'accept-encoding',
  'accept-language',
  'content-type',
  'content-encoding',
  'idempotency-key',
  'if-none-match',
  'if-modified-since',
  'range',
  'origin',
  'referer',
  'sec-fetch-site',
  'user-agent',
  'x-forwarded-for',
  'host',
  'apollo-require-preflight',
];
const HEADER_TEXTS = [
  '',
  '*',
  'bytes=0-',
  'bytes=9-1',
  'Bearer',
  'Bearer cnm_x',
  'Bearer a.b.c',
  'Basic =',
  'application/json; charset=latin9',
  'application/json; charset=utf-7',
  'multipart/form-data',
  'multipart/form-data; boundary=',
  'text/event-stream',
  'gzip',
  'br',
  'x'.repeat(4000),
  'null',
  'http://',
  'cieniomat_session=x',
  'cieniomat_visitor=s%3Ax.y; cieniomat_visitor=j:{}',
  'cieniomat_visitor=s%3Aj%3A%7B%7D.x',
  'a=%E0%A4%A; b="',
  'W/"x"',
  'zł',
];

/** A header that is meaningless or misleading. */
export const anyHeader: fc.Arbitrary<[string, string]> = fc.tuple(
  fc.constantFrom(...HEADERS),
  fc.oneof(fc.constantFrom(...HEADER_TEXTS), fc.stringMatching(/^[\x20-\x7e\x80-\xff]{0,30}$/)),
);
