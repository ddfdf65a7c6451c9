import type { FragmentType } from '@apollo/client';
import type { ReactNode } from 'react';

import type { OfferSort, OfferState } from '../../../apollo/schema.generated';
import { ListSearch } from '../../kit/list/list-search';
import { useRows } from '../../kit/list/use-rows';
import { ListTable } from '../../kit/table/list-table';
import { OfferRowFragmentDoc, type OfferRowFragment } from '../offers-page.generated';
import { CompactOffer } from './offer-cells';
import { offerColumns } from './offer-columns';
import { OffersFilter } from './offers-filter';
import { offersList, type OffersView } from './offers-list';

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
