import { LockMode, UniqueConstraintViolationException } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { PLACEHOLDERS, unknownPlaceholders } from '#engine/trade/shop/answer-placeholders';
import type { User } from '../../../identity/user.entity.js';
import { AppError, wrongField } from '../../../shared/errors.js';
import { expectVersion } from '../../../shared/row-version.js';
import { asStaff } from '../../audit/as-staff.js';
import { CannedAnswer } from './canned-answer.entity.js';
import type { CreateCannedAnswerInput, UpdateCannedAnswerInput } from './canned-answer.inputs.js';

/** All canned answers, by title. */
export function listCannedAnswers(em: EntityManager): Promise<CannedAnswer[]> {
  return em.find(CannedAnswer, {}, { orderBy: [{ title: 'asc' }, { id: 'asc' }] });
}

/** Adds a canned answer; throws BAD_USER_INPUT for a title that is taken and for an unknown placeholder. */
export function createCannedAnswer(
  em: EntityManager,
  actor: User,
  { title, text }: CreateCannedAnswerInput,
): Promise<CannedAnswer> {
  return writing(text, () =>
    asStaff(em, actor, async (tx) => {
      const answer = tx.create(CannedAnswer, { title: title.trim(), text: text.trim() });
      await tx.flush();
      return answer;
    }),
  );
}

/**
 * Changes a canned answer; throws as `createCannedAnswer`, NOT_FOUND, and CHANGED_MEANWHILE for a version that is not
 * the latest.
 */
export function updateCannedAnswer(
  em: EntityManager,
  actor: User,
  { id, version, title, text }: UpdateCannedAnswerInput,
): Promise<CannedAnswer> {
  return writing(text, () =>
    asStaff(em, actor, async (tx) => {
      const answer = await lockCannedAnswer(tx, id);
      expectVersion(answer, version);
      answer.title = title.trim();
      answer.text = text.trim();
      await tx.flush();
      return answer;
    }),
  );
}

/** Deletes a canned answer; throws NOT_FOUND. */
export async function deleteCannedAnswer(
  em: EntityManager,
  actor: User,
  id: number,
): Promise<void> {
  await asStaff(em, actor, async (tx) => {
    tx.remove(await lockCannedAnswer(tx, id));
    await tx.flush();
  });
}

async function lockCannedAnswer(tx: EntityManager, id: number): Promise<CannedAnswer> {
  const answer = await tx.findOne(CannedAnswer, { id }, { lockMode: LockMode.PESSIMISTIC_WRITE });
  if (!answer) throw new AppError('NOT_FOUND', 'Nie ma takiej gotowej odpowiedzi.');
  return answer;
}

/** Checks the text before writing it, and names the field where the database refuses the title. */
async function writing<T>(text: string, write: () => Promise<T>): Promise<T> {
  const [unknown] = unknownPlaceholders(text);
  if (unknown) {
    const available = PLACEHOLDERS.map((name) => `{${name}}`).join(', ');
    throw wrongField('text', `Nie da się wypełnić miejsca ${unknown}. Możesz użyć: ${available}.`);
  }
  try {
    return await write();
  } catch (error) {
    if (!(error instanceof UniqueConstraintViolationException)) throw error;
    throw wrongField('title', 'Gotowa odpowiedź o\u00a0takim tytule już istnieje.');
  }
}
