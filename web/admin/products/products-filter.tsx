import { Segmented, Select, Switch } from 'antd';
import { useId } from 'react';

import type { ProductState } from '../../apollo/schema.generated';
import { categories, type Category } from '../../goods/categories';
import { CLEARABLE_SELECT } from '../kit/page/antd-defaults';
import { PRODUCT_STATES } from '../trade/labels';
import type { ProductsView } from './products-list';
import styles from './products-filter.module.css';

interface ProductsFilterProps {
  view: ProductsView;
  onChange: (change: Partial<ProductsView>) => void;
}

export function ProductsFilter({ view, onChange }: ProductsFilterProps) {
  const id = useId();
  return (
    <>
      <Select<Category>
        aria-label="Kategoria"
        className={styles.category}
        placeholder="Wszystkie kategorie"
        allowClear={CLEARABLE_SELECT}
        value={view.category ?? undefined}
        options={categories.map(({ code, label }) => ({ value: code, label }))}
        onChange={(category) => onChange({ category: category ?? null })}
      />
      <Segmented<ProductState>
        aria-label="Stan"
        value={view.state ?? 'active'}
        options={PRODUCT_STATES}
        onChange={(state) => onChange({ state: state === 'active' ? null : state })}
      />
      <label className={styles.switch} htmlFor={id}>
        <Switch
          id={id}
          checked={view.featured ?? false}
          onChange={(featured) => onChange({ featured: featured || null })}
        />
        Tylko bestsellery
      </label>
    </>
  );
}
