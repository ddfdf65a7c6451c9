import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { EntityManager } from '@mikro-orm/postgresql';
import { parse as parseYaml } from 'yaml';
import { z } from 'zod';
import { typeset } from '#engine/locale/typeset';
import { db } from '../../database/db.js';
import { PROJECT_ROOT } from '../../shared/project-files.js';
import { type Mail, type MailBlock, type WordlessMail, textBlock } from './mail-content.js';
import { MAIL_KINDS, type MailKind, PLACEHOLDERS, type Placeholder } from './mail-kinds.js';

/** What a kind of mail says, as it is stored. */
export const mailWords = z.object({
  subject: z.string(),
  /** The preview text that mail programs show after the subject. */
  summary: z.string(),
  heading: z.string(),
  /** Paragraphs, separated by empty lines; they may be none. */
  introduction: z.string(),
  closing: z.string(),
});

/** What a kind of mail says, with placeholders such as `{{numer}}`. */
export type MailWords = z.output<typeof mailWords>;

/** The words as they were delivered with the program, and since when. */
export const DELIVERED = z
  .object({
    updated: z.coerce.date(),
    words: z.record(z.enum(Object.keys(MAIL_KINDS) as [MailKind, ...MailKind[]]), mailWords),
  })
  .parse(parseYaml(readFileSync(join(PROJECT_ROOT, 'content/mails.yaml'), 'utf8')));

/** The slug of a kind of mail among the texts that staff publish. */
export const slugOf = (kind: MailKind): string => `mail/${kind}`;

/** The words of a kind of mail that hold now. */
export async function wordsInForce(tx: EntityManager, kind: MailKind): Promise<MailWords> {
  const published = await db(tx)
    .selectFrom('PageVersion')
    .select('content')
    .where('slug', '=', slugOf(kind))
    .where('validFrom', '<=', (eb) => eb.fn<Date>('now'))
    .orderBy('validFrom', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return published ? mailWords.parse(published.content) : DELIVERED.words[kind];
}

const BRACES = /\{\{(.*?)\}\}/g;

/** The first placeholder in the words that this kind of mail does not have; null where it has all. */
export function unknownPlaceholder(kind: MailKind, words: MailWords): string | null {
  const known = MAIL_KINDS[kind].placeholders.map((name): string => PLACEHOLDERS[name].word);
  const named = Object.values(words).flatMap((text) => [...text.matchAll(BRACES)]);
  return named.find(([, word = '']) => !known.includes(word))?.[0] ?? null;
}

/** The mail in these words: the introduction above what the mail has to contain, the closing below it. */
export function inWords(
  {
    kind: _kind,
    values,
    blocks,
    calendar,
    documents,
    files,
    papers,
    unsubscribePath,
    ...about
  }: WordlessMail,
  { subject, summary, heading, introduction, closing }: MailWords,
): Mail {
  const filled = (text: string) =>
    text.replaceAll(BRACES, (placeholder, word: string) => valueOf(values, word) ?? placeholder);
  const shown = (text: string) => filled(typeset(text).replaceAll('nr {{', 'nr\u00a0{{'));
  const paragraphs = (text: string): MailBlock[] =>
    text.split(/\n{2,}/).flatMap((paragraph) => (paragraph ? textBlock(shown(paragraph)) : []));
  return {
    ...about,
    subject: filled(typeset(subject)),
    content: {
      summary: shown(summary),
      heading: shown(heading),
      blocks: [...paragraphs(introduction), ...blocks, ...paragraphs(closing)],
      ...(calendar && { calendar }),
      ...(documents && { documents }),
      ...(files && { files }),
      ...(papers && { papers }),
      ...(unsubscribePath && { unsubscribePath }),
    },
  };
}

function valueOf(values: WordlessMail['values'], word: string): string | undefined {
  const names = Object.keys(values) as Placeholder[];
  const name = names.find((one) => PLACEHOLDERS[one].word === word);
  return name && values[name];
}
