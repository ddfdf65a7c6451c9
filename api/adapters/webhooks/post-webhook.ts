import { lookup as resolveByDns } from 'node:dns';
import http from 'node:http';
import https from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { isLoopback, isPublicAddress } from './public-address.js';

const TIMEOUT_MS = 10_000;
const MAX_ANSWER_BYTES = 1024;

/** Which addresses may be called: in development and tests also http and the machine itself. */
export interface WebhookRules {
  allowsLoopback: boolean;
  /** Resolves host names; without it the system does. */
  resolve?: typeof resolveByDns;
  /** How long an attempt may take, in ms; without it 10 s. */
  timeout?: number;
}

/** Why an attempt has got no answer, in Polish. */
export class WebhookFailure extends Error {}

interface WebhookAnswer {
  status: number;
  /** Its beginning, at most 1 kB. */
  text: string;
}

/** Why an address of an endpoint cannot be called, in Polish; null where nothing in it forbids it. */
export function urlProblem(text: string, { allowsLoopback }: WebhookRules): string | null {
  if (!URL.canParse(text)) return 'To nie jest adres strony internetowej.';
  const url = new URL(text);
  const host = hostOf(url);
  const isLocal = host === 'localhost' || isLoopback(host);
  const isAllowed = isLocal && allowsLoopback;
  if (url.protocol !== 'https:' && !(url.protocol === 'http:' && isAllowed))
    return 'Adres musi zaczynać się od https://';
  if (url.username || url.password) return 'Usuń z\u00a0adresu login i\u00a0hasło.';
  if (url.hash) return 'Usuń z\u00a0adresu część po znaku #.';
  if (isLocal || (isIP(host) && !isPublicAddress(host))) return isAllowed ? null : PRIVATE;
  return null;
}

const PRIVATE = 'Ten adres jest w\u00a0sieci prywatnej, a\u00a0wysyłamy tylko do publicznych.';

/** Without the brackets of IPv6. */
const hostOf = ({ hostname }: URL): string => hostname.replace(/^\[|\]$/g, '');

/**
 * Sends a JSON body once and returns the answer, whatever its status; redirects are not followed. Throws
 * WebhookFailure where there is none within 10 s, or where the host has an address that is not public: the addresses
 * that are checked are those that are connected to, so a name that is resolved otherwise afterwards changes nothing.
 */
export async function postWebhook(
  address: string,
  body: string,
  headers: Readonly<Record<string, string>>,
  rules: WebhookRules,
): Promise<WebhookAnswer> {
  const problem = urlProblem(address, rules);
  if (problem) throw new WebhookFailure(problem);
  const url = new URL(address);
  const signal = AbortSignal.timeout(rules.timeout ?? TIMEOUT_MS);
  try {
    return await send(url, body, { headers, signal, lookup: checkedLookup(rules) });
  } catch (error) {
    if (error instanceof WebhookFailure) throw error;
    if (signal.aborted) throw new WebhookFailure('Brak odpowiedzi na czas.');
    const { code } = error as NodeJS.ErrnoException;
    throw new WebhookFailure(`Połączenie się nie udało (${code ?? 'nieznany błąd'}).`);
  }
}

/** Resolves a host name for the connection, and refuses it where one of its addresses may not be called. */
const checkedLookup =
  ({ allowsLoopback, resolve = resolveByDns }: WebhookRules): LookupFunction =>
  (hostname, options, done) =>
    resolve(hostname, { ...options, all: true }, (error, addresses) => {
      if (error) return done(error, []);
      const mayCall = (address: string) =>
        isPublicAddress(address) || (allowsLoopback && isLoopback(address));
      const [first] = addresses;
      if (!first || !addresses.every(({ address }) => mayCall(address)))
        return done(new WebhookFailure(PRIVATE), []);
      if (options.all) done(null, addresses);
      else done(null, first.address, first.family);
    });

function send(
  url: URL,
  body: string,
  options: Pick<http.RequestOptions, 'headers' | 'signal' | 'lookup'>,
): Promise<WebhookAnswer> {
  const { request } = url.protocol === 'https:' ? https : http;
  return new Promise((resolve, reject) => {
    // Without an agent each request has a connection of its own, whose address was checked for it.
    const sent = request(url, { ...options, method: 'POST', agent: false }, (response) => {
      readBeginning(response).then(
        (text) => resolve({ status: response.statusCode ?? 0, text }),
        reject,
      );
    });
    sent.on('error', reject);
    sent.end(body);
  });
}

/** Reads at most 1 kB, then closes the connection. */
async function readBeginning(response: http.IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of response as AsyncIterable<Buffer>) {
    chunks.push(chunk);
    length += chunk.length;
    if (length >= MAX_ANSWER_BYTES) break;
  }
  const text = Buffer.concat(chunks).subarray(0, MAX_ANSWER_BYTES).toString('utf8');
  // PostgreSQL cannot store NUL.
  return text.replaceAll('\0', '');
}
