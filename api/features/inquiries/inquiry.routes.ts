import type { Router } from 'express';
import { contextOf, readBody } from '../../rest-request.js';
import { SubmitInquiryInput } from './inquiry.inputs.js';
import { submitInquiry } from './inquiry.service.js';

export function inquiryRoutes(router: Router): void {
  router.post('/inquiries', async (req, res) => {
    const { id, status, createdAt } = await submitInquiry(
      contextOf(res).em,
      readBody(SubmitInquiryInput, req),
    );
    res.status(201).json({ id, status, createdAt });
  });
}
