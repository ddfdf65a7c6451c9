import type { EntityManager } from '@mikro-orm/postgresql';
import type { User } from '../../identity/user.entity.js';
import { AppError, wrongField } from '../../shared/errors.js';
import { findVersions, historyOf, publishVersion } from '../content/pages/versions.js';
import { MAIL_KINDS, type MailKind, PLACEHOLDERS } from '../mail/mail-kinds.js';
import {
  DELIVERED,
  type MailWords,
  mailWords,
  slugOf,
  unknownPlaceholder,
} from '../mail/mail-words.js';
import type { MailText, PublishMailTextInput } from './mail-text.inputs.js';

const KINDS = Object.keys(MAIL_KINDS) as MailKind[];

/** The kinds of mails with all versions of their words; only that with `id` where it is given. */
export async function readMailTexts(em: EntityManager, id?: string): Promise<MailText[]> {
  const versions = await findVersions(em, 'mails');
  const now = new Date();
  return KINDS.filter((kind) => id === undefined || kind === id).map((kind) => {
    const { name, placeholders } = MAIL_KINDS[kind];
    const { updated: updatedAt, words } = DELIVERED;
    const text = { slug: slugOf(kind), delivered: { updatedAt, content: words[kind] } };
    return {
      ...historyOf(text, versions, now, (content) => mailWords.parse(content)),
      id: kind,
      name,
      placeholders: placeholders.map((placeholder) => PLACEHOLDERS[placeholder]),
    };
  });
}

/**
 * Publishes a version of the words of a kind of mail, now or at a later time. Throws as `expectWords` and
 * `publishVersion` do.
 */
export async function publishMailText(
  em: EntityManager,
  viewer: User,
  { id, content, ...publication }: PublishMailTextInput,
): Promise<void> {
  const kind = expectWords(id, content);
  await publishVersion(em, viewer, slugOf(kind), publication, content);
}

/** The kind of mail with this id. Throws NOT_FOUND for an unknown one, BAD_USER_INPUT for a placeholder that it has not. */
export function expectWords(id: string, words: MailWords): MailKind {
  const kind = KINDS.find((one) => one === id);
  if (!kind) throw new AppError('NOT_FOUND', 'Nie ma takiej wiadomości.');
  const unknown = unknownPlaceholder(kind, words);
  if (unknown)
    throw wrongField('content', `Ta wiadomość nie zna wstawki ${unknown}. Popraw ją albo usuń.`);
  return kind;
}
