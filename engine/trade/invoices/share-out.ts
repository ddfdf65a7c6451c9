import { type Grosze, safe } from '../../goods/price/money.js';

/**
 * Divides an amount by weights, so that the parts add up to it exactly: each part is rounded towards zero, and the
 * remaining grosze go to the largest remainders. Weights are whole and not negative; if all are 0, the first part gets
 * everything.
 */
export function shareOut(amount: Grosze, weights: readonly number[]): Grosze[] {
  const all = BigInt(weights.reduce((sum, weight) => safe(sum + weight), 0));
  if (all === 0n) return weights.map((_, index) => (index === 0 ? amount : 0));
  const sign = amount < 0 ? -1 : 1;
  const parts = weights.map((weight, index) => {
    const product = BigInt(Math.abs(amount)) * BigInt(weight);
    return { index, part: Number(product / all), remainder: product % all };
  });
  const left = Math.abs(amount) - parts.reduce((sum, { part }) => sum + part, 0);
  const first = parts.toSorted(
    (one, other) => Number(other.remainder - one.remainder) || one.index - other.index,
  );
  for (const part of first.slice(0, left)) part.part += 1;
  return parts.map(({ part }) => (part === 0 ? 0 : sign * part));
}
