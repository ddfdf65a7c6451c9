import { z } from 'zod';
import { BLOCK_NAMES } from '#engine/trade/content/blocks';

const line = z.string().nullable().default(null);

export const writtenBlock = z.object({
  kind: z.enum(BLOCK_NAMES),
  title: line,
  note: line,
  rows: z.array(z.object({ heading: z.string(), text: z.string(), mark: line })),
});

const articleDetails = z.object({
  /** Empty: the company. */
  author: z.string(),
  /** "2026-11-09" */
  date: z.string(),
  category: z.string(),
  tags: z.array(z.string()),
  /** The address of its picture within the shop. */
  picture: z.string(),
});

/** What a text says, as it is written: texts may hold Markdown and placeholders such as `{{company.name}}`. */
export const pageContent = z.object({
  title: z.string(),
  /** For search engines and shared links. */
  description: z.string(),
  blocks: z.array(writtenBlock).default([]),
  /** Markdown. */
  body: z.string(),
  /** Of an article and of a page that staff have written: whether it is no longer shown. */
  isWithdrawn: z.boolean().default(false),
  /** Of a page that staff have written. */
  inFooter: z.boolean().default(false),
  article: articleDetails.nullable().default(null),
});

export type PageContent = z.output<typeof pageContent>;

/** A text as it stands in a file or in a version that staff have published. */
export interface WrittenPage {
  slug: string;
  /** The day from which it holds. */
  updatedAt: Date;
  content: PageContent;
}

/** A text with the shop's facts filled in. */
export interface ShownPage extends WrittenPage {
  /** In hexadecimal; identifies what the page says, on which day soever. */
  sha256: string;
}
