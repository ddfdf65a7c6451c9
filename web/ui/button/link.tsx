import type { AnchorHTMLAttributes } from 'react';
// oxlint-disable-next-line no-restricted-imports -- the one place that wraps React Router's Link
import { Link as RouterLink, type To } from 'react-router-dom';

export interface LinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  /** A path of the site, or an absolute URL (https:, tel:, mailto:). */
  to: To;
  /** Keeps the scroll position on navigation. */
  preventScrollReset?: boolean;
  /** Replaces the current history entry. */
  replace?: boolean;
  /** Makes the browser load the URL from the server, for example a PDF. */
  reloadDocument?: boolean;
}

/** A link with client-side navigation: plain markup on the server, elsewhere React Router's link. */
export const Link = import.meta.env?.SSR ? ServerLink : RouterLink;

/** Renders the markup of React Router's Link, but saves the time of resolving paths that are absolute already. */
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
