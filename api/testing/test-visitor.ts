export interface GraphQLAnswer<T> {
  /** Null when the whole operation failed; the type leaves that out, because tests mostly expect data. */
  data: T;
  errors?: {
    message: string;
    path?: (string | number)[];
    extensions: {
      code: string;
      fields?: { path: string; message: string }[];
      [detail: string]: unknown;
    };
  }[];
}

export interface JsonAnswer<T> {
  status: number;
  headers: Headers;
  body: T;
}

const PATIENCE_MS = 60_000;

/**
 * Sends requests like one visitor's browser, with its own cookies, or with an API token like a program. Does not
 * follow redirects.
 */
export class TestVisitor {
  readonly cookies = new Map<string, string>();

  constructor(
    readonly url: string,
    private readonly token?: string,
  ) {}

  /** Sends an operation by POST; returns the whole body. */
  async graphql<T = unknown>(
    document: string,
    variables?: Record<string, unknown>,
  ): Promise<GraphQLAnswer<T>> {
    const { body } = await this.json<GraphQLAnswer<T>>('POST', '/graphql', {
      query: document,
      variables,
    });
    return body;
  }

  /** Sends and reads JSON; `body` is null where the answer has none. */
  async json<T = unknown>(
    method: string,
    path: string,
    body?: unknown,
    headers: Record<string, string> = {},
  ): Promise<JsonAnswer<T>> {
    const response = await this.fetch(path, {
      method,
      headers: { ...(body !== undefined && { 'content-type': 'application/json' }), ...headers },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const text = await response.text();
    const isJson = response.headers.get('content-type')?.includes('json') ?? false;
    return {
      status: response.status,
      headers: response.headers,
      body: (isJson && text ? JSON.parse(text) : null) as T,
    };
  }

  async fetch(path: string, init: RequestInit = {}): Promise<Response> {
    const headers = new Headers(init.headers);
    if (this.cookies.size > 0 && !headers.has('cookie')) headers.set('cookie', this.cookieHeader);
    if (this.token !== undefined) headers.set('authorization', `Bearer ${this.token}`);
    const response = await fetch(new URL(path, this.url), {
      redirect: 'manual',
      signal: AbortSignal.timeout(PATIENCE_MS),
      ...init,
      headers,
    });
    for (const cookie of response.headers.getSetCookie()) this.storeCookie(cookie);
    return response;
  }

  get cookieHeader(): string {
    return [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  }

  private storeCookie(cookie: string): void {
    const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
    const expires = /;\s*expires=([^;]+)/i.exec(cookie)?.[1];
    if (expires !== undefined && Date.parse(expires) <= Date.now()) this.cookies.delete(name);
    else this.cookies.set(name, value);
  }
}
