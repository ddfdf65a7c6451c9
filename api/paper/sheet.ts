import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import PDFDocument from 'pdfkit';
import { accentTones } from '#engine/trade/settings/accent';
import { PROJECT_ROOT } from '../shared/project-files.js';
import { printableText } from './printable-text.js';

export const COLORS = {
  ink: '#1e2326',
  soft: '#59626a',
  line: '#ded5c6',
} as const;

/** The edges of the content of an A4 page, in points. */
const MARGIN = 48;
export const LEFT = MARGIN;
export const RIGHT = 595.28 - MARGIN;
export const WIDTH = RIGHT - LEFT;
const BOTTOM = 841.89 - MARGIN;
/** The vertical position of the document's name and the page number. */
const FOOT = BOTTOM + 12;

/** The website's fonts in single weights: pdfkit takes neither variable fonts nor WOFF2 with composite glyphs. */
const FONTS = join(PROJECT_ROOT, 'content/fonts');
export const FONT_FILES = {
  text: join(FONTS, 'figtree-400.ttf'),
  strong: join(FONTS, 'figtree-600.ttf'),
  display: join(FONTS, 'brygada-1918-500.ttf'),
} as const;
/** Used for a text with a letter that `FONT_FILES` lack, such as a Greek or Cyrillic one. */
const WIDER_FONT_FILES = {
  text: join(FONTS, 'noto-sans-400.ttf'),
  strong: join(FONTS, 'noto-sans-600.ttf'),
  display: join(FONTS, 'noto-sans-600.ttf'),
};

export interface Style {
  readonly font?: keyof typeof FONT_FILES;
  readonly size?: number;
  readonly color?: string;
  readonly align?: 'left' | 'right';
  /** In points; up to the right margin unless given. */
  readonly width?: number;
  readonly link?: string;
}

const FOOT_STYLE: Style = { size: 8, color: COLORS.soft };

/** A place on a page, in points. */
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Pages that are numbered together, starting from one: the document, or one of several in a file. */
interface NumberedPages {
  /** What stands at the foot of each page: "Zamówienie nr 17". */
  name: string;
  /** The index of its first page in the file. */
  first: number;
}

/** A document of A4 pages, tagged for screen readers, and the current position on the page. */
export class Sheet {
  readonly doc: PDFKit.PDFDocument;
  private readonly root: ReturnType<PDFKit.PDFDocument['struct']>;
  private readonly numbered: NumberedPages[] = [];
  /** The colour of accents: the company's, once its letterhead is drawn. */
  accent = accentTones().deep;

  /** The same content with the same date gives the same bytes. */
  constructor({ title, author, date }: { title: string; author: string; date: Date }) {
    this.doc = new PDFDocument({
      size: 'A4',
      margin: MARGIN,
      font: FONT_FILES.text,
      pdfVersion: '1.7',
      lang: 'pl-PL',
      tagged: true,
      displayTitle: true,
      // Keeps all pages in memory, because the number of pages is written on each page at the end.
      bufferPages: true,
      info: { Title: title, Author: author, CreationDate: date },
    });
    this.root = this.doc.struct('Document');
    this.doc.addStructure(this.root);
  }

  get y(): number {
    return this.doc.y;
  }

  set y(y: number) {
    this.doc.y = y;
  }

  /** Writes a text at a place, in tabular figures; leaves `y` below it. */
  write(text: string, x: number, y: number, style: Style = {}): void {
    const { color = COLORS.ink, align, link } = style;
    const { letters, printable } = this.setLetters(text, { width: RIGHT - x, ...style });
    const options = { ...letters, ...(align && { align }), ...(link && { link }) };
    this.doc.fillColor(color).text(printable, x, y, options);
  }

  /** The height of a text, in points. */
  heightOf(text: string, style: Style & { width: number }): number {
    const { letters, printable } = this.setLetters(text, style);
    return this.doc.heightOfString(printable, letters);
  }

  /** The width of a text on one line, in points. */
  widthOf(text: string, style: Style): number {
    const { printable } = this.setLetters(text, { width: WIDTH, ...style });
    return this.doc.widthOfString(printable, { features: ['tnum'] });
  }

