import { useLazyQuery } from '@apollo/client/react';
import { Alert, type TableColumnsType } from 'antd';
import { useState } from 'react';
import type { PreviewPriceChangeInput } from '../../../apollo/schema.generated';
import { formatNumber } from '../../../lib/text/format';
import { pluralCount } from '../../../lib/text/grammar';
import { problemsOf } from '../../kit/form/field-problems';
import { ScrollTable } from '../../kit/table/scroll-table';
import { priceStep } from '../../trade/price-texts';
import { PRODUCT_NOUNS } from '../use-product-actions';
import type { PriceRule } from './price-change-fields';
import {
  type PriceChangePreviewQuery,
  PriceChangePreviewDocument,
} from './price-change-preview.generated';
import styles from './price-change-preview.module.css';

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

/** The products of a price change: by id, or all that a filter of the list finds. */
export type PricedSelection = Pick<PreviewPriceChangeInput, 'filter' | 'productIds'>;

/**
 * Loads a preview of the new prices on demand; `current` is undefined as soon as the rule has changed, and `refusals`,
 * the reasons why the API did not take the rule, are then gone.
 */
export function usePricePreview(selection: PricedSelection, rule: PriceRule) {
  const [load, { data, loading, error }] = useLazyQuery(PriceChangePreviewDocument, {
    fetchPolicy: 'network-only',
  });
  const [previewed, setPreviewed] = useState<PriceRule | null>(null);
  const preview = async () => {
    setPreviewed(rule);
    const variables = { input: { ...selection, ...toRuleInput(rule) } };
    // A failure is in `error`.
    await load({ variables }).catch(() => undefined);
  };
  const isCurrent = previewed === rule && !loading;
  const problems = problemsOf(error);
  return {
    current: isCurrent ? data?.priceChangePreview : undefined,
    refusals: isCurrent ? problems.map(({ message }) => message) : [],
    preview,
    loading,
    error: problems.length > 0 ? undefined : error,
  };
}

/** A rule as the API takes it: either a percentage or an amount. */
export function toRuleInput({ by, value, ...rest }: PriceRule) {
  return {
    ...rest,
    percent: by === 'percent' ? value : null,
    amount: by === 'amount' ? value : null,
  };
}
