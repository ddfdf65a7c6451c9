import type { EntityManager } from '@mikro-orm/postgresql';
import { fabricsOfIds } from '../../../../engine/fabrics/fabrics.js';
import { formatPostcode } from '../../../../engine/fields/sample-fields.js';
import { normalisePhone } from '../../../shared/input/phone.js';
import { queueMail } from '../../mail/queue-mail.js';
import { priorityOf } from '../inquiry.service.js';
import { Inquiry } from '../inquiry.entity.js';
import { samplesMail } from './samples-mail.js';
import type { RequestSamplesInput } from './samples.inputs.js';

/** Stores an order of samples as an inquiry with its address, and confirms it by e-mail. */
export async function requestSamples(
  em: EntityManager,
  input: RequestSamplesInput,
): Promise<Inquiry> {
  const names = fabricsOfIds(input.fabrics)
    .map(({ name }) => name)
    .join(', ');
  return em.transactional(async (tx) => {
    const now = new Date();
    const inquiry = tx.create(Inquiry, {
      customerName: input.name.trim(),
      customerEmail: input.email,
      customerPhone: input.phone ? normalisePhone(input.phone) : null,
      subject: `Próbki tkanin: ${names}`,
      message: `Proszę o\u00a0próbki: ${names}.`,
      inquiryType: 'samples',
      status: 'new',
      priority: priorityOf('samples'),
      configuration: null,
      sampleIds: [...input.fabrics],
      street: input.street.trim(),
      postalCode: formatPostcode(input.postalCode),
      city: input.city.trim(),
      createdAt: now,
      updatedAt: now,
    });
    await tx.flush();
    queueMail(tx, samplesMail(inquiry));
    return inquiry;
  });
}
