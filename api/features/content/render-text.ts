import { Marked } from 'marked';
import sanitizeHtml from 'sanitize-html';
import { typeset } from '#engine/locale/typeset';
import type { TextSection } from './content.payloads.js';

const marked = new Marked({ gfm: true });
const ALLOWED: sanitizeHtml.IOptions = {
  allowedTags: [...sanitizeHtml.defaults.allowedTags, 'img'],
  allowedAttributes: { ...sanitizeHtml.defaults.allowedAttributes, table: ['tabindex'] },
  // Wide tables scroll on a phone, so they must be focusable for the keyboard.
  transformTags: { table: sanitizeHtml.simpleTransform('table', { tabindex: '0' }) },
  textFilter: typeset,
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

/** Markdown as sanitised HTML, without targets of links. */
export function renderHtml(markdown: string): string {
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
