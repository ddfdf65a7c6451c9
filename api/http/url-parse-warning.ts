import { parse } from 'node:url';

/**
 * Node warns once about a call of `url.parse` outside of libraries, and until then inspects the stack of every call,
 * which is 5 % of the cost of a request to Apollo Server. This call triggers the warning, so that Node stops
 * inspecting.
 */
export function settleUrlParseWarning(): void {
  const { noDeprecation = false } = process;
  process.noDeprecation = true;
  parse('/');
  process.noDeprecation = noDeprecation;
}
