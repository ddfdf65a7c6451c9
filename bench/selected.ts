const parts = process.argv.slice(2);

/** Whether all scenarios are selected; only then is the report written. */
export const isWholeRun = parts.length === 0;

/** Whether a scenario is selected: the command line names a part of its name, or nothing. */
export const isSelected = (name: string): boolean =>
  isWholeRun || parts.some((part) => name.includes(part));
