import type { KeptDay, KeptVisit } from './kept';
import { usePhone } from './phone-store';

/** Where the files of the kept days are, from which field-worker.js and service-worker.js answer. */
export const FILES_CACHE = 'field-files';

/**
 * Loads the drawings, worksheets and photographs of the days that the phone keeps, and deletes those of other days. What
 * cannot be loaded now is missing until the next time.
 */
export async function keepFilesOf(days: readonly KeptDay[]): Promise<void> {
  // Browsers have no cache where the shop is served without TLS.
  if (!('caches' in globalThis)) return;
  const wanted = new Map(days.flatMap(({ visits }) => visits.flatMap(filesOf)));
  const cache = await caches.open(FILES_CACHE);
  for (const request of await cache.keys()) {
    const { pathname, search } = new URL(request.url);
    if (!wanted.delete(pathname + search)) await cache.delete(request);
  }
  usePhone.setState({ hasFiles: wanted.size === 0 });
  for (const [path, url] of wanted) {
    const response = await fetch(url).catch(() => null);
    if (!response?.ok) continue;
    await cache.put(path, response);
    wanted.delete(path);
  }
  usePhone.setState({ hasFiles: wanted.size === 0 });
}

/** The files of a visit: the path under which each is kept, and where it is loaded from. */
const filesOf = ({ lines, photographs, crewPhotographs }: KeptVisit): [string, string][] => [
  ...lines
    .flatMap(({ configuration, worksheetPath }) => [configuration.drawingUrl, worksheetPath ?? ''])
    .filter(Boolean)
    .map((path): [string, string] => [path, path]),
  // Each answer of the server has other signatures in the links.
  ...[...photographs, ...crewPhotographs].map(({ url }): [string, string] => [
    url.replace(/\?.*/, ''),
    url,
  ]),
];
