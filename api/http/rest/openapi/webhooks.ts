import {
  WEBHOOK_EVENTS,
  WEBHOOK_EVENT_NAMES,
  type WebhookEventName,
} from '#engine/trade/shop/webhook-events';
import { WEBHOOK_DATA } from '../../../features/webhooks/webhook-schemas.js';
import type { JsonSchema } from '../../../shared/json-schema.js';

const nameOf = (subject: string): string =>
  `Webhook${subject[0]!.toUpperCase()}${subject.slice(1)}`;

/** The schemas of the data of events, each with all its fields. */
export const WEBHOOK_SCHEMAS: Readonly<Record<string, JsonSchema>> = Object.fromEntries(
  Object.entries(WEBHOOK_DATA).map(([subject, properties]) => [
    nameOf(subject),
    { type: 'object', properties, required: Object.keys(properties) },
  ]),
);

const HEADERS = [
  ['Cieniomat-Event', 'The `type` of the body.'],
  ['Cieniomat-Delivery', 'The delivery; the same at each attempt.'],
  [
    'Cieniomat-Signature',
    '"t=<seconds since 1970>,v1=<signature>": the HMAC-SHA256 of "<t>.<body>" by the secret of the endpoint, in hex. ' +
      'For a day after the secret was renewed there are two `v1`; one of them is by the new secret.',
  ],
].map(([name, description]) => ({
  in: 'header',
  name,
  description,
  schema: { type: 'string' },
}));

/** The section `webhooks` of the OpenAPI document: what an endpoint is sent, by event. */
export const webhooks = (): Record<string, object> =>
  Object.fromEntries(WEBHOOK_EVENT_NAMES.map((name) => [name, { post: requestOf(name) }]));

function requestOf(name: WebhookEventName): object {
  const { subject, summary } = WEBHOOK_EVENTS[name];
  const schema: JsonSchema = {
    type: 'object',
    required: ['id', 'type', 'createdAt', 'url', 'data'],
    properties: {
      id: {
        type: 'integer',
        description:
          'The same however often the event is sent. Events may arrive twice and in any order; of two about the same ' +
          'thing the one with the larger id is the newer.',
      },
      type: { const: name },
      createdAt: { type: 'string', format: 'date-time' },
      url: {
        type: ['string', 'null'],
        description: 'The document of this API that shows the subject; null where there is none.',
      },
      data: { $ref: `#/components/schemas/${nameOf(subject)}` },
    },
  };
  const words = name.split(/[._]/).map((word) => `${word[0]!.toUpperCase()}${word.slice(1)}`);
  return {
    operationId: `told${words.join('')}`,
    summary,
    security: [],
    parameters: HEADERS,
    requestBody: { required: true, content: { 'application/json': { schema } } },
    responses: {
      '200': {
        description:
          'Any status 2xx within 10 seconds: the event is taken. Otherwise it is sent again.',
      },
    },
  };
}
