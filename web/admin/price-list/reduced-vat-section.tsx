import { Button, type TableColumnsType } from 'antd';
import { useState } from 'react';

import { categories } from '../../goods/categories';
import { VisuallyHidden } from '../../ui/content/visually-hidden';
import { Section } from '../kit/page/section';
import { ScrollTable } from '../kit/table/scroll-table';
import { ReducedVatDialog } from './reduced-vat-dialog';
import type { ReducedVatSettingFragment } from './reduced-vat.generated';
import styles from './reduced-vat-section.module.css';

/** Which categories have 8 % VAT where their goods are installed in housing, and by which tax ruling. */
export function ReducedVatSection({
  settings,
}: {
  settings: readonly ReducedVatSettingFragment[];
}) {
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
        <Button aria-label={`Zmień stawkę VAT: ${labelOf(setting)}`} onClick={() => edit(setting)}>
          Zmień
        </Button>
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
