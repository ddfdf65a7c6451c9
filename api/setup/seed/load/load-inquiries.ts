import { InquiryAnswer } from '../../../features/inquiries/answers/inquiry-answer.entity.js';
import {
  Inquiry,
  type InquiryStatus,
  type InquiryType,
  OPEN_INQUIRY_STATUSES,
} from '../../../features/inquiries/inquiry.entity.js';
import { priorityOf } from '../../../features/inquiries/inquiry.service.js';
import { type Load, indexes, writeInBatches } from './load-context.js';
import { pick } from './random.js';
import { MESSAGES, SUBJECTS, customerOf } from './words.js';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const SPAN = 730 * DAY;

const TYPES: readonly InquiryType[] = [
  'quote',
  'quote',
  'quote',
  'technical',
  'warranty',
  'general',
  'complaint',
];
const ANSWERED: readonly InquiryStatus[] = ['resolved', 'closed', 'waiting_for_customer'];
const ANSWER = 'Dzień dobry, dziękujemy za wiadomość. Szczegóły omówimy przez telefon.';

/** Creates inquiries over 24 months, oldest first and with growing frequency, and their answers. */
export const loadInquiries = (load: Load, staff: readonly number[], count: number): Promise<void> =>
  writeInBatches(load.tx, indexes(count), (batch) => {
    for (const index of batch) {
      const age = (1 - Math.sqrt((index + 1 - load.random()) / count)) * SPAN;
      const customer = Math.floor(load.random() * count * 2);
      createInquiry(load, { index, age, customer }, pick(staff, index));
    }
  });

function createInquiry(
  { tx, now, random }: Load,
  { index, age, customer }: { index: number; age: number; customer: number },
  member: number,
): void {
  const createdAt = new Date(+now - age);
  const inquiryType = pick(TYPES, index);
  const inquiry = tx.create(Inquiry, {
    ...customerOf(customer),
    subject: pick(SUBJECTS, index),
    message: `${pick(MESSAGES, index / 3)} Sprawa nr ${index + 1}.`,
    inquiryType,
    status: statusAt(age, index, random()),
    priority: priorityOf(inquiryType),
    configuration: null,
    assignee: age > DAY ? member : null,
    createdAt,
    updatedAt: createdAt,
  });
  if (!inquiry.assignee || !ANSWERED.includes(inquiry.status)) return;
  const at = new Date(+createdAt + 6 * HOUR);
  tx.create(InquiryAnswer, { inquiry, text: ANSWER, author: member, at });
}

/**
 * The status of an inquiry of this age (ms): those of the last five days are open; of the others 1 % wait for the
 * customer, the rest are resolved or closed.
 */
function statusAt(age: number, index: number, luck: number): InquiryStatus {
  if (age < DAY) return 'new';
  if (age < 5 * DAY) return pick(OPEN_INQUIRY_STATUSES, index);
  if (luck < 0.01) return 'waiting_for_customer';
  return luck < 0.5 ? 'resolved' : 'closed';
}
