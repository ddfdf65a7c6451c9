/** Placeholders of canned answers, by the name in braces. */
export const PLACEHOLDERS = ['imie', 'klient', 'numer'] as const;
type Placeholder = (typeof PLACEHOLDERS)[number];

const NAMED = /\{([\p{L}\d_ -]{1,40})\}/gu;

/** Replaces {imie}, {klient} and {numer} by first name, full name and the inquiry's number. */
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

/** The known placeholders in a text, each once: "{imie}". */
export function openPlaceholders(text: string): string[] {
  return namesIn(text).filter(isPlaceholder).map(inBraces);
}

/** The unknown placeholders in a text, each once: "{adres}". */
export function unknownPlaceholders(text: string): string[] {
  return namesIn(text)
    .filter((name) => !isPlaceholder(name))
    .map(inBraces);
}

function namesIn(text: string): string[] {
  return [...new Set([...text.matchAll(NAMED)].flatMap(([, name]) => name ?? []))];
}

const inBraces = (name: string): string => `{${name}}`;

function isPlaceholder(name: string): name is Placeholder {
  return PLACEHOLDERS.some((each) => each === name);
}
