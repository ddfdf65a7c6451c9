import { formatDate } from '../../../lib/dates/format-date';
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

/** What the server has found, in the order of the menu; choosing one opens it beside its list. */
export function foundGroups(
  { orders, offers, inquiries, adminProducts }: PaletteSearchQuery,
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
  return [
    group('Zamówienia', 'orders?order=', orders?.items, numbered),
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
