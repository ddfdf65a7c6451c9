import { Button, type TableColumnsType } from 'antd';
import { useState } from 'react';
import { categories } from '../../goods/categories';
import { formatDateTime } from '../../lib/dates/format-date';
import { VisuallyHidden } from '../../ui/content/visually-hidden';
import { listSpec } from '../kit/list/list-view';
import { useListView } from '../kit/list/use-list-view';
import { AdminPage, Section } from '../kit/page/admin-page';
import { Allowed } from '../kit/page/allowed';
import { AdminFailure, Loading } from '../kit/page/page-states';
import { useStaffQuery } from '../kit/page/use-staff-query';
import { ScrollTable } from '../kit/table/scroll-table';
import { DraftPanel } from './draft-panel';
import { PriceListHistory } from './price-list-history';
import { PriceListPageDocument } from './price-list-page.generated';
import { ReducedVatDialog } from './reduced-vat-dialog';
import type { ReducedVatSettingFragment } from './reduced-vat.generated';
import styles from './price-list-page.module.css';

/** Sorted by version, the latest first; the server has no other sort order. */
const priceListVersions = listSpec<object, 'latest'>({
  filters: {},
  sorts: ['latest'],
  defaultSort: 'latest',
});

/** Prices of options and factors of variants: the draft, its effect, the rates of VAT, and all versions. */
export function PriceListPage() {
  const { view, variables, change } = useListView(priceListVersions);
  const { page } = variables;
  const { data, loading, error, refetch } = useStaffQuery(PriceListPageDocument, { page });
  const latest = data?.latestPriceLists.items;
  const current = latest?.find(({ inForce }) => inForce);
  const next = latest?.find(({ scheduled }) => scheduled);
  const remark =
    current &&
    `obowiązuje wersja ${current.version}${
      next ? `, wersja ${next.version} od ${formatDateTime(next.publishedAt)}` : ''
    }`;
  return (
    <AdminPage title="Cennik" remark={remark}>
      {error && <AdminFailure error={error} retry={() => void refetch()} />}
      {!data && !error && <Loading rows={12} />}
      {data && current && (
        <div className={styles.sections}>
          <DraftPanel draft={data.priceListDraft} current={current.entries} />
          <ReducedVatSection settings={data.reducedVat} />
          <PriceListHistory
            lists={data.priceLists.items}
            total={data.priceLists.totalCount}
            loading={loading}
            view={view}
            onChange={change}
          />
        </div>
      )}
    </AdminPage>
  );
}

/** Which categories have 8 % VAT where their goods are installed in housing, and by which tax ruling. */
function ReducedVatSection({ settings }: { settings: readonly ReducedVatSettingFragment[] }) {
  const [edited, edit] = useState<ReducedVatSettingFragment | null>(null);
  const columns: TableColumnsType<ReducedVatSettingFragment> = [
    { title: 'Kategoria', key: 'category', render: (_, setting) => labelOf(setting) },
    {
      title: 'Stawka',
      key: 'rate',
      render: (_, { ruling }) => (ruling ? '8% w\u00a0budynkach mieszkalnych' : '23%'),
    },
    { title: 'Interpretacja', key: 'ruling', render: (_, { ruling }) => ruling ?? '–' },
    {
      title: <VisuallyHidden>Zmiana</VisuallyHidden>,
      key: 'edit',
      render: (_, setting) => (
        <Allowed to="prices:write">
          <Button
            aria-label={`Zmień stawkę VAT: ${labelOf(setting)}`}
            onClick={() => edit(setting)}
          >
            Zmień
          </Button>
        </Allowed>
      ),
    },
  ];
  return (
    <Section title="Stawki VAT">
      <p className={styles.note}>
        Stawka 8% wymaga własnej interpretacji podatkowej. Gdy jest włączona, klient może
        w&nbsp;zamówieniu oświadczyć, że montaż odbędzie się w&nbsp;domu albo w&nbsp;mieszkaniu.
        Cena brutto się nie zmienia, a&nbsp;złożone zamówienia zachowują swoją stawkę.
      </p>
      <ScrollTable<ReducedVatSettingFragment>
        label="Stawki VAT kategorii"
        rowKey="category"
        columns={columns}
        dataSource={settings}
        pagination={false}
      />
      {edited && (
        <ReducedVatDialog
          setting={edited}
          title={`Stawka VAT: ${labelOf(edited)}`}
          onClose={() => edit(null)}
        />
      )}
    </Section>
  );
}

const labelOf = ({ category }: ReducedVatSettingFragment): string =>
  categories.find(({ code }) => code === category)?.label ?? category;
