/** The keys of an object with a known set of fields; `Object.keys` types them as any strings. */
export function keysOf<Fields extends object>(fields: Fields): (keyof Fields & string)[] {
  return Object.keys(fields) as (keyof Fields & string)[];
}
