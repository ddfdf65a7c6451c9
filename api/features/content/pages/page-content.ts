import { z } from 'zod';

const row = z.object({ title: z.string(), text: z.string() });

/** What a text page says, as it is written: texts may hold Markdown and placeholders such as `{{company.name}}`. */
export const pageContent = z.object({
  title: z.string(),
  /** For search engines and shared links. */
  description: z.string(),
  facts: z.array(z.object({ value: z.string(), label: z.string() })).default([]),
  stepsTitle: z.string().nullable().default(null),
  steps: z.array(row).default([]),
  questions: z.array(z.object({ question: z.string(), answer: z.string() })).default([]),
  /** Markdown. */
  body: z.string(),
});

type PageContent = z.output<typeof pageContent>;

/** A text page as it stands in a file or in a version that staff have published. */
export interface WrittenPage {
  slug: string;
  /** The day from which it holds. */
  updatedAt: Date;
  content: PageContent;
}

/** A text page with the shop's facts filled in. */
export interface ShownPage extends WrittenPage {
  /** In hexadecimal; identifies what the page says, on which day soever. */
  sha256: string;
}
