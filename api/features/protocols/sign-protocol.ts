import type { EntityManager } from '@mikro-orm/postgresql';
import type { User } from '../../identity/user.entity.js';
import { AppError } from '../../shared/errors.js';
import { storedIssuer } from '../agreements/paper/issuer.js';
import { isSameSignature, readSignature } from '../agreements/signature.js';
import { asStaff } from '../audit/as-staff.js';
import { queueMail } from '../mail/queue-mail.js';
import { matterOf } from '../visits/visit-subject.js';
import { goodsOfVisit, signedGoods } from './field-goods.js';
import { type FollowingTerms, followProtocol } from './follow-protocol.js';
import { lockOwnVisit } from './own-crew.js';
import { printProtocol } from './paper/print-protocol.js';
import { protocolMail } from './protocol-mail.js';
import { Protocol } from './protocol.entity.js';
import type { SignProtocolInput } from './protocol.inputs.js';

/**
 * Signs a protocol in the name of the customer, once; the order follows it. Throws NOT_FOUND, BAD_USER_INPUT for an
 * impossible time, FORBIDDEN for a visit of another crew, CONFLICT for another signature than the one that is stored.
 */
export function signProtocol(
  em: EntityManager,
  viewer: User,
  { id, ...input }: SignProtocolInput,
  terms: FollowingTerms,
): Promise<Protocol> {
  return asStaff(em, viewer, async (tx) => {
    const found = await tx.findOne(Protocol, { id });
    if (!found) throw new AppError('NOT_FOUND', 'Nie ma takiego protokołu. Zapisz go najpierw.');
    const visit = await lockOwnVisit(tx, viewer, found.visit.id);
    const protocol = await tx.refreshOrFail(found, { populate: ['strokes'] });
    const signature = readSignature(input, new Date());
    if (protocol.signedAt) {
      if (isSameSignature(signature, protocol)) return protocol;
      throw new AppError('CONFLICT', 'Ten protokół jest już podpisany.');
    }
    const goods = await goodsOfVisit(tx, visit);
    const matter = await matterOf(visit);
    tx.assign(protocol, {
      signedName: signature.name,
      signedAt: signature.signedAt,
      strokes: signature.strokes,
      snapshot: {
        issuer: storedIssuer(terms.issuer),
        customerName: matter.customerName ?? '',
        goods: goods.map(signedGoods),
      },
    });
    await tx.flush();
    await followProtocol(tx, viewer, protocol, visit, terms);
    const paper = await printProtocol(tx, terms.issuer, visit);
    await queueMail(tx, protocolMail(visit, matter, paper));
    await tx.flush();
    return protocol;
  });
}
