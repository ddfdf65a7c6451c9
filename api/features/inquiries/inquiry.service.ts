import { type EntityManager, ref } from '@mikro-orm/postgresql';
import { wrongField } from '../../shared/errors.js';
import { normalisePhone } from '../../shared/input/phone.js';
import { SavedConfiguration } from '../configurator/configurations/configuration.entity.js';
import { queueMail } from '../mail/queue-mail.js';
import type { Order } from '../orders/order.entity.js';
import { attachedTo, receivedMail } from './inquiry-mails.js';
import type { SubmitInquiryInput } from './inquiry.inputs.js';
import { Inquiry, type InquiryPriority, type InquiryType } from './inquiry.entity.js';

const PRIORITIES: Record<InquiryType, InquiryPriority> = {
  complaint: 'high',
  quote: 'medium',
  warranty: 'medium',
  technical: 'low',
  general: 'low',
  samples: 'low',
  order_change: 'medium',
  order_cancellation: 'high',
  order_invoice: 'medium',
};

export const priorityOf = (type: InquiryType): InquiryPriority => PRIORITIES[type];

type InquiryToStore = Omit<SubmitInquiryInput, 'inquiryType'> & { inquiryType: InquiryType };

/**
 * Stores an inquiry, of an order where one is given, and confirms it by e-mail; throws NOT_FOUND for an unknown
 * configuration.
 */
export async function submitInquiry(
  em: EntityManager,
  input: InquiryToStore,
  order: Order | null = null,
): Promise<Inquiry> {
  return em.transactional(async (tx) => {
    const { configurationId } = input;
    const configuration = configurationId
      ? await tx.findOne(SavedConfiguration, { id: configurationId })
      : null;
    if (configurationId && !configuration) {
      throw wrongField('configurationId', 'Nie ma takiej konfiguracji.', 'NOT_FOUND');
    }
    const now = new Date();
    const inquiry = tx.create(Inquiry, {
      customerName: input.name.trim(),
      customerEmail: input.email,
      customerPhone: input.phone ? normalisePhone(input.phone) : null,
      subject: input.subject.trim(),
      message: input.message.trim(),
      inquiryType: input.inquiryType,
      status: 'new',
      priority: priorityOf(input.inquiryType),
      configuration,
      order: order && ref(order),
      createdAt: now,
      updatedAt: now,
    });
    await tx.flush();
    queueMail(tx, receivedMail(inquiry, await attachedTo(inquiry), order));
    return inquiry;
  });
}
