import { BaseHttpLink } from '@apollo/client/link/http';
import { expect, it } from '@jest/globals';
import { parse } from 'graphql';
import { http, HttpResponse } from 'msw/http';
import { MovedToDocument } from '../app/layout/follow-move.generated';
import { GRAPHQL_URL, graphqlServer } from '../testing/graphql-server';
import { createApolloClient } from './create-apollo-client';
import { trustedFetch } from './trusted-documents';

const VERSION = 'Catalogue-Version';
const CHANGE = parse('mutation Change { logout }');

/** A shop whose catalogue has a version; answers of `kept` come from a proxy. Lists the requests that it gets. */
function serveShop() {
  const shop = {
    version: '5',
    kept: new Set<string>(),
    isOfOtherBuild: false,
    requests: [] as string[],
  };
  graphqlServer.use(
    http.get('*/g/version', ({ request }) => {
      shop.requests.push(`version after ${new URL(request.url).searchParams.get('v')}`);
      return new HttpResponse(null, { status: 204, headers: { [VERSION]: shop.version } });
    }),
    http.get('*/g/:id', ({ request }) => {
      const v = new URL(request.url).searchParams.get('v')!;
      shop.requests.push(`GET ${v}`);
      if (shop.isOfOtherBuild) return new HttpResponse(null, { status: 404 });
      const version = shop.kept.has(v) ? v : shop.version;
      return HttpResponse.json(
        { data: { movedTo: `/wersja-${version}` } },
        { headers: { [VERSION]: version } },
      );
    }),
    http.post(GRAPHQL_URL, async ({ request }) => {
      const { operationName } = (await request.json()) as { operationName: string };
      shop.requests.push(`POST ${operationName}`);
      return operationName === 'Change'
        ? HttpResponse.json({ data: { logout: true } }, { headers: { [VERSION]: shop.version } })
        : HttpResponse.json({ data: { movedTo: '/wysłane' } });
    }),
  );
  return shop;
}

function openPage(version: string) {
  const client = createApolloClient(
    new BaseHttpLink({ uri: GRAPHQL_URL, fetch: trustedFetch(version) }),
  );
  return {
    client,
    read: async (path = '/dawny') => {
      const { data } = await client.query({
        query: MovedToDocument,
        variables: { path },
        fetchPolicy: 'network-only',
      });
      return data?.movedTo;
    },
  };
}

it('an answer of the version in force is taken at once, and the version is asked for only once', async () => {
  const shop = serveShop();
  const { read } = openPage('5');
  expect(await Promise.all([read('/a'), read('/b')])).toEqual(['/wersja-5', '/wersja-5']);
  expect(shop.requests.toSorted()).toEqual(['GET 5', 'GET 5', 'version after 5']);
});

it('an answer that a proxy has kept from before a change is asked for again, once', async () => {
  const shop = serveShop();
  shop.kept.add('4');
  const { read } = openPage('4');
  expect(await read()).toBe('/wersja-5');
  expect(await read()).toBe('/wersja-5');
  expect(shop.requests.filter((request) => request.startsWith('GET'))).toEqual([
    'GET 4',
    'GET 5',
    'GET 5',
  ]);
});

it('after an own change nothing older is asked for', async () => {
  const shop = serveShop();
  const { client, read } = openPage('5');
  shop.kept.add('5');
  shop.version = '6';
  await client.mutate({ mutation: CHANGE });
  expect(await read()).toBe('/wersja-6');
  expect(shop.requests.toSorted()).toEqual(['GET 6', 'POST Change', 'version after 6']);
});

it('a document that the server does not know, or with long variables, is sent as usual', async () => {
  const shop = serveShop();
  shop.isOfOtherBuild = true;
  const { read } = openPage('5');
  expect(await read()).toBe('/wysłane');
  expect(await read('x'.repeat(2000))).toBe('/wysłane');
  expect(shop.requests.toSorted()).toEqual([
    'GET 5',
    'POST MovedTo',
    'POST MovedTo',
    'version after 5',
  ]);
});
