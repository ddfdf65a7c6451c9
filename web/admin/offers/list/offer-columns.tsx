import { longDay } from '#engine/locale/day';
import type { OfferSort } from '../../../apollo/schema.generated';
import { formatDateTime } from '../../../lib/dates/format-date';
import { formatMoney } from '../../../lib/text/format-money';
import type { ListColumn } from '../../kit/table/use-columns';
import type { OfferRowFragment } from '../offers-page.generated';
import { OfferCustomer, OfferNumber, OfferProgress } from './offer-cells';

type Column = ListColumn<OfferRowFragment, OfferSort>;

const FACTS: readonly Column[] = [
  {
    key: 'customer',
    title: 'Klient',
    render: (offer) => <OfferCustomer offer={offer} />,
  },
  {
    key: 'state',
    title: 'Stan',
    width: 240,
    render: (offer) => <OfferProgress offer={offer} />,
  },
  {
    key: 'total',
    title: 'Kwota',
    width: 130,
    align: 'right',
    sort: { ascend: 'total_asc', descend: 'total_desc' },
    render: ({ totalAmount }) => formatMoney(totalAmount),
  },
  {
    key: 'validUntil',
    title: 'Ważna do',
    width: 170,
    sort: { ascend: 'valid_until' },
    render: ({ validUntil }) => longDay(validUntil),
  },
  {
    key: 'date',
    title: 'Utworzona',
    width: 210,
    sort: { ascend: 'oldest', descend: 'newest' },
    render: ({ createdAt }) => formatDateTime(createdAt),
  },
  {
    key: 'author',
    title: 'Autor',
    width: 140,
    shown: 'optional',
    render: ({ authorName }) => authorName ?? '–',
  },
];

export function offerColumns(onOpen: (id: string) => void): Column[] {
  return [
    {
      key: 'id',
      title: 'Numer',
      width: 90,
      shown: 'always',
      render: (offer) => <OfferNumber offer={offer} onOpen={onOpen} />,
    },
    ...FACTS,
  ];
}
