const NONCHARACTERS = /\p{Noncharacter_Code_Point}|\p{Cc}(?<!\s)/gu;

/** A text as the schema accepts it: in one line, without code points that XML discourages. */
export const token = (text: string): string =>
  text.replaceAll(NONCHARACTERS, '').replaceAll(/\s+/g, ' ').trim();
