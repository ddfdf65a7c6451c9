import type { EntityManager } from '@mikro-orm/postgresql';
import {
  Inquiry,
  type InquiryType,
  ORDER_REQUEST_TYPES,
  type OrderRequestType,
} from '../inquiry.entity.js';
import type { OrderRequest } from './order-request.inputs.js';

/** What the customer has asked for at an order, with the answers; the oldest first. */
export async function requestsOf(em: EntityManager, orderId: number): Promise<OrderRequest[]> {
  const inquiryType = { $in: [...ORDER_REQUEST_TYPES] };
  const inquiries = await em.find(
    Inquiry,
    { order: orderId, inquiryType },
    { populate: ['answers'], orderBy: { id: 'asc' } },
  );
  return inquiries.flatMap(({ inquiryType: type, answers, ...inquiry }) =>
    isRequest(type) ? [{ ...inquiry, type, answers: answers.getItems() }] : [],
  );
}

const isRequest = (type: InquiryType): type is OrderRequestType =>
  ORDER_REQUEST_TYPES.some((each) => each === type);
