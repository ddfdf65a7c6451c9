import type { EntityManager } from '@mikro-orm/postgresql';
import { fabricsOfIds } from '#engine/goods/fabrics/fabrics';
import { normalisePhone } from '../../../shared/input/phone.js';
import type { Inquiry } from '../inquiry.entity.js';
import { storeOnce } from '../inquiry.service.js';
import { samplesMail } from './samples-mail.js';
import type { RequestSamplesInput } from './samples.inputs.js';

/**
 * Stores an order of samples as an inquiry with its address, and confirms it by e-mail. The same order, sent again
 * while the first is new, is not stored twice.
 */
export async function requestSamples(
  em: EntityManager,
  input: RequestSamplesInput,
): Promise<Inquiry> {
  const names = fabricsOfIds(input.fabrics)
    .map(({ name }) => name)
    .join(', ');
  const fields = {
    customerName: input.name,
    customerEmail: input.email,
    customerPhone: input.phone ? normalisePhone(input.phone) : null,
    subject: `Próbki tkanin: ${names}`,
    message: `Proszę o\u00a0próbki: ${names}.`,
    inquiryType: 'samples' as const,
    configuration: null,
    sampleIds: [...input.fabrics],
    street: input.street,
    postalCode: input.postalCode,
    city: input.city,
  };
  return em.transactional((tx) => storeOnce(tx, fields, samplesMail));
}
