/** The part of autocannon that the bench uses; the package brings no types. */
declare module 'autocannon' {
  export interface Request {
    method?: 'GET' | 'POST';
    path?: string;
    headers?: Record<string, string>;
    body?: string;
    /** Called before each request of a connection; returns the request to send. */
    setupRequest?: (request: Request) => Request;
    onResponse?: (
      status: number,
      body: string,
      context: object,
      headers: Record<string, string | undefined>,
    ) => void;
  }

  /** One connection. */
  export interface Client {
    setRequests(requests: Request[]): void;
    /** Calls its `addBody` with each piece of an answer's body. */
    pipelinedRequests: { addBody(data: Buffer): void };
  }

  export interface Options {
    url: string;
    connections: number;
    /** In seconds. */
    duration: number;
    setupClient: (client: Client) => void;
    verifyBody?: (body: string) => boolean;
  }

  export interface Result {
    requests: { total: number };
    /** In milliseconds. */
    latency: { p50: number; p99: number };
    /** In bytes. */
    throughput: { total: number };
    /** In seconds. */
    duration: number;
    errors: number;
    timeouts: number;
    mismatches: number;
    non2xx: number;
  }

  const autocannon: (options: Options) => PromiseLike<Result>;
  export default autocannon;
}
