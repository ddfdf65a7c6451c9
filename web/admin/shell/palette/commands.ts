import { formatDate } from '../../../lib/dates/format-date';
import { customerTitle } from '../../customers/customer-title';
import type { PaletteSearchQuery } from './palette-search.generated';

/** What the palette can do. */
export interface Command {
  id: string;
  /** The Polish text, by which it is found, too. */
  label: string;
  run: () => void;
}

export interface CommandGroup {
  label: string;
  commands: readonly Command[];
}

interface Numbered {
  id: number;
  /** Null while a draft of an offer has no customer. */
  customerName: string | null;
  createdAt: string;
}

/** What the server has found; choosing one opens it. People come first, for a number its order. */
export function foundGroups(
  { customers, orders, earlierOrders, offers, inquiries, adminProducts }: PaletteSearchQuery,
  isNumber: boolean,
  open: (path: string) => void,
): CommandGroup[] {
  const group = <Item extends { id: number }>(
    label: string,
    path: string,
    items: readonly Item[] | undefined,
    labelOf: (item: Item) => string,
  ): CommandGroup => ({
    label,
    commands: (items ?? []).map((item) => ({
      id: path + item.id,
      label: labelOf(item),
      run: () => open(`/admin/${path}${item.id}`),
    })),
  });
  const numbered = ({ id, customerName, createdAt }: Numbered) =>
    [`Nr\u00a0${id}`, customerName, formatDate(createdAt)].filter(Boolean).join(', ');
  const people = group('Klienci', 'customers/', customers?.items, (customer) =>
    [customerTitle(customer), customer.email ?? customer.phone].filter(Boolean).join(', '),
  );
  const ordered = group('Zamówienia', 'orders?order=', orders?.items, numbered);
  return [
    ...(isNumber ? [ordered, people] : [people, ordered]),
    {
      label: 'Dawne zamówienia',
      commands: (earlierOrders?.items ?? []).map(({ id, number, customerName, orderedOn }) => ({
        id: `earlier-order-${id}`,
        label: [number, customerName, formatDate(orderedOn)].join(', '),
        run: () => open(`/admin/earlier-orders?${new URLSearchParams({ q: number })}`),
      })),
    },
    group('Oferty', 'offers?offer=', offers?.items, numbered),
    group(
      'Zapytania',
      'inquiries?inquiry=',
      inquiries?.items,
      ({ customerName, subject }) => `${customerName}: ${subject}`,
    ),
    group('Produkty', 'products?product=', adminProducts?.items, ({ name }) => name),
  ];
}
