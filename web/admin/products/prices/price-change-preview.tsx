import { Alert, type TableColumnsType } from 'antd';

import { formatNumber } from '../../../lib/text/format-number';
import { pluralCount } from '../../../lib/text/plural';
import { priceStep } from '../../trade/price-texts';
import { ScrollTable } from '../../kit/table/scroll-table';
import { PRODUCT_NOUNS } from '../product-nouns';
import styles from './price-change-preview.module.css';
import type { PriceChangePreviewQuery } from './price-change-preview.generated';

type Preview = NonNullable<PriceChangePreviewQuery['priceChangePreview']['preview']>;
type Example = Preview['examples'][number];

const COLUMNS: TableColumnsType<Example> = [
  {
    title: 'Produkt',
    key: 'product',
    render: (_, { name }) => <div className={styles.product}>{name}</div>,
  },
  {
    title: 'Cena podstawowa',
    align: 'right',
    render: (_, row) => priceStep(row.oldBasePrice, row.newBasePrice),
  },
  {
    title: 'Cena za m²',
    align: 'right',
    render: (_, row) => priceStep(row.oldPricePerSqm, row.newPricePerSqm),
  },
];

/** The effect of a price change: number of products, sums of their prices, and examples. */
export function PriceChangePreview({ preview }: { preview: Preview }) {
  const { productCount, changedCount, scheduledCount, sums, examples } = preview;
  return (
    <>
      <p>
        {pluralCount(productCount, PRODUCT_NOUNS)}, z&nbsp;inną ceną: {formatNumber(changedCount)}.
        <br />
        Suma cen podstawowych: {priceStep(sums.oldBasePrices, sums.newBasePrices)}.
        <br />
        Suma cen za&nbsp;m²: {priceStep(sums.oldPricesPerSqm, sums.newPricesPerSqm)}.
      </p>
      {scheduledCount > 0 && (
        <Alert
          type="warning"
          showIcon
          title={`Inna zaplanowana zmiana cen dotyczy ${formatNumber(scheduledCount)} z\u00a0tych produktów. Późniejszą zmianę policzymy od ceny, którą ustawi wcześniejsza.`}
        />
      )}
      <ScrollTable<Example>
        label="Nowe ceny"
        low
        rowKey="productId"
        dataSource={examples}
        pagination={false}
        columns={COLUMNS}
      />
      {examples.length < productCount && (
        <p>
          Pokazujemy pierwsze {examples.length}, wszystkich jest {formatNumber(productCount)}.
        </p>
      )}
    </>
  );
}
