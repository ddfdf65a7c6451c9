/** Sends a request to a path of the shop. */
export type Send = (path: string, options?: RequestInit) => Promise<Response>;

/** Sends requests to the server at this URL. */
export const sendTo =
  (url: string): Send =>
  (path, options) =>
    fetch(url + path, options);

/** Sends a GraphQL operation; returns its data. Throws where the answer has errors or is not of GraphQL. */
export async function ask<Data>(
  send: Send,
  query: string,
  variables: object,
  cookie = '',
): Promise<Data> {
  const response = await send('/graphql', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Cookie: cookie },
    body: JSON.stringify({ query, variables }),
  });
  const { data, errors } = (await response.json()) as { data?: Data; errors?: unknown };
  if (errors || !data) throw new Error(JSON.stringify(errors ?? response.status));
  return data;
}

/** The cookies of a browser after an answer: of each name the last one. */
export function cookiesAfter(cookies: string, response: Response): string {
  const told = response.headers.getSetCookie().map((cookie) => cookie.split(';')[0]!);
  const pairs = [...cookies.split('; '), ...told];
  return [...new Map(pairs.map((pair) => [pair.split('=')[0], pair])).values()].join('; ');
}
