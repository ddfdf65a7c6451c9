const parts = process.argv.slice(2);

/** Whether every scenario is wanted: only then is the report written. */
export const isWholeRun = parts.length === 0;

/** Whether the command line asks for the scenario of this name, by a part of it or by naming none. */
export const isWanted = (name: string): boolean =>
  isWholeRun || parts.some((part) => name.includes(part));
