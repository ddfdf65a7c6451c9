const parts = process.argv.slice(2);

/** Whether all scenarios are wanted; only then is the report written. */
export const isWholeRun = parts.length === 0;

/** Whether a scenario is wanted: the command line names a part of its name, or nothing. */
export const isWanted = (name: string): boolean =>
  isWholeRun || parts.some((part) => name.includes(part));
