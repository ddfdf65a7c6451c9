/** The text with plain spaces in place of non-breaking ones. */
export const spaced = (text: string | null | undefined) => text?.replaceAll('\u00a0', ' ');
