import type { AnchorHTMLAttributes } from 'react';
// oxlint-disable-next-line no-restricted-imports -- the one place that wraps it
import { Link as RouterLink, type To } from 'react-router-dom';

export interface LinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  /** A path of the site, or a whole address (https:, tel:, mailto:). */
  to: To;
  /** The new page is shown where the old one was scrolled to. */
  preventScrollReset?: boolean;
  /** The new page takes the old one's place in the history. */
  replace?: boolean;
  /** The browser fetches the page, as after an error. */
  reloadDocument?: boolean;
}

/** A link that is followed without loading the site anew. In tests there is no environment of Vite. */
export const Link = import.meta.env?.SSR ? ServerLink : RouterLink;

/** What React Router's link draws; to resolve a path that is whole takes it a tenth of a page's time. */
export function ServerLink(props: LinkProps) {
  const { to, preventScrollReset, reloadDocument, children, ...attributes } = props;
  if (typeof to !== 'string' || !to.startsWith('/') || preventScrollReset || reloadDocument)
    return <RouterLink {...props} />;
  return (
    <a {...attributes} href={to} data-discover="true">
      {children}
    </a>
  );
}
