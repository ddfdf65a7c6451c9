import { once } from 'node:events';
import { type IncomingHttpHeaders, type ServerResponse, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { TestApp } from './test-app.js';
import type { TestVisitor } from './test-visitor.js';
import { waitFor } from './wait-for.js';

/** What a receiver was sent. */
export interface Received {
  headers: IncomingHttpHeaders;
  body: string;
  event: { id: number; type: string; createdAt: string; url: string | null; data: Fields };
}

type Fields = Record<string, unknown>;

/** A partner's program on this machine. */
export interface Receiver {
  url: string;
  received: Received[];
  /** Answers each request; as long as it is not set, by 204. */
  answer: (response: ServerResponse) => void;
  /** Waits for an event of this name, and returns what was sent. */
  next(type: string, after?: number): Promise<Received>;
  close(): Promise<void>;
}

export async function startReceiver(): Promise<Receiver> {
  const received: Received[] = [];
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const body = Buffer.concat(chunks).toString('utf8');
      received.push({ headers: request.headers, body, event: JSON.parse(body) });
      receiver.answer(response);
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const receiver: Receiver = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/events`,
    received,
    answer: (response) => void response.writeHead(204).end(),
    async next(type, after = 0) {
      const find = () => received.slice(after).find(({ event }) => event.type === type);
      await waitFor(() => find() !== undefined);
      return find()!;
    },
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
  return receiver;
}

/** Adds an endpoint as a member of staff; returns its id and secret. */
export async function addEndpoint(
  staff: TestVisitor,
  url: string,
  events: readonly string[],
): Promise<{ id: number; secret: string }> {
  const { data } = await staff.graphql<{
    createWebhookEndpoint: {
      endpoint: { id: number } | null;
      secret: string;
      userErrors: object[];
    };
  }>(
    `mutation ($input: CreateWebhookEndpointInput!) { createWebhookEndpoint(input: $input) {
      endpoint { id } secret userErrors { code message path } } }`,
    { input: { url, events, description: '' } },
  );
  const { endpoint, secret, userErrors } = data.createWebhookEndpoint;
  if (!endpoint) throw new Error(JSON.stringify(userErrors));
  return { id: endpoint.id, secret };
}

/** Makes all waiting deliveries due, as if the pauses between the attempts were over. */
export const endPauses = (app: TestApp) =>
  app.sql('update webhook_delivery set next_attempt_at = now() where next_attempt_at > now()');
