import type { FragmentType } from '@apollo/client';
import { Segmented } from 'antd';
import type { ReactNode } from 'react';
import { longDay } from '#engine/locale/day';
import { OFFER_STATES } from '#engine/trade/shop/offers';
import type { OfferSort, OfferState } from '../../../apollo/schema.generated';
import { formatDateTime } from '../../../lib/dates/format-date';
import { formatMoney } from '../../../lib/text/format';
import { DayRange } from '../../kit/list/day-range';
import { Counted } from '../../kit/list/link-filter';
import { date, oneOf, text } from '../../kit/list/list-filters';
import { ListSearch } from '../../kit/list/list-search';
import { listSpec, type ViewOf } from '../../kit/list/list-view';
import { useRows } from '../../kit/list/rows';
import { ListTable } from '../../kit/table/list-table';
import type { ListColumn } from '../../kit/table/use-columns';
import { OfferRowFragmentDoc, type OfferRowFragment } from '../offers-page.generated';
import { CompactOffer, OfferCustomer, OfferNumber, OfferProgress } from './offer-cells';
import styles from './offers-table.module.css';

export const offersList = listSpec({
  filters: { state: oneOf(OFFER_STATES), text, from: date, to: date },
  sorts: ['newest', 'oldest', 'total_desc', 'total_asc', 'valid_until'] satisfies OfferSort[],
  defaultSort: 'newest',
});

type OffersView = ViewOf<typeof offersList>;

interface OffersTableProps {
  offers: FragmentType<OfferRowFragment>[] | undefined;
  total: number;
  counts: readonly { state: OfferState; count: number }[] | undefined;
  loading: boolean;
  view: OffersView;
  onChange: (change: Partial<OffersView>) => void;
  onOpen: (id: string) => void;
  tools: ReactNode;
}

/** One page of offers with search and filters. */
export function OffersTable(props: OffersTableProps) {
  const { offers, counts, view, onChange, onOpen, ...list } = props;
  const rows = useRows(OfferRowFragmentDoc, 'OfferRow', offers);
  return (
    <ListTable<OfferRowFragment, OfferSort>
      {...list}
      list="offers"
      columns={offerColumns(onOpen)}
      rows={rows}
      view={view}
      defaultSort={offersList.defaultSort}
      onChange={onChange}
      onOpen={({ id }) => onOpen(String(id))}
      narrow={(offer) => <CompactOffer offer={offer} onOpen={onOpen} />}
      empty="Brak ofert"
      search={
        <ListSearch
          label="Szukaj ofert"
          placeholder="Numer, nazwisko, firma, e-mail, telefon"
          value={view.text}
          onSearch={(text) => onChange({ text })}
        />
      }
      filters={<OffersFilter view={view} counts={counts} onChange={onChange} />}
    />
  );
}

const STATE_LABELS: Record<OfferState, string> = {
  draft: 'Szkice',
  sent: 'Wysłane',
  accepted: 'Przyjęte',
  lost: 'Przegrane',
  expired: 'Wygasłe',
};

interface OffersFilterProps {
  view: OffersView;
  /** Undefined until they are loaded. */
  counts: readonly { state: OfferState; count: number }[] | undefined;
  onChange: (change: Partial<OffersView>) => void;
}

/** Filters by state, with the number of offers in each, and by the days on which they were started. */
function OffersFilter({ view, counts, onChange }: OffersFilterProps) {
  const countOf = (code: OfferState) =>
    counts && (counts.find(({ state }) => state === code)?.count ?? 0);
  const total = counts?.reduce((sum, { count }) => sum + count, 0);
  return (
    <>
      <div className={styles.states}>
        <Segmented<OfferState | 'all'>
          aria-label="Filtr stanu"
          value={view.state ?? 'all'}
          onChange={(value) => onChange({ state: value === 'all' ? null : value })}
          options={[
            { value: 'all', label: <Counted label="Wszystkie" count={total} /> },
            ...OFFER_STATES.map((code) => ({
              value: code,
              label: <Counted label={STATE_LABELS[code]} count={countOf(code)} />,
            })),
          ]}
        />
      </div>
      <DayRange from={view.from} to={view.to} onChange={onChange} />
    </>
  );
}

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

function offerColumns(onOpen: (id: string) => void): Column[] {
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
