/**
 * The function with its results kept: it computes once for each object, as long as that object lives. For what follows
 * from a whole version of the catalogue, or from all texts of the site.
 */
export function oncePer<Source extends object, Result extends object>(
  compute: (source: Source) => Result,
): (source: Source) => Result {
  const computed = new WeakMap<Source, Result>();
  return (source) => {
    const known = computed.get(source);
    if (known) return known;
    const result = compute(source);
    computed.set(source, result);
    return result;
  };
}
