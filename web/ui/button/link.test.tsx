import { expect, it } from '@jest/globals';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter, Link as RouterLink } from 'react-router-dom';
import { type LinkProps, ServerLink } from './link';

const drawn = (link: React.ReactNode): string =>
  renderToStaticMarkup(<MemoryRouter initialEntries={['/produkty?q=cień']}>{link}</MemoryRouter>);

const attributesOf = (markup: string): string[] => markup.match(/ [a-z-]+="[^"]*"/g)!.toSorted();

it.each<LinkProps>([
  { to: '/' },
  { to: '/konfigurator/pergole?product=7&width=300#kolory', className: 'tile' },
  { to: '/produkt/1', 'aria-label': 'Szczegóły', target: '_blank', rel: 'noopener' },
  { to: '/konto', preventScrollReset: true },
  { to: '/kontakt', reloadDocument: true },
  { to: '?page=2' },
  { to: { pathname: '/koszyk', search: '?krok=2' } },
  { to: 'https://example.com/a' },
  { to: 'tel:+48600100200' },
])('renders the same link as React Router: $to', (props) => {
  const ours = drawn(<ServerLink {...props}>Dalej</ServerLink>);
  const theirs = drawn(<RouterLink {...props}>Dalej</RouterLink>);
  expect(attributesOf(ours)).toEqual(attributesOf(theirs));
  expect(ours).toMatch(/^<a .*>Dalej<\/a>$/);
});
