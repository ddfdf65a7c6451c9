/** Text that is HTML already. */
export class Markup {
  constructor(readonly html: string) {}
}

type Part = string | Markup | readonly Markup[];

/** HTML from a template: texts are escaped, line ends become breaks, markup stays as it is. */
export function markup(strings: TemplateStringsArray, ...parts: readonly Part[]): Markup {
  const html = strings.map((string, index) => string + htmlOf(parts[index] ?? '')).join('');
  return new Markup(html);
}

export const NOTHING = new Markup('');

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

function htmlOf(part: Part): string {
  if (part instanceof Markup) return part.html;
  if (typeof part !== 'string') return part.map(({ html }) => html).join('');
  return part.replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign).replace(/\r?\n/g, '<br>');
}
