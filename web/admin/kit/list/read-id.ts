/** The id that a parameter of the URL names; null where it is missing or no id. */
export const readId = (written: string | null): number | null =>
  written !== null && /^[1-9]\d{0,8}$/.test(written) ? Number(written) : null;
