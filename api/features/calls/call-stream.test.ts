import { once } from 'node:events';
import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { LISTENER_NAME } from '../../database/database-listener.js';
import { submitInquiry } from '../../testing/inquiries.js';
import { customerWithCart, submit } from '../../testing/orders.js';
import { startServerProcess } from '../../testing/server-process.js';
import { subscribeAs } from '../../testing/subscribe.js';
import { type TestApp, createTestApp } from '../../testing/test-app.js';
import type { TestVisitor } from '../../testing/test-visitor.js';
import { waitFor } from '../../testing/wait-for.js';

interface Change {
  callQueueChanged: {
    appeared: boolean;
    entry: { kind: string; number: number; takenBy: { name: string } | null } | null;
  };
}

interface OrderChange {
  callQueueChanged: {
    appeared: boolean;
    order: { id: number; status: string; version: number } | null;
  };
}

const CHANGES =
  'subscription { callQueueChanged { appeared entry { kind number takenBy { name } } } }';

let first: TestApp;
let second: TestApp;
let staff: TestVisitor;
beforeAll(async () => {
  first = await createTestApp();
  second = await createTestApp({ databaseUrl: first.databaseUrl });
  staff = await first.signIn('staff');
});
afterAll(async () => {
  await second.close();
  await first.close();
});

describe('a listener on one node', () => {
  it('receives changes by another node as they happen', async () => {
    const events = await subscribeAs<Change>(staff, CHANGES);
    const next = async () => (await events.next())!.data!.callQueueChanged;
    const number = await submitInquiry(second);
    const entry = { kind: 'inquiry', number, takenBy: null };
    expect(await next()).toEqual({ appeared: true, entry });

    const colleague = await second.signIn('staff');
    await colleague.graphql(
      `mutation { takeCall(input: { kind: inquiry, number: ${number} }) { userErrors { code } } }`,
    );
    // One transaction creates the task and takes it, and sends one notification or two: after the last of them the
    // entry names the account.
    let change = await next();
    if (!change.entry?.takenBy) change = await next();
    const takenBy = { name: 'Piotr Pracownik' };
    expect(change).toEqual({ appeared: false, entry: { ...entry, takenBy } });

    await colleague.json('PUT', `/api/admin/inquiries/${number}`, { status: 'closed' });
    while (change.entry !== null) change = await next();
    expect(change).toEqual({ appeared: false, entry: null });

    const { order } = await submit(await customerWithCart(second));
    expect(await next()).toMatchObject({
      appeared: true,
      entry: { kind: 'order', number: order!.id },
    });
    events.close();
  });

  it('receives a placed order, and each of its statuses', async () => {
    const events = await subscribeAs<OrderChange>(
      staff,
      'subscription { callQueueChanged { appeared order { id status version } } }',
    );
    const next = async () => (await events.next())!.data!.callQueueChanged;
    const { order } = await submit(await customerWithCart(second));
    const { id } = order!;
    expect(await next()).toEqual({ appeared: true, order: { id, status: 'pending', version: 1 } });
    const colleague = await second.signIn('staff');
    for (const [index, status] of ['confirmed', 'cancelled'].entries()) {
      await colleague.json('PUT', `/api/admin/orders/${id}/status`, { status });
      expect(await next()).toEqual({ appeared: false, order: { id, status, version: index + 2 } });
    }
    events.close();
  });

  it('is asked to read the queue again when notifications may have been lost', async () => {
    const events = await subscribeAs<Change>(staff, CHANGES);
    const cut = await first.sql(
      `select pg_terminate_backend(pid) from pg_stat_activity
        where datname = current_database() and application_name = $1`,
      [LISTENER_NAME],
    );
    expect(cut).toHaveLength(2);
    expect((await events.next())?.data).toEqual({
      callQueueChanged: { appeared: false, entry: null },
    });
    await waitFor(() => second.services.listener.isConnected);
    const number = await submitInquiry(second);
    expect((await events.next())?.data?.callQueueChanged.entry).toMatchObject({ number });
    events.close();
  });

  it('receives nothing more once the session has ended', async () => {
    const leaving = await first.signIn('staff');
    const events = await subscribeAs<Change>(leaving, CHANGES);
    await leaving.json('GET', '/api/logout');
    await submitInquiry(second);
    const { data, errors } = (await events.next())!;
    expect(data).toBeNull();
    expect(errors).toMatchObject([{ extensions: { code: 'UNAUTHENTICATED' } }]);
    expect(await events.next()).toBeNull();
  });

  it('is not treated as signed out while sessions cannot be read', async () => {
    const events = await subscribeAs<Change>(staff, CHANGES);
    await first.sql('alter table session rename to session_away');
    await submitInquiry(second);
    const { data, errors } = (await events.next())!;
    await first.sql('alter table session_away rename to session');
    expect(data).toBeNull();
    expect(errors).toMatchObject([{ extensions: { code: 'INTERNAL_SERVER_ERROR' } }]);
    expect(await events.next()).toBeNull();
  });
});

