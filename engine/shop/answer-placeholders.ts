/** What a canned answer may leave open, by the name that stands in braces. */
export const PLACEHOLDERS = ['imie', 'klient', 'numer'] as const;
type Placeholder = (typeof PLACEHOLDERS)[number];

const NAMED = /\{([\p{L}\d_ -]{1,40})\}/gu;

/** A canned answer with first name, whole name and the number of the inquiry in place of {imie}, {klient} and {numer}. */
export function fillPlaceholders(
  text: string,
  { id, customerName }: { id: number; customerName: string },
): string {
  const values: Record<Placeholder, string> = {
    imie: customerName.trim().split(/\s+/)[0] ?? '',
    klient: customerName.trim(),
    numer: String(id),
  };
  return text.replaceAll(NAMED, (whole, name: string) =>
    isPlaceholder(name) ? values[name] : whole,
  );
}

/** The placeholders that a text has still open, each once: "{imie}". */
export function openPlaceholders(text: string): string[] {
  return namesIn(text).filter(isPlaceholder).map(inBraces);
}

/** What stands in braces like a placeholder and is none. */
export function unknownPlaceholders(text: string): string[] {
  return namesIn(text)
    .filter((name) => !isPlaceholder(name))
    .map(inBraces);
}

function namesIn(text: string): string[] {
  return [...new Set([...text.matchAll(NAMED)].map(([, name]) => name!))];
}

const inBraces = (name: string): string => `{${name}}`;

function isPlaceholder(name: string): name is Placeholder {
  return (PLACEHOLDERS as readonly string[]).includes(name);
}
