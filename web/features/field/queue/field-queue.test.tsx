import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { randomKey } from '../../../lib/browser/request-keys';
import { fieldServer, fitter, forgetField, measuringVisit } from '../../../testing/field-server';
import { answerGraphql } from '../../../testing/graphql-server';
import { renderRoute } from '../../../testing/render-route';
import { createTestClient } from '../../../testing/test-client';
import { fieldDatabase } from '../phone/field-database';
import type { FieldPerson, KeptVisit } from '../phone/kept';
import { phoneChanged, usePhone } from '../phone/phone-store';
import { isUnsent } from './field-action';
import { FieldQueue } from './field-queue';
import { sendWith } from './send-call';

beforeEach(() => {
  jest.useFakeTimers({ now: Date.parse('2026-12-10T06:00:00Z'), advanceTimers: true });
});
afterEach(async () => {
  cleanup();
  await act(forgetField);
  jest.useRealTimers();
});

type Server = ReturnType<typeof fieldServer>;

const person: FieldPerson = { id: fitter.id, name: fitter.name, mayWrite: true, maySeeAll: false };

async function open(server: Server, path = '/teren/wysylanie') {
  const page = await renderRoute(path, server.resolvers);
  server.listen();
  return page;
}

/** A queue as each tab of a phone has one. */
function tab(server: Server, staff = person): FieldQueue {
  answerGraphql(server.resolvers);
  server.listen();
  return new FieldQueue(staff, sendWith(createTestClient()), () => undefined);
}

const visit = (number: number): KeptVisit => ({
  ...(measuringVisit as unknown as KeptVisit),
  id: `7d0f6f37-8f4a-4d43-a3a0-2b8f8e8f0c0${number}`,
});

const photograph = (of: KeptVisit) => ({
  visit: of,
  call: {
    kind: 'photograph' as const,
    picture: { id: randomKey(), visitId: of.id, moment: 'before' as const, caption: '' },
  },
  picture: new ArrayBuffer(8),
});

const protocol = (of: KeptVisit, remark: string) => {
  const empty = { checklist: [], lines: [], defects: [] };
  const input = { id: of.id, visitId: of.id, ...empty, remark };
  return { visit: of, call: { kind: 'save' as const, input } };
};

const unsent = () => usePhone.getState().actions.filter(isUnsent);

test('two hundred actions over a connection that breaks again and again: none is lost, none twice', async () => {
  const server = fieldServer();
  server.state.isDown = true;
  const [one, other] = [tab(server), tab(server)];
  const ids: string[] = [];
  for (let count = 0; count < 200; count += 1) {
    const added = photograph(visit(count % 5));
    ids.push(added.call.picture.id);
    await (count % 2 ? one : other).add(added);
  }
  expect(server.photographs).toEqual([]);

  server.state.isDown = false;
  let requests = 0;
  server.state.failing = () => {
    requests += 1;
    return requests % 9 === 0 ? 'after' : requests % 14 === 0 ? 'before' : null;
  };
  const ends = [one.start(), other.start()];
  while (unsent().length > 0) await jest.advanceTimersByTimeAsync(5000);
  for (const end of ends) end();

  // What the server has got twice is what it had stored when its answer was lost.
  expect(server.photographs.length).toBeGreaterThan(200);
  const stored = [...new Set(server.photographs)];
  expect(stored).toHaveLength(200);
  for (let number = 0; number < 5; number += 1) {
    const own = ids.filter((_, index) => index % 5 === number);
    expect(stored.filter((id) => own.includes(id))).toEqual(own);
  }
  const database = await fieldDatabase();
  expect(await database.count('pictures')).toBe(0);
});

test('what a page was sending when it was closed is sent again', async () => {
  const server = fieldServer();
  const queue = tab(server);
  server.state.isDown = true;
  await queue.add(photograph(visit(1)));
  await queue.flush();
  const database = await fieldDatabase();
  const [action] = await database.getAll('actions');
  await database.put('actions', { ...action!, state: 'sending' });
  server.state.isDown = false;
  await tab(server).flush();
  expect(server.photographs).toHaveLength(1);
  expect(unsent()).toEqual([]);
});

