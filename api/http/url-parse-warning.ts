import { parse } from 'node:url';

/**
 * Node warns once of a call of `url.parse` outside of libraries, and inspects the stack of every call until then, which
 * is 5 % of the cost of a request to Apollo Server. This call triggers the warning, so that Node stops inspecting.
 */
export function settleUrlParseWarning(): void {
  const { noDeprecation = false } = process;
  process.noDeprecation = true;
  parse('/');
  process.noDeprecation = noDeprecation;
}
