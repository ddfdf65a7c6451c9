import { parse } from 'node:url';

/**
 * Node warns of `url.parse` once, and of calls outside libraries alone: until there was one it looks at the stack of
 * every call, which for each request to Apollo is a twentieth of what it costs. This is the one that it waits for.
 */
export function settleUrlParseWarning(): void {
  const { noDeprecation = false } = process;
  process.noDeprecation = true;
  parse('/');
  process.noDeprecation = noDeprecation;
}
