import type { Router } from 'express';
import {
  contextOf,
  queryBoolean,
  queryInteger,
  readBody,
  readFields,
  readId,
  readPage,
  sendList,
} from '../../rest-request.js';
import { requireRole } from '../auth/require-role.js';
import { answerInquiry } from './answer-inquiry.js';
import { latestAnswer } from './inquiry-details.resolver.js';
import { InquiryFilter, UpdateInquiryBody } from './inquiry-staff.inputs.js';
import type { Inquiry } from './inquiry.entity.js';
import { SubmitInquiryInput } from './inquiry.inputs.js';
import { submitInquiry } from './inquiry.service.js';
import { listInquiries } from './list-inquiries.js';
import { updateInquiry } from './update-inquiry.js';

export function inquiryRoutes(router: Router): void {
  router.post('/inquiries', async (req, res) => {
    const { id, status, createdAt } = await submitInquiry(
      contextOf(res).em,
      readBody(SubmitInquiryInput, req),
    );
    res.status(201).json({ id, status, createdAt });
  });

  router.get('/admin/inquiries', async (req, res) => {
    const context = contextOf(res);
    requireRole(context, 'staff');
    const { limit: _limit, offset: _offset, ...query } = req.query;
    const filter = readFields(InquiryFilter, {
      ...query,
      open: queryBoolean(query['open']),
      assigneeId: queryInteger(query['assigneeId']),
    });
    const { items, totalCount } = await listInquiries(context.em, filter, 'newest', readPage(req));
    sendList(res, { items: await Promise.all(items.map(toRest)), totalCount });
  });

  router.put('/admin/inquiries/:id', async (req, res) => {
    const context = contextOf(res);
    const actor = requireRole(context, 'staff');
    const id = readId(req.params.id);
    const { response, ...edit } = readBody(UpdateInquiryBody, req);
    const inquiry = response
      ? await answerInquiry(context.em, actor, { id, text: response, ...edit })
      : await updateInquiry(context.em, actor, { id, ...edit });
    res.json(await toRest(inquiry));
  });
}

async function toRest(inquiry: Inquiry) {
  const { id, customerName, customerEmail, customerPhone, subject, message } = inquiry;
  const { inquiryType, status, priority, createdAt, updatedAt, version } = inquiry;
  return {
    id,
    customerName,
    customerEmail,
    customerPhone,
    subject,
    message,
    inquiryType,
    status,
    priority,
    response: await latestAnswer(inquiry),
    createdAt,
    updatedAt,
    version,
  };
}
