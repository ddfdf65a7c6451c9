export type Path = readonly (string | number)[];

/** A copy with this value in this place; objects and lists that are missing on the way are added. */
export function withValue(base: unknown, [step, ...rest]: Path, value: unknown): unknown {
  if (step === undefined) return value;
  const copy: Record<string | number, unknown> | unknown[] =
    typeof step === 'number' ? (Array.isArray(base) ? [...base] : []) : { ...(base as object) };
  const current = (base as Record<string | number, unknown> | null | undefined)?.[step];
  (copy as Record<string | number, unknown>)[step] = withValue(current, rest, value);
  return copy;
}
