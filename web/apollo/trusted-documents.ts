import { IDS } from './trusted-documents.generated';

const VERSION_HEADER = 'catalogue-version';
/** Longer addresses are refused by some proxies. */
const LONGEST_ADDRESS = 2000;

/**
 * A `fetch` for the HTTP link: trusted documents are asked for by GET, from an address that names the version of the
 * catalogue, so that proxies keep the answers. Everything else, and what is refused so, is sent as the link wants it.
 * `known` is the version of the page.
 *
 * The version is asked for while an answer of the known one is on its way; where it has changed, the answer is asked for
 * again. So no answer is older than its request. The answer to a change by staff brings the version with the change.
 */
export function trustedFetch(known: string): typeof fetch {
  let asking: Promise<string | null> | null = null;

  /** The version now; requests of one task share the question. */
  function currentVersion(): Promise<string | null> {
    if (!asking) {
      asking = get(`/g/version?v=${known}`).then(versionOf);
      setTimeout(() => {
        asking = null;
      });
    }
    return asking;
  }

  return async (address, init) => {
    const path = pathOf(init?.body);
    if (path === null) {
      const response = await fetch(address, init);
      known = versionOf(response) ?? known;
      return response;
    }
    const asked = known;
    const [kept, current] = await Promise.all([
      get(`${path}&v=${asked}`, init?.signal),
      currentVersion(),
    ]);
    if (current !== null && known === asked) known = current;
    // The server is of another build, or fails.
    if (!kept.ok || current === null) return fetch(address, init);
    return versionOf(kept) === current ? kept : get(`${path}&v=${current}`, init?.signal);
  };
}

/** The path of a trusted document, without the version; null where the request is for something else. */
function pathOf(body: unknown): string | null {
  const { operationName, variables } = JSON.parse(typeof body === 'string' ? body : '{}');
  const id = IDS[operationName];
  const path = `/g/${id}?variables=${encodeURIComponent(JSON.stringify(variables ?? {}))}`;
  return id === undefined || path.length > LONGEST_ADDRESS ? null : path;
}

const get = (path: string, signal?: AbortSignal | null): Promise<Response> =>
  fetch(path, { credentials: 'omit', signal });

const versionOf = ({ headers }: Response): string | null => headers.get(VERSION_HEADER);
