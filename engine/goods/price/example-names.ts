import type { ExampleSize } from './price-examples.js';

const NAMES: Readonly<Record<ExampleSize, string>> = {
  smallest: 'Najmniejszy',
  usual: 'Typowy',
  largest: 'Największy',
};

/**
 * The Polish name of an example size among those that are listed for a product. Equal sizes are listed once: where the
 * largest is missing, the usual size is the largest, and is named so.
 */
export function exampleName(
  size: ExampleSize,
  listed: readonly { readonly size: ExampleSize }[],
): string {
  const isLargest = size === 'usual' && !listed.some((each) => each.size === 'largest');
  return NAMES[isLargest ? 'largest' : size];
}
