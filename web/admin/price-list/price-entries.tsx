import { useQuery } from '@apollo/client/react';
import type { TableColumnsType } from 'antd';
import type { PriceUnit } from '../../apollo/schema.generated';
import { categories } from '../../goods/categories';
import { formatMoney } from '../../lib/text/format';
import { Section } from '../kit/page/admin-page';
import { AdminFailure, Loading } from '../kit/page/page-states';
import { ScrollTable } from '../kit/table/scroll-table';
import { factorText } from '../trade/price-texts';
import { PricePreviewDocument, type PricePreviewQuery } from './price-entries.generated';
import type { PriceListPageQuery } from './price-list-page.generated';
import styles from './price-entries.module.css';

export type PriceDraft = PriceListPageQuery['priceListDraft'];
export type PublishedPriceList = PriceListPageQuery['priceLists']['items'][number];
export type PriceEntry = PriceDraft['entries'][number];

interface EntryTableProps {
  entries: readonly PriceEntry[];
  /** The entries to compare with. */
  current: readonly PriceEntry[];
}

/** All figures of a price list by family; a changed one is shown beside its old value. */
export function EntryTable({ entries, current }: EntryTableProps) {
  return (
    <div className={styles.groups}>
      {groupsOf(entries).map(({ label, own }) => (
        <table key={label} className={styles.group}>
          <caption>{label}</caption>
          <tbody>
            {own.map((entry) => (
              <EntryRow key={entry.key} entry={entry} before={find(current, entry.key)} />
            ))}
          </tbody>
        </table>
      ))}
    </div>
  );
}

/** The figures grouped by family, the shared ones first. */
export function groupsOf(entries: readonly PriceEntry[]) {
  const shared = { label: 'Wszystkie kategorie', own: entries.filter((it) => !it.category) };
  const families = categories.map(({ code, label }) => ({
    label,
    own: entries.filter(({ category }) => category === code),
  }));
  return [shared, ...families].filter(({ own }) => own.length > 0);
}

function EntryRow({ entry, before }: { entry: PriceEntry; before: PriceEntry | undefined }) {
  const changed = before !== undefined && before.value !== entry.value;
  return (
    <tr className={changed ? styles.changed : undefined}>
      <th scope="row">{entry.label}</th>
      <td>
        {changed && <del>{showValue(before)}</del>}{' '}
        {changed ? <ins>{showValue(entry)}</ins> : showValue(entry)}
      </td>
    </tr>
  );
}

function find(entries: readonly PriceEntry[], searchedKey: string) {
  return entries.find(({ key }) => key === searchedKey);
}

type PreviewedPrice = PricePreviewQuery['pricePreview'][number];

const COLUMNS: TableColumnsType<PreviewedPrice> = [
  {
    title: 'Konfiguracja',
    key: 'configuration',
    render: (_, { productName, configuration }) => (
      <div className={styles.configuration}>
        <strong>{productName}</strong>
        <br />
        {configuration}
      </div>
    ),
  },
  { title: 'Dziś', key: 'before', align: 'right', render: (_, it) => formatMoney(it.before) },
  { title: 'Po zmianie', key: 'after', align: 'right', render: (_, it) => formatMoney(it.after) },
  { title: 'Różnica', key: 'difference', align: 'right', render: (_, it) => signed(it.difference) },
];

/** The effect of changed figures on sample configurations, computed by the server. */
export function PricePreview({ entries }: { entries: readonly PriceEntry[] }) {
  const { data, error, refetch } = useQuery(PricePreviewDocument, {
    variables: { input: { entries: entries.map(({ key, value }) => ({ key, value })) } },
    fetchPolicy: 'network-only',
  });
  const touched = data?.pricePreview.filter(({ difference }) => Number(difference) !== 0);
  return (
    <Section title="Wpływ na przykładowe konfiguracje">
      {error && <AdminFailure error={error} retry={() => void refetch()} />}
      {touched ? (
        <ScrollTable<PreviewedPrice>
          label="Zmienione ceny"
          rowKey={({ productId, configuration }) => `${productId} ${configuration}`}
          columns={COLUMNS}
          dataSource={touched}
          pagination={false}
          locale={{ emptyText: 'Cena żadnej z\u00a0przykładowych konfiguracji się nie zmienia' }}
        />
      ) : (
        !error && <Loading rows={4} />
      )}
    </Section>
  );
}

/** "+50 zł" or "−50 zł", with a typographic minus. */
function signed(difference: string): string {
  const cheaper = difference.startsWith('-');
  return `${cheaper ? '−' : '+'}${formatMoney(difference.replace('-', ''))}`;
}

const UNITS: Record<PriceUnit, string> = {
  once: '',
  each: ' za\u00a0sztukę',
  per_sqm: ' za\u00a0m²',
  factor: '',
};

/** A figure with its unit: "450 zł za sztukę", "× 1,15". */
export function showValue({ unit, value }: { unit: PriceUnit; value: string }): string {
  if (unit === 'factor') return factorText(value);
  return `${formatMoney(value)}${UNITS[unit]}`;
}

/** The unit in the label of a field: "zł za sztukę", "mnożnik". */
export function unitText(unit: PriceUnit): string {
  return unit === 'factor' ? 'mnożnik' : `zł${UNITS[unit]}`;
}
