import { parse as parseYaml } from 'yaml';
import { z } from 'zod';
import { typeset } from '#engine/locale/typeset';

/** A text with Polish typography, as it is shown. */
const words = z.string().transform(typeset);

export const articleFrontMatter = z.object({
  id: z.coerce.string(),
  title: words,
  excerpt: words,
  author: z.string(),
  date: z.coerce.date(),
  category: z.string(),
  tags: z.array(z.string()),
  readTime: z.number().int(),
  image: z.string(),
});

export const pageFrontMatter = z.object({
  slug: z.string(),
  title: words,
  description: words,
  updated: z.coerce.date(),
  facts: z.array(z.object({ value: words, label: words })).default([]),
  stepsTitle: z.string().nullable().default(null),
  steps: z.array(z.object({ title: words, text: words })).default([]),
  questions: z.array(z.object({ question: words, answer: z.string() })).default([]),
});

/** Splits a text into its front matter and its body; throws where there is no front matter. */
export function splitText(file: string): { matter: unknown; body: string } {
  const [, matter, body] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(file) ?? [];
  if (matter === undefined || body === undefined) throw new Error('a text without front matter');
  return { matter: parseYaml(matter), body };
}
