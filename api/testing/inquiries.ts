import { randomUUID } from 'node:crypto';
import type { TestApp } from './test-app.js';
import type { TestVisitor } from './test-visitor.js';

/** A valid `SubmitInquiryInput` of a new customer. */
export function inquiryInput(overrides: Record<string, unknown> = {}): Record<string, unknown> {
  return {
    name: 'Łucja Żółć',
    email: `${randomUUID()}@example.com`,
    phone: '42 600-10-20',
    subject: 'Markiza na taras',
    message: 'Proszę o wycenę markizy 4 × 3 m.',
    inquiryType: 'quote',
    ...overrides,
  };
}

/** Sends an inquiry as a customer does; returns its number. */
export async function submitInquiry(
  app: TestApp,
  overrides?: Record<string, unknown>,
): Promise<number> {
  const { data, errors } = await app
    .visitor()
    .graphql<{ submitInquiry: { inquiryId: number } }>(
      'mutation ($input: SubmitInquiryInput!) { submitInquiry(input: $input) { inquiryId } }',
      { input: inquiryInput(overrides) },
    );
  if (errors) throw new Error(JSON.stringify(errors));
  return data.submitInquiry.inquiryId;
}

/** Sends a photograph for an inquiry; returns its id. */
export async function uploadPhotograph(visitor: TestVisitor, file: Blob): Promise<string> {
  const body = new FormData();
  body.set('file', file, 'dom.jpg');
  const response = await visitor.fetch('/api/photographs', { method: 'POST', body });
  if (response.status !== 201) throw new Error(await response.text());
  return ((await response.json()) as { id: string }).id;
}

/** A valid `RequestSamplesInput` of a new customer. */
export function samplesInput(overrides: Record<string, unknown> = {}): Record<string, unknown> {
  return {
    name: 'Łucja Żółć',
    email: `${randomUUID()}@example.com`,
    phone: '42 600-10-20',
    street: 'Słoneczna 12/4',
    postalCode: '90 \u2013 001',
    city: 'Łódź',
    fabrics: ['toscana-krem', 'solano-5-szary'],
    ...overrides,
  };
}
