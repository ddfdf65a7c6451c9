/** The number of connections that the app of a test has to its database. */
const AT_ONCE = 8;

/** Carries out an action for each of the values, eight at a time: while one waits for the database, others go on. */
export async function forEachAtOnce<T>(
  values: readonly T[],
  action: (value: T) => Promise<void>,
): Promise<void> {
  const waiting = values.values();
  const work = async () => {
    for (const value of waiting) await action(value);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
}
