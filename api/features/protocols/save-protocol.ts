import { isDeepStrictEqual } from 'node:util';
import type { EntityManager } from '@mikro-orm/postgresql';
import { pick } from '#engine/trade/fields/pick';
import { User } from '../../identity/user.entity.js';
import { AppError } from '../../shared/errors.js';
import { asStaff } from '../audit/as-staff.js';
import { checkProtocol } from './check-protocol.js';
import { goodsOfVisit } from './field-goods.js';
import { lockOwnVisit, writeOnce } from './own-crew.js';
import { Protocol } from './protocol.entity.js';
import type { SaveProtocolInput } from './protocol.inputs.js';

/**
 * Stores the whole protocol of a visit, as often as the phone sends it. Throws NOT_FOUND, BAD_USER_INPUT,
 * FORBIDDEN for a visit of another crew, CONFLICT for one with another protocol, and where a signed one would change.
 */
export function saveProtocol(
  em: EntityManager,
  viewer: User,
  { id: sentId, visitId, ...input }: SaveProtocolInput,
): Promise<Protocol> {
  const id = sentId.toLowerCase();
  return asStaff(em, viewer, async (tx) => {
    const visit = await lockOwnVisit(tx, viewer, visitId);
    if (visit.main) throw new AppError('CONFLICT', 'Protokół tej wizyty spisuje pierwsza ekipa.');
    const content = contentOf(input);
    const saved = await tx.findOne(Protocol, { $or: [{ id }, { visit }] }, { refresh: true });
    if (saved && (saved.id !== id || saved.visit.id !== visit.id))
      throw new AppError('CONFLICT', 'Ta wizyta ma już protokół, zapisany na innym telefonie.');
    if (saved && isDeepStrictEqual(contentOf(saved), content)) return saved;
    if (saved?.signedAt)
      throw new AppError('CONFLICT', 'Ten protokół jest już podpisany, nie można go zmienić.');
    checkProtocol(content, visit, await goodsOfVisit(tx, visit));
    const protocol = saved
      ? tx.assign(saved, content)
      : tx.create(Protocol, { ...content, id, visit, author: tx.getReference(User, viewer.id) });
    await writeOnce(tx);
    return protocol;
  });
}

/** What the phone sends, in the form in which it is stored. */
function contentOf({
  checklist,
  lines,
  defects,
  remark,
}: Omit<SaveProtocolInput, 'id' | 'visitId'>) {
  return {
    checklist: checklist.map(({ code, answer }) => ({ code, answer })),
    lines: lines.map((line) => ({
      ...pick(line, ['diagonals', 'obstacles', 'isSettled', 'serialNumbers']),
      lineId: line.lineId?.toLowerCase() ?? null,
      family: line.family ?? null,
      readings: line.readings.map(({ target, values }) => ({ target, values })),
      placement: { ...line.placement },
      socket: line.socket ?? null,
      remark: line.remark.trim(),
    })),
    defects: defects.map(({ id, text, dueOn }) => ({
      id: id.toLowerCase(),
      text: text.trim(),
      dueOn: dueOn ?? null,
    })),
    remark: remark.trim(),
  };
}
