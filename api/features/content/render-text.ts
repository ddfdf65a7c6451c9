import { Marked } from 'marked';
import sanitizeHtml from 'sanitize-html';
import { typeset } from '#engine/locale/typeset';
import { type Block, blockKind } from '#engine/trade/content/blocks';
import type { TextBlock, TextSection } from './content.payloads.js';

const marked = new Marked({ gfm: true });
const ALLOWED: sanitizeHtml.IOptions = {
  allowedTags: [...sanitizeHtml.defaults.allowedTags, 'img'],
  allowedAttributes: {
    ...sanitizeHtml.defaults.allowedAttributes,
    table: ['tabindex'],
    pre: ['tabindex'],
  },
  // Wide tables and code scroll on a phone, so they must be focusable for the keyboard.
  transformTags: {
    table: sanitizeHtml.simpleTransform('table', { tabindex: '0' }),
    pre: sanitizeHtml.simpleTransform('pre', { tabindex: '0' }),
  },
  // Code is copied, so it stays letter by letter.
  textFilter: (text, tag) => (tag === 'code' ? text : typeset(text)),
};
const HEADING = /<h2>(.*?)<\/h2>/g;

export interface RenderedText {
  contentHtml: string;
  /** The sections of the text, by headings of the second level. */
  sections: TextSection[];
}

/** Markdown as sanitised HTML, its headings of the second level as targets of links. */
export function renderText(markdown: string): RenderedText {
  const sections: TextSection[] = [];
  const contentHtml = renderHtml(markdown).replaceAll(HEADING, (_, inner: string) => {
    const title = inner.replaceAll(/<[^>]+>/g, '').replaceAll('&amp;', '&');
    const taken = sections.filter(({ id }) => id.replace(/-\d+$/, '') === slug(title)).length;
    const id = taken > 0 ? `${slug(title)}-${taken + 1}` : slug(title);
    sections.push({ id, title });
    return `<h2 id="${id}">${inner}</h2>`;
  });
  return { contentHtml, sections };
}

/** A block as visitors read it. */
export function renderBlock({ kind, title, note, rows }: Block): TextBlock {
  const { title: usualTitle = null, text: column, mark: marked } = blockKind(kind);
  const heading = title ?? usualTitle;
  return {
    kind,
    title: heading && typeset(heading),
    note: note && typeset(note),
    rows: rows.map(({ heading, text, mark }) => ({
      heading: typeset(heading),
      text: column.isMarkdown ? null : column.isPath ? text : typeset(text),
      textHtml: column.isMarkdown ? renderHtml(text) : null,
      mark: mark && (marked?.choices ? mark : typeset(mark)),
    })),
  };
}

/** Markdown as sanitised HTML, without targets of links. */
function renderHtml(markdown: string): string {
  return sanitizeHtml(marked.parse(markdown, { async: false }), ALLOWED);
}

function slug(title: string): string {
  return title
    .toLocaleLowerCase('pl')
    .normalize('NFD')
    .replaceAll(/\p{Diacritic}/gu, '')
    .replaceAll('ł', 'l')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
}
