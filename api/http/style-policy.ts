import { createHash } from 'node:crypto';
import type { ServerResponse } from 'node:http';

/** Where style sheets may come from; the inline styles of a response are allowed in addition, by their hashes. */
export const OWN_STYLES = "'self'";
/** antd adds the styles of the staff area by script, as style elements. */
export const STAFF_STYLES: readonly string[] = ["'unsafe-inline'"];

const POLICY = 'Content-Security-Policy';
const STYLE_ELEMENT = /<style>([^]*?)<\/style>/g;

/**
 * The hashes of all style elements in a template, as sources of a policy. Only for our own templates, because it allows
 * every style element that it finds.
 */
export function styleHashes(html: string): string[] {
  return [...html.matchAll(STYLE_ELEMENT)].map(
    ([, css = '']) => `'sha256-${createHash('sha256').update(css).digest('base64')}'`,
  );
}

/** Allows these inline styles in the response; there is no policy in development. */
export function allowStyles(res: ServerResponse, sources: readonly string[]): void {
  const policy = res.getHeader(POLICY);
  if (typeof policy !== 'string') return;
  const own = `style-src ${OWN_STYLES}`;
  res.setHeader(POLICY, policy.replace(own, [own, ...sources].join(' ')));
}
