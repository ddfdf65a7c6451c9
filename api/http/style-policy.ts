import { createHash } from 'node:crypto';
import type { ServerResponse } from 'node:http';

/** Where styles may come from, but for what an answer holds itself. */
export const OWN_STYLES = "'self'";
/** antd makes the styles of the staff area by script, in elements of the page. */
export const STAFF_STYLES: readonly string[] = ["'unsafe-inline'"];

const POLICY = 'Content-Security-Policy';
const STYLE_ELEMENT = /<style>([^]*?)<\/style>/g;

/** The style elements of a template of ours as sources of a policy: their hashes. Not for text that others may write. */
export function styleHashes(html: string): string[] {
  return [...html.matchAll(STYLE_ELEMENT)].map(
    ([, css = '']) => `'sha256-${createHash('sha256').update(css).digest('base64')}'`,
  );
}

/** Lets the page that an answer holds bring styles of its own; while developing there is no policy. */
export function allowStyles(res: ServerResponse, sources: readonly string[]): void {
  const policy = res.getHeader(POLICY);
  if (typeof policy !== 'string') return;
  const own = `style-src ${OWN_STYLES}`;
  res.setHeader(POLICY, policy.replace(own, [own, ...sources].join(' ')));
}
