import { useQuery } from '@apollo/client/react';
import type { TableColumnsType } from 'antd';

import { formatMoney } from '../../lib/text/format-money';
import { AdminFailure } from '../kit/page/admin-failure';
import { Loading } from '../kit/page/loading';
import { Section } from '../kit/page/section';
import { ScrollTable } from '../kit/table/scroll-table';
import type { PriceEntry } from './price-lists';
import { PricePreviewDocument, type PricePreviewQuery } from './price-preview.generated';

type PreviewedPrice = PricePreviewQuery['pricePreview'][number];
import styles from './price-preview.module.css';

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
