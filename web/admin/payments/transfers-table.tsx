import type { FragmentType } from '@apollo/client';
import { Segmented } from 'antd';
import { useState, type ReactNode } from 'react';
import type { BankTransferSort } from '../../apollo/schema.generated';
import { ListSearch } from '../kit/list/list-search';
import { isNarrowed } from '../kit/list/list-view';
import { useRows } from '../kit/list/rows';
import { ListTable } from '../kit/table/list-table';
import type { ListColumn } from '../kit/table/use-columns';
import { AsideDialog } from './aside-dialog';
import { BookDialog } from './book-dialog';
import { SHOWN, paymentsList, type PaymentsView, type Shown } from './payments-list';
import {
  BankTransferRowFragmentDoc,
  type BankTransferRowFragment,
} from './payments-page.generated';
import {
  CompactTransfer,
  TransferAmount,
  TransferDecision,
  TransferPayer,
  type Decide,
} from './transfer-cells';
import { UndoDialog } from './undo-dialog';
import styles from './transfers-table.module.css';

interface TransfersTableProps {
  transfers: FragmentType<BankTransferRowFragment>[] | undefined;
  total: number;
  loading: boolean;
  view: PaymentsView;
  onChange: (change: Partial<PaymentsView>) => void;
  tools: ReactNode;
}

type Deciding =
  | { what: 'book'; transfer: BankTransferRowFragment; orderId: number | null }
  | { what: 'aside' | 'undo'; transfer: BankTransferRowFragment };

/** One page of transfers, with the orders they may be for. */
export function TransfersTable({ transfers, view, onChange, ...list }: TransfersTableProps) {
  const rows = useRows(BankTransferRowFragmentDoc, 'BankTransferRow', transfers);
  const [deciding, setDeciding] = useState<Deciding | null>(null);
  const decide: Decide = {
    onBook: (transfer, orderId) => setDeciding({ what: 'book', transfer, orderId }),
    onSetAside: (transfer) => setDeciding({ what: 'aside', transfer }),
    onUndo: (transfer) => setDeciding({ what: 'undo', transfer }),
  };
  const close = () => setDeciding(null);
  const { show, ...others } = view;
  const isEverything = show === 'all' && !isNarrowed(others);
  return (
    <>
      <ListTable<BankTransferRowFragment, BankTransferSort>
        {...list}
        list="payments"
        columns={columnsOf(decide)}
        rows={rows}
        view={view}
        onChange={onChange}
        defaultSort={paymentsList.defaultSort}
        narrow={(transfer) => <CompactTransfer transfer={transfer} {...decide} />}
        empty="Żaden przelew nie czeka na decyzję"
        emptyNarrowed={isEverything ? 'Brak przelewów' : 'Brak przelewów dla tych filtrów'}
        search={
          <ListSearch
            label="Szukaj przelewów"
            placeholder="Płatnik, tytuł, rachunek lub numer zamówienia"
            value={view.text}
            onSearch={(text) => onChange({ text })}
          />
        }
        filters={<StateFilter view={view} onChange={onChange} />}
      />
      {deciding?.what === 'book' && <BookDialog {...deciding} onClose={close} />}
      {deciding?.what === 'aside' && <AsideDialog {...deciding} onClose={close} />}
      {deciding?.what === 'undo' && <UndoDialog {...deciding} onClose={close} />}
    </>
  );
}

const columnsOf = (decide: Decide): ListColumn<BankTransferRowFragment, BankTransferSort>[] => [
  {
    key: 'amount',
    title: 'Kwota',
    shown: 'always',
    width: 150,
    sort: { ascend: 'oldest', descend: 'newest' },
    render: (transfer) => <TransferAmount transfer={transfer} />,
  },
  {
    key: 'payer',
    title: 'Płatnik i\u00a0tytuł',
    shown: 'always',
    render: (transfer) => <TransferPayer transfer={transfer} />,
  },
  {
    key: 'decision',
    title: 'Zamówienie',
    shown: 'always',
    render: (transfer) => <TransferDecision transfer={transfer} {...decide} />,
  },
];

const LABELS: Record<Shown, string> = {
  all: 'Wszystkie',
  doubtful: 'Do wyjaśnienia',
  unknown: 'Nierozpoznane',
  booked: 'Zaksięgowane',
  set_aside: 'Odłożone',
  split: 'Podzielone',
};

function StateFilter({ view, onChange }: Pick<TransfersTableProps, 'view' | 'onChange'>) {
  return (
    <div className={styles.states}>
      <Segmented<Shown | 'waiting'>
        aria-label="Filtr stanu"
        value={view.show ?? 'waiting'}
        onChange={(value) => onChange({ show: value === 'waiting' ? null : value })}
        options={[
          { value: 'waiting', label: 'Do decyzji' },
          ...SHOWN.map((value) => ({ value, label: LABELS[value] })),
        ]}
      />
    </div>
  );
}