describe('the stream', () => {
  const post = (body: unknown, headers: Record<string, string> = {}) =>
    staff.json<{ errors?: { extensions: { code: string } }[]; error?: { code: string } }>(
      'POST',
      '/graphql/stream',
      body,
      { accept: 'text/event-stream', ...headers },
    );

  it.each([
    ['{ me { id } }', 'OPERATION_RESOLUTION_FAILURE'],
    ['mutation { logout { ok } }', 'OPERATION_RESOLUTION_FAILURE'],
    ['subscription {', 'GRAPHQL_PARSE_FAILED'],
    ['subscription { nothing }', 'GRAPHQL_VALIDATION_FAILED'],
    [
      `subscription { callQueueChanged { ${Array.from({ length: 20 }, (_, index) => `a${index}: appeared`).join(' ')} } }`,
      'BAD_USER_INPUT',
    ],
    [`subscription { callQueueChanged { ${'appeared '.repeat(2500)} } }`, 'GRAPHQL_PARSE_FAILED'],
    [5, 'BAD_REQUEST'],
    [null, 'BAD_REQUEST'],
  ])('refuses %j', async (query, code) => {
    const { status, body } = await post({ query });
    expect(status).toBe(400);
    expect(body.errors).toMatchObject([{ extensions: { code } }]);
    expect(JSON.stringify(body)).not.toMatch(/stacktrace|node_modules/);
  });

  it('accepts only requests of our own pages, and only subscriptions', async () => {
    const body = { query: CHANGES };
    expect((await post(body, { origin: 'https://evil.example' })).status).toBe(403);
    expect(await post(body, { accept: 'application/json' })).toMatchObject({
      status: 415,
      body: { error: { message: expect.stringContaining('Accept') } },
    });
    expect((await staff.json('GET', '/graphql/stream')).status).toBe(405);
  });

  it('is the only place for subscriptions', async () => {
    const { errors } = await staff.graphql(CHANGES);
    expect(errors).toMatchObject([{ extensions: { code: 'OPERATION_RESOLUTION_FAILURE' } }]);
  });

  it('that is open does not keep a server from stopping', async () => {
    const server = await startServerProcess({ DATABASE_URL: first.databaseUrl });
    const events = await subscribeAs(server.returning(staff), CHANGES);
    const startedAt = Date.now();
    server.signal('SIGTERM');
    expect(await events.next()).toBeNull();
    expect(await server.ended()).toBe(0);
    expect(Date.now() - startedAt).toBeLessThan(10_000);
  });
});

describe('a client that leaves while its stream opens', () => {
  it('causes no error', async () => {
    const body = JSON.stringify({ query: CHANGES });
    const request = [
      'POST /graphql/stream HTTP/1.1',
      'Host: shop.test',
      `Cookie: ${staff.cookieHeader}`,
      'Content-Type: application/json',
      'Accept: text/event-stream',
      `Content-Length: ${body.length}`,
      '',
      body,
    ].join('\r\n');
    for (let attempt = 0; attempt < 20; attempt++) {
      const { hostname, port } = new URL(first.url);
      const socket = connect(Number(port), hostname);
      // The client leaves before the server has found the session in the database.
      socket.write(request, () => socket.destroy());
      await once(socket, 'close');
    }
    // Once another stream is open, the server has handled all of these requests.
    (await subscribeAs<Change>(staff, CHANGES)).close();
    expect(first.logged).toEqual([]);
  });
});
