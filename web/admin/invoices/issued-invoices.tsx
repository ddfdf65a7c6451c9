import { useState, type ReactNode } from 'react';
import { polishClock } from '#engine/locale/polish-time';
import type { InvoiceSort } from '../../apollo/schema.generated';
import { formatMoney } from '../../lib/text/format';
import { pluralCount } from '../../lib/text/grammar';
import { DownloadButton } from '../kit/list/download-button';
import { formatMonth } from '../kit/list/format-month';
import { ListSearch } from '../kit/list/list-search';
import { isNarrowed } from '../kit/list/list-view';
import { useRows } from '../kit/list/rows';
import { AdminFailure } from '../kit/page/page-states';
import { useStaffQuery } from '../kit/page/use-staff-query';
import { ListTable } from '../kit/table/list-table';
import type { ListColumn } from '../kit/table/use-columns';
import { InvoiceDelivery } from '../trade/invoices/invoice-delivery';
import { CompactInvoice, INVOICE_QUERIES, InvoiceBuyer, InvoiceNumber } from './invoice-cells';
import {
  InvoiceFilters,
  invoicesList,
  toFilter,
  type InvoicesVariables,
  type InvoicesView,
} from './invoice-filters';
import {
  InvoiceRowFragmentDoc,
  InvoicesPageDocument,
  type InvoiceRowFragment,
} from './invoices-page.generated';

const INVOICE_COLUMNS: ListColumn<InvoiceRowFragment, InvoiceSort>[] = [
  {
    key: 'number',
    title: 'Faktura',
    shown: 'always',
    sort: { ascend: 'oldest', descend: 'newest' },
    render: (invoice) => <InvoiceNumber invoice={invoice} />,
  },
  {
    key: 'buyer',
    title: 'Nabywca',
    shown: 'always',
    render: (invoice) => <InvoiceBuyer invoice={invoice} />,
  },
  {
    key: 'gross',
    title: 'Brutto',
    shown: 'always',
    width: 130,
    align: 'right',
    render: ({ gross }) => formatMoney(gross),
  },
  {
    key: 'ksef',
    title: 'KSeF',
    shown: 'always',
    render: (invoice) => <InvoiceDelivery invoice={invoice} refetch={INVOICE_QUERIES} />,
  },
];

interface IssuedInvoicesProps {
  view: InvoicesView;
  onChange: (change: Partial<InvoicesView>) => void;
  variables: InvoicesVariables;
  filters: ReactNode;
}

/** One page of issued invoices, and the register of a month for the accountant. */
export function IssuedInvoices({ view, onChange, variables, filters }: IssuedInvoicesProps) {
  const { filter, sort, page } = variables;
  const query = { filter: toFilter(filter), sort, page };
  const { data, loading, error, refetch } = useStaffQuery(InvoicesPageDocument, query);
  const rows = useRows(InvoiceRowFragmentDoc, 'InvoiceRow', data?.invoices.items);
  const total = data?.invoices.totalCount ?? 0;
  const [thisMonth] = useState(() => polishClock(new Date()).day.slice(0, 7));
  const month = view.month ?? thisMonth;
  const { show, ...others } = view;
  const isOnlyLate = show === 'late' && !isNarrowed(others);
  return (
    <>
      {error && <AdminFailure error={error} retry={() => void refetch()} />}
      <ListTable<InvoiceRowFragment, InvoiceSort>
        list="invoices"
        columns={INVOICE_COLUMNS}
        rows={rows}
        total={total}
        loading={loading}
        view={view}
        onChange={onChange}
        defaultSort={invoicesList.defaultSort}
        narrow={(invoice) => <CompactInvoice invoice={invoice} />}
        empty="Brak faktur"
        emptyNarrowed={isOnlyLate ? 'Żadna faktura nie jest po terminie' : undefined}
        search={
          <ListSearch
            label="Szukaj faktur"
            placeholder="Numer, nabywca, NIP lub numer zamówienia"
            value={view.text}
            onSearch={(text) => onChange({ text })}
          />
        }
        filters={
          <>
            {filters}
            <InvoiceFilters view={view} onChange={onChange} />
          </>
        }
        tools={
          <>
            <DownloadButton href={`/api/admin/invoices.csv?month=${month}&by=${view.by ?? 'tax'}`}>
              Rejestr: {formatMonth(`${month}-01`)}
            </DownloadButton>
            <DownloadButton href={`/api/admin/invoices.epp?month=${month}&by=${view.by ?? 'tax'}`}>
              EPP
            </DownloadButton>
            <DownloadButton href={`/api/admin/jpk-v7m.xml?month=${month}`}>JPK_V7M</DownloadButton>
          </>
        }
      />
      {total > 0 && <p>{pluralCount(total, ['faktura', 'faktury', 'faktur'])}</p>}
      <p>
        Plik EPP zawiera te same faktury co rejestr; wczytują go programy księgowe, które znają
        format InsERT. Plik JPK_V7M zawiera ewidencję sprzedaży za miesiąc rozliczenia VAT: faktury
        oraz po jednym wierszu na każdy dzień z&nbsp;wpłatami bez faktury. Zakupy i&nbsp;deklarację
        dodaje księgowość.
      </p>
    </>
  );
}
