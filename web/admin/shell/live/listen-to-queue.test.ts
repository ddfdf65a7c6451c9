import { BroadcastChannel, locks } from 'node:worker_threads';
import { ApolloClient, ApolloLink, InMemoryCache, Observable } from '@apollo/client';
import { afterEach, expect, test } from '@jest/globals';
import { waitFor } from '@testing-library/react';
import { listenToQueue } from './listen-to-queue';

const stops: (() => void)[] = [];

afterEach(() => {
  for (const stop of stops.splice(0)) stop();
  Reflect.deleteProperty(navigator, 'locks');
});

/** A tab of the staff area: what it has received, and the streams that it has open. */
function openTab() {
  const received: unknown[] = [];
  const streams = new Set<{ next: (result: ApolloLink.Result) => void }>();
  const link = new ApolloLink(
    () =>
      new Observable((observer) => {
        streams.add(observer);
        return () => streams.delete(observer);
      }),
  );
  const client = new ApolloClient({ link, cache: new InMemoryCache() });
  const stop = listenToQueue(client, {
    onStart: () => undefined,
    onChange: (change) => received.push(change.order),
  });
  stops.push(stop);
  const send = (order: object) => {
    const change = { __typename: 'CallQueueChange', appeared: true, entry: null, order };
    for (const stream of streams) stream.next({ data: { callQueueChanged: change } });
  };
  return { received, streams, send, stop };
}

test('seven tabs share one stream, and the next tab opens it when its holder is hidden', async () => {
  Object.defineProperty(navigator, 'locks', { value: locks, configurable: true });
  Object.assign(globalThis, { BroadcastChannel });
  const tabs = Array.from({ length: 7 }, openTab);
  const open = () => tabs.filter(({ streams }) => streams.size > 0);
  await waitFor(() => expect(open()).toHaveLength(1));
  const [holder] = open();
  holder?.send({ __typename: 'Order', id: 1 });
  await waitFor(() => {
    for (const { received } of tabs) expect(received).toHaveLength(1);
  });

  holder?.stop();
  await waitFor(() => expect(open()).toHaveLength(1));
  expect(open()).not.toEqual([holder]);
  open()[0]?.send({ __typename: 'Order', id: 2 });
  const others = tabs.filter((tab) => tab !== holder);
  await waitFor(() => {
    for (const { received } of others) expect(received).toHaveLength(2);
  });
  expect(holder?.received).toHaveLength(1);
});
