/** An element of a small XML tree, which holds one entry or one account of a statement. */
export interface XmlElement {
  /** Without the prefix of its namespace. */
  name: string;
  attributes: Readonly<Record<string, string>>;
  text: string;
  children: XmlElement[];
}

/** All elements to which a path of names leads: `all(entry, 'NtryDtls', 'TxDtls')` finds each `TxDtls` of the entry. */
export const all = (element: XmlElement, ...path: readonly string[]): XmlElement[] =>
  path.reduce<XmlElement[]>(
    (found, name) =>
      found.flatMap(({ children }) => children.filter((child) => child.name === name)),
    [element],
  );

/** The text at the end of the first of these paths ("Id/IBAN") that leads to a text; '' where none does. */
export function textAt(element: XmlElement, ...paths: readonly string[]): string {
  for (const path of paths) {
    const text = all(element, ...path.split('/'))[0]?.text.trim();
    if (text) return text;
  }
  return '';
}