  /** Draws content as one structure element ("H1", "P", "Figure"); the alternative text is for screen readers. */
  part(tag: string, draw: () => void, alt?: string): void {
    this.root.add(this.doc.struct(tag, alt === undefined ? {} : { alt }, [draw]));
  }

  /** Draws a text as one structure element. */
  paragraph(tag: string, ...text: Parameters<Sheet['write']>): void {
    this.part(tag, () => this.write(...text));
  }

  /** Draws the rows of a table, cell by cell. */
  table(rows: readonly (readonly (() => void)[])[]): void {
    const { doc } = this;
    const table = doc.struct('Table');
    this.root.add(table);
    for (const cells of rows) {
      const drawn = cells.map((draw) => doc.struct('TD', {}, [draw]));
      table.add(doc.struct('TR', {}, drawn));
    }
    table.end();
  }

  /** Draws a JPEG that fills the box; its edges are cut off where picture and box differ in shape. */
  picture(jpeg: Buffer, { x, y, width, height }: Box, alt: string): void {
    const { doc } = this;
    const cover: [number, number] = [width, height];
    const draw = (): void => {
      doc.save().rect(x, y, width, height).clip();
      doc.image(jpeg, x, y, { cover, align: 'center', valign: 'center' }).restore();
    };
    this.part('Figure', draw, alt);
  }

  /** Draws a PNG in the upper left corner of a box, as large as fits; `y` stays. */
  mark(png: Buffer, { x, y, width, height }: Box, alt: string): void {
    this.part('Figure', () => this.doc.image(png, x, y, { fit: [width, height] }), alt);
  }

  /** Draws decoration, which screen readers skip. */
  decoration(draw: () => void): void {
    this.doc.markContent('Artifact');
    draw();
    this.doc.endMarkedContent();
  }

  rule(color: string = COLORS.line): void {
    const { doc, y } = this;
    this.decoration(() =>
      doc.moveTo(LEFT, y).lineTo(RIGHT, y).lineWidth(0.75).strokeColor(color).stroke(),
    );
  }

  newPage(): void {
    this.doc.addPage();
  }

  /** Starts numbered pages of this name at the current page. */
  numberPages(name: string): void {
    const { start, count } = this.doc.bufferedPageRange();
    this.numbered.push({ name, first: start + count - 1 });
  }

  /** The current page, to be compared by identity: it is another object after a long text has begun a new page. */
  get page(): object {
    return this.doc.page;
  }

  /** The height that is still free on the page, in points. */
  get space(): number {
    return BOTTOM - this.y;
  }

  /** Begins a new page where a part of this height (points) does not fit. */
  ensureSpace(height: number): void {
    if (this.y + height > BOTTOM) this.newPage();
  }

  /** Ends the document; returns the file. */
  finish(): Promise<Buffer> {
    this.root.end();
    this.writePageNumbers();
    this.doc.end();
    return buffer(this.doc);
  }

  private writePageNumbers(): void {
    const { count } = this.doc.bufferedPageRange();
    for (const [index, { name, first }] of this.numbered.entries()) {
      const last = this.numbered[index + 1]?.first ?? count;
      for (let page = first; page < last; page += 1) {
        this.doc.switchToPage(page);
        // Text below the margin would begin a new page.
        this.doc.page.margins.bottom = 0;
        const number = `strona\u00a0${page - first + 1} z\u00a0${last - first}`;
        this.decoration(() => {
          this.write(name, LEFT, FOOT, { ...FOOT_STYLE, width: WIDTH - 80 });
          this.write(number, RIGHT - 80, FOOT, { ...FOOT_STYLE, width: 80, align: 'right' });
        });
      }
    }
  }

  /** Sets font and size; returns the options of the text, and the text as that font can print it. */
  private setLetters(text: string, { font = 'text', size = 9.5, width }: Style) {
    const { printable, isWide } = printableText(text, FONT_FILES[font], WIDER_FONT_FILES[font]);
    this.doc.font((isWide ? WIDER_FONT_FILES : FONT_FILES)[font]).fontSize(size);
    const letters = { width, lineGap: size * 0.22, features: ['tnum' as const] };
    return { letters, printable };
  }
}
