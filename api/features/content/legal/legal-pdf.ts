import { type Token, type Tokens, marked } from 'marked';
import { longDay } from '#engine/locale/day';
import { polishClock } from '#engine/locale/polish-time';
import { typeset } from '#engine/locale/typeset';
import { type Block, blockKind } from '#engine/trade/content/blocks';
import { drawFacts } from '../../../paper/fact-rows.js';
import { type Letterhead, drawLetterhead } from '../../../paper/letterhead.js';
import { COLORS, LEFT, RIGHT, Sheet, type Style, WIDTH } from '../../../paper/sheet.js';
import type { ShownPage } from '../pages/page-content.js';

const SMALL: Style = { size: 8, color: COLORS.soft };
const HEADINGS: Readonly<Record<number, Style>> = {
  2: { font: 'strong', size: 13 },
  3: { font: 'strong', size: 11 },
};
const INDENT = 16;
/** The height below which a heading is not left alone at the end of a page, in points. */
const WITH_TEXT = 60;

interface LegalPaper {
  company: Letterhead;
  /** Links within the shop begin with it on paper. */
  publicUrl: string;
  title: string;
  date: Date;
}

/** Legal texts as one PDF, each beginning on a page of its own. The same texts and the same date give the same bytes. */
export function legalPdf(
  texts: readonly ShownPage[],
  { company, publicUrl, title, date }: LegalPaper,
): Promise<Buffer> {
  const sheet = new Sheet({ title, author: company.name, date });
  for (const [index, text] of texts.entries()) {
    if (index > 0) sheet.newPage();
    sheet.numberPages(typeset(text.content.title));
    drawLetterhead(sheet, company);
    drawText(sheet, text, publicUrl);
  }
  return sheet.finish();
}

function drawText(sheet: Sheet, { sha256, updatedAt, content }: ShownPage, publicUrl: string): void {
  const read = (text: string) => marked.lexer(text.replaceAll('](/', `](${publicUrl}/`));
  const { title, description, blocks, body } = content;
  const drawBlocks = (place: 'above' | 'below') => {
    for (const block of blocks)
      if (blockKind(block.kind).place === place) drawBlock(sheet, block, read);
  };
  write(sheet, 'H1', title, { font: 'display', size: 22 });
  write(sheet, 'P', description);
  write(sheet, 'P', `Obowiązuje od ${longDay(polishClock(updatedAt).day)}. SHA-256: ${sha256}`, SMALL);
  const facts = blocks.filter(({ kind }) => blockKind(kind).place === 'head').flatMap(({ rows }) => rows);
  drawFacts(
    sheet,
    facts.map(({ heading: value, text: label }) => typesetFact({ label, value })),
    { x: LEFT, valueX: LEFT + 200, right: RIGHT },
  );
  drawBlocks('above');
  drawTokens(sheet, read(body), LEFT);
  drawBlocks('below');
}

function drawBlock(
  sheet: Sheet,
  { kind, title, note, rows }: Block,
  read: (text: string) => readonly Token[],
): void {
  const { title: usualTitle, text: column } = blockKind(kind);
  const titleOnPaper = title ?? usualTitle;
  if (titleOnPaper) heading(sheet, 2, titleOnPaper);
  if (note) write(sheet, 'P', note);
  for (const row of rows) {
    if (column.isMarkdown) {
      heading(sheet, 3, row.heading);
      drawTokens(sheet, read(row.text), LEFT);
    } else write(sheet, 'P', `${row.heading}: ${row.text}`);
  }
}

const typesetFact = ({ label, value }: { label: string; value: string }) => ({
  label: typeset(label),
  value: typeset(value),
});

function write(sheet: Sheet, tag: string, text: string, style: Style = {}, x = LEFT): void {
  sheet.paragraph(tag, typeset(text), x, sheet.y, { width: WIDTH - (x - LEFT), ...style });
  sheet.y += 5;
}

function heading(sheet: Sheet, depth: number, text: string): void {
  sheet.ensureSpace(WITH_TEXT);
  sheet.y += 6;
  write(sheet, `H${depth}`, text, HEADINGS[depth] ?? { font: 'strong' });
}

/** Draws the parts of a Markdown text; HTML and pictures are left out, as nothing of them can be read on paper. */
function drawTokens(sheet: Sheet, tokens: readonly Token[], x: number): void {
  for (const token of tokens) {
    if (token.type === 'heading') heading(sheet, token['depth'] as number, plain(token));
    else if (token.type === 'list') drawList(sheet, token as Tokens.List, x);
    else if (token.type === 'blockquote') drawTokens(sheet, token.tokens ?? [], x + INDENT);
    else if (token.type === 'table') drawTable(sheet, token as Tokens.Table);
    else if (token.type === 'paragraph' || token.type === 'text') write(sheet, 'P', plain(token), {}, x);
  }
}

function drawList(sheet: Sheet, { ordered, start, items }: Tokens.List, x: number): void {
  for (const [index, { tokens }] of items.entries()) {
    sheet.ensureSpace(INDENT);
    const { y } = sheet;
    sheet.paragraph('Lbl', ordered ? `${Number(start) + index}.` : '•', x, y, { width: INDENT });
    sheet.y = y;
    drawTokens(sheet, tokens, x + INDENT);
  }
}

/** A table as facts: the first column beside the others, each with its heading where there are several. */
function drawTable(sheet: Sheet, { header, rows }: Tokens.Table): void {
  const facts = rows.map(([first, ...others]) => ({
    label: first ? plain(first) : '',
    value: others
      .map((cell, index) => {
        const name = header[index + 1];
        return others.length > 1 && name ? `${plain(name)}: ${plain(cell)}` : plain(cell);
      })
      .join('\n'),
  }));
  drawFacts(sheet, facts.map(typesetFact), { x: LEFT, valueX: LEFT + 170, right: RIGHT });
}

/** The words of a part without emphasis; a link with its address in brackets. */
function plain(part: Token | Tokens.TableCell): string {
  if ('type' in part && part.type === 'br') return '\n';
  if ('type' in part && part.type === 'image') return '';
  const inner = 'tokens' in part ? part.tokens : undefined;
  if (inner) {
    const text = inner.map(plain).join('');
    return 'href' in part && !String(part.href).endsWith(text) ? `${text} (${part.href})` : text;
  }
  return 'text' in part ? String(part.text).replaceAll('&amp;', '&') : '';
}
