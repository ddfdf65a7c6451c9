import { type EntityManager, ref } from '@mikro-orm/postgresql';
import { lockText } from '../../database/database-calls.js';
import { wrongField } from '../../shared/errors.js';
import { normalisePhone } from '../../shared/input/phone.js';
import { SavedConfiguration } from '../configurator/configurations/configuration.entity.js';
import type { CustomerMail } from '../mail/mail-content.js';
import { queueMail } from '../mail/queue-mail.js';
import { OrderLine } from '../orders/order-line.entity.js';
import type { Order } from '../orders/order.entity.js';
import { attachedTo, receivedMail } from './inquiry-mails.js';
import { Inquiry, type InquiryPriority, type InquiryType } from './inquiry.entity.js';
import type { SubmitInquiryInput } from './inquiry.inputs.js';
import { attachPhotographs } from './photographs/photographs.js';

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
 * Stores an inquiry, about an order where one is given, and confirms it by e-mail. The same inquiry, sent again while
 * the first is new, is not stored twice; photographs that are sent only then are added. Throws NOT_FOUND for an unknown
 * configuration, line or photograph. Whoever writes from the service page of goods need not be who ordered them: their
 * mail says nothing of the order.
 */
export async function submitInquiry(
  em: EntityManager,
  input: InquiryToStore,
  order: Order | null = null,
): Promise<Inquiry> {
  return em.transactional(async (tx) => {
    const { configurationId, lineId, photographIds } = input;
    const configuration = configurationId
      ? await tx.findOne(SavedConfiguration, { id: configurationId })
      : null;
    if (configurationId && !configuration) {
      throw wrongField('configurationId', 'Nie ma takiej konfiguracji.', 'NOT_FOUND');
    }
    const line = lineId ? await tx.findOne(OrderLine, { id: lineId }) : null;
    if (lineId && !line) throw wrongField('lineId', 'Nie ma takiego produktu.', 'NOT_FOUND');
    const fields = {
      customerName: input.name,
      customerEmail: input.email,
      customerPhone: input.phone ? normalisePhone(input.phone) : null,
      subject: input.subject,
      message: input.message,
      inquiryType: input.inquiryType,
      configuration,
      order: order ? ref(order) : (line?.order ?? null),
    };
    const ids = photographIds ?? [];
    const inquiry = await storeOnce(tx, fields, async (stored) =>
      receivedMail(stored, await attachedTo(stored), order, ids.length),
    );
    await attachPhotographs(tx, inquiry, ids);
    return inquiry;
  });
}

/** The columns of an inquiry that the customer fills in. */
type CustomerFields = Pick<
  Inquiry,
  'customerName' | 'customerEmail' | 'customerPhone' | 'subject' | 'message' | 'inquiryType'
> &
  Partial<
    Pick<
      Inquiry,
      'order' | 'orderLineId' | 'agreedLineTotal' | 'sampleIds' | 'street' | 'postalCode' | 'city'
    >
  > & {
    configuration: SavedConfiguration | null;
  };

/** Stores an inquiry and queues its confirmation, unless the same inquiry is stored already and still new. */
export async function storeOnce(
  tx: EntityManager,
  { sampleIds = [], ...texts }: CustomerFields,
  confirmation: (inquiry: Inquiry) => CustomerMail | Promise<CustomerMail>,
): Promise<Inquiry> {
  // A second copy of the inquiry, sent at the same time, waits here.
  await lockText(tx, texts.customerEmail);
  const existing = await tx.findOne(Inquiry, { ...texts, status: 'new' });
  if (existing) return existing;
  const now = new Date();
  const inquiry = tx.create(Inquiry, {
    ...texts,
    sampleIds,
    status: 'new',
    priority: priorityOf(texts.inquiryType),
    createdAt: now,
    updatedAt: now,
  });
  await tx.flush();
  await queueMail(tx, await confirmation(inquiry));
  return inquiry;
}
