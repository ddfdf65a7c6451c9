import { useLazyQuery } from '@apollo/client/react';
import { Alert, Button, Checkbox, Modal, Radio, Select } from 'antd';
import { useState } from 'react';

import type { PriceRounding } from '../../apollo/schema.generated';
import { formatMoney } from '../../lib/format-money';
import { AdminFailure } from '../admin-failure';
import { NumberInput } from '../form/number-input';
import { useReturnFocus } from '../form/use-return-focus';
import { useStaffMutation } from '../form/use-staff-mutation';
import { ScrollTable } from '../scroll-table';
import styles from '../dialog-layout.module.css';
import {
  ProductPriceChangesDocument,
  type ProductPriceChangesQuery,
} from './product-price-changes.generated';
import { ChangePricesDocument } from './product-mutations.generated';
import { ProductsPageDocument } from './products-page.generated';

type Change = ProductPriceChangesQuery['productPriceChanges']['changes'][number];

const ROUNDINGS: { value: PriceRounding; label: string }[] = [
  { value: 'grosz', label: 'do grosza' },
  { value: 'zloty', label: 'do złotego' },
  { value: 'ten_zloty', label: 'do 10\u00a0zł' },
];

const START = {
  by: 'percent' as 'percent' | 'amount',
  value: null as number | null,
  basePrice: true,
  pricePerSqm: true,
  rounding: 'zloty' as PriceRounding,
};

/** Prices of many products at once: first what would become of them, then the change. */
export function PriceDialog({
  productIds,
  onClose,
}: {
  productIds: number[];
  onClose: () => void;
}) {
  const [wish, setWish] = useState(START);
  const [load, { data, loading, error }] = useLazyQuery(ProductPriceChangesDocument, {
    fetchPolicy: 'network-only',
  });
  const [previewed, setPreviewed] = useState<typeof START | null>(null);
  const [change, { loading: saving }] = useStaffMutation(ChangePricesDocument, {
    done: ({ products }) => `Zmieniono ceny: ${products.length}`,
    failed: 'Nie udało się zmienić cen',
    refetch: [ProductsPageDocument],
  });
  useReturnFocus();

  const preview = async () => {
    setPreviewed(wish);
    await load({ variables: { input: { productIds, ...toChange(wish) } } });
  };
  const current = previewed === wish ? data?.productPriceChanges : undefined;
  const save = async (changes: readonly Change[]) => {
    const products = changes.map(({ productId: id, version }) => ({ id, version }));
    const { kind } = await change({ input: { products, ...toChange(wish) } });
    if (kind === 'done') onClose();
    else if (kind === 'conflict') await preview();
  };

  return (
    <Modal
      open
      width={760}
      title="Zmiana cen"
      onCancel={onClose}
      footer={
        <div className={styles.footer}>
          <Button onClick={onClose}>Anuluj</Button>
          <Button disabled={!wish.value} loading={loading} onClick={() => void preview()}>
            Pokaż nowe ceny
          </Button>
          <Button
            type="primary"
            loading={saving}
            disabled={!current?.changes.length}
            onClick={() => void save(current?.changes ?? [])}
          >
            Zmień ceny
          </Button>
        </div>
      }
    >
      <div className={styles.dialog}>
        <WishFields wish={wish} onChange={(more) => setWish({ ...wish, ...more })} />
        {error && !loading && <AdminFailure error={error} retry={() => void preview()} />}
        {current?.userErrors.map(({ message }) => (
          <Alert key={message} type="error" showIcon role="alert" title={message} />
        ))}
        {current && current.changes.length > 0 && <Changes changes={current.changes} />}
      </div>
    </Modal>
  );
}

interface WishFieldsProps {
  wish: typeof START;
  onChange: (more: Partial<typeof START>) => void;
}

function WishFields({ wish, onChange }: WishFieldsProps) {
  return (
    <div className={styles.fields}>
      <Radio.Group
        optionType="button"
        aria-label="Sposób zmiany"
        value={wish.by}
        options={[
          { value: 'percent', label: 'o procent' },
          { value: 'amount', label: 'o kwotę' },
        ]}
        onChange={({ target }) => onChange({ by: target.value })}
      />
      <NumberInput
        aria-label="O ile; ujemna liczba obniża cenę"
        value={wish.value}
        suffix={wish.by === 'percent' ? '%' : 'zł'}
        placeholder="np. 5 albo −5"
        onChange={(value) => onChange({ value })}
      />
      <Select<PriceRounding>
        aria-label="Zaokrąglenie"
        value={wish.rounding}
        options={ROUNDINGS}
        onChange={(rounding) => onChange({ rounding })}
      />
      <Checkbox
        checked={wish.basePrice}
        onChange={({ target }) => onChange({ basePrice: target.checked })}
      >
        cena podstawowa
      </Checkbox>
      <Checkbox
        checked={wish.pricePerSqm}
        onChange={({ target }) => onChange({ pricePerSqm: target.checked })}
      >
        cena za m²
      </Checkbox>
    </div>
  );
}

function Changes({ changes }: { changes: readonly Change[] }) {
  return (
    <ScrollTable<Change>
      label="Nowe ceny"
      low
      rowKey="productId"
      dataSource={changes}
      pagination={false}
      columns={[
        { title: 'Produkt', dataIndex: 'name' },
        {
          title: 'Cena podstawowa',
          align: 'right',
          render: (_, row) => arrow(row.oldBasePrice, row.newBasePrice),
        },
        {
          title: 'Cena za m²',
          align: 'right',
          render: (_, row) => arrow(row.oldPricePerSqm, row.newPricePerSqm),
        },
      ]}
    />
  );
}

function arrow(before: string | null, after: string | null): string {
  if (before === null || after === null) return '–';
  return before === after ? formatMoney(before) : `${formatMoney(before)} → ${formatMoney(after)}`;
}

function toChange({ by, value, ...rest }: typeof START) {
  return {
    ...rest,
    percent: by === 'percent' ? value : null,
    amount: by === 'amount' ? value : null,
  };
}