test('a refused action says why, and stops only its visit until it is sent again or discarded', async () => {
  const server = fieldServer();
  server.state.refused['save'] = 'Ta wizyta ma już protokół.';
  const queue = tab(server);
  const [first, second] = [photograph(visit(1)), photograph(visit(2))];
  await queue.add(protocol(visit(1), 'Raz'));
  await queue.add(first);
  await queue.add(second);
  const { user } = await open(server);
  const list = within(await screen.findByRole('list', { name: 'Niewysłane' }));
  expect(await list.findByText('Ta wizyta ma już protokół.')).toBeVisible();
  await waitFor(() => expect(server.photographs).toEqual([second.call.picture.id]));
  await waitFor(() => expect(list.getAllByRole('listitem')).toHaveLength(2));
  expect(screen.getByText('Błędy: 1')).toBeVisible();

  await user.click(list.getByRole('button', { name: 'Wyślij ponownie' }));
  await waitFor(() => expect(server.calls).toHaveLength(2));
  await user.click(await list.findByRole('button', { name: 'Usuń' }));
  const dialog = within(screen.getByRole('dialog', { name: /^Usunąć to/ }));
  await user.click(dialog.getByRole('button', { name: 'Usuń' }));
  expect(await screen.findByText('Wszystko wysłane')).toBeVisible();
  expect(server.photographs).toEqual([second, first].map(({ call }) => call.picture.id));
});

test('a protocol that is changed again before it is sent is sent once, as it is last', async () => {
  const server = fieldServer();
  const queue = tab(server);
  for (const remark of ['R', 'Ry', 'Rysa']) await queue.add(protocol(visit(1), remark));
  await jest.advanceTimersByTimeAsync(2000);
  await queue.flush();
  expect(server.calls).toMatchObject([{ name: 'save', input: { remark: 'Rysa' } }]);
});

test('after the session has ended all waits for the login', async () => {
  const server = fieldServer();
  await open(server, '/teren');
  await screen.findByRole('list', { name: 'Przed nami' });
  server.state.me = null;
  await act(() => tab(server).add(photograph(visit(1))));
  cleanup();
  await open(server);
  expect(await screen.findByText('Sesja wygasła')).toBeVisible();
  expect(screen.getByText('Czeka: 1')).toBeVisible();

  server.state.me = fitter;
  act(() => void window.dispatchEvent(new Event('online')));
  expect(await screen.findByText('Wszystko wysłane')).toBeVisible();
  expect(server.photographs).toHaveLength(1);
  await waitFor(() => expect(server.state.reads).toBe(2));
});

test('the actions of somebody else wait for them', async () => {
  const server = fieldServer();
  server.state.isDown = true;
  const queue = tab(server, { ...person, id: 99, name: 'Ola Dąb' });
  await queue.add(photograph(visit(1)));
  await queue.flush();
  server.state.isDown = false;
  await open(server);
  expect(await screen.findByText('Wyśle się, gdy zaloguje się Ola Dąb.')).toBeVisible();
  expect(server.photographs).toEqual([]);
});

test('signing out warns of what is not sent, and then deletes everything', async () => {
  const server = fieldServer();
  server.state.refused['save'] = 'Nie.';
  await tab(server).add(protocol(visit(1), 'Raz'));
  const { user } = await open(server);
  await screen.findByText('Nie.');
  await user.click(screen.getByRole('button', { name: /^Wyloguj i/ }));
  const dialog = within(screen.getByRole('dialog', { name: /^Wylogować/ }));
  expect(dialog.getByText(/^Niewysłane: 1\./)).toBeVisible();
  await user.click(dialog.getByRole('button', { name: /^Wyloguj i.usuń/ }));
  expect(await screen.findByRole('link', { name: 'Zaloguj się' })).toBeVisible();
  const database = await fieldDatabase();
  expect(await database.count('actions')).toBe(0);
  expect(await database.count('person')).toBe(0);
});

test('days and what was sent are deleted after a week; what is not sent stays', async () => {
  const server = fieldServer();
  const queue = tab(server);
  await queue.add(photograph(visit(1)));
  await queue.flush();
  server.state.isDown = true;
  await queue.add(photograph(visit(1)));
  const database = await fieldDatabase();
  const day = { key: 'x', date: '2026-12-10', crewId: null, crewName: null, visits: [] };
  await database.put('days', { ...day, loadedAt: Date.now() }, 'x');
  await phoneChanged();
  expect(usePhone.getState().days).toHaveLength(1);
  jest.setSystemTime(Date.parse('2026-12-17T06:00:01Z'));
  await open(server);
  expect(await screen.findByText('Nie ma połączenia ze sklepem')).toBeVisible();
  expect(usePhone.getState().days).toEqual([]);
  expect(usePhone.getState().actions).toEqual([expect.not.objectContaining({ state: 'sent' })]);
});
