import { useQuery } from '@apollo/client/react';
import { Alert, Select } from 'antd';
import { useDeferredValue, useState } from 'react';
import { ORDER_STATUS_LABELS } from '#engine/trade/shop/order-status';
import type { TransferMatchReason } from '../../apollo/schema.generated';
import { formatMoney } from '../../lib/text/format';
import { SEARCH_ICON } from '../kit/page/antd-defaults';
import { TRANSFER_REASON_LABELS } from '../trade/labels';
import { OrdersForTransferDocument, type BankTransferRowFragment } from './payments-page.generated';

/** What speaks against an order. That the amount is another one is no warning where a part of the transfer pays it. */
const WARNINGS: readonly TransferMatchReason[] = [
  'other_payer',
  'similar_payer',
  'other_amount',
  'nothing_owed',
  'cancelled',
  'booked_by_hand',
];

type TransferOrder = BankTransferRowFragment['candidates'][number];

interface OrderChoiceProps {
  id?: string;
  value?: number | null;
  onChange?: (orderId: number) => void;
  transfer: BankTransferRowFragment;
  /** Whether the order is paid by a part of the transfer. */
  isPart: boolean;
}

/** Finds the order of a transfer by its number or customer, and shows what it owes and what differs. */
export function OrderChoice({ id, value = null, onChange, transfer, isPart }: OrderChoiceProps) {
  const [typed, setTyped] = useState('');
  const [chosen, setChosen] = useState(
    transfer.candidates.find(({ orderId }) => orderId === value),
  );
  const text = useDeferredValue(typed.trim());
  const { data, previousData, loading, error } = useQuery(OrdersForTransferDocument, {
    variables: { input: { transferId: transfer.id, text } },
    skip: text === '',
    fetchPolicy: 'network-only',
  });
  const found = text === '' ? transfer.candidates : (data ?? previousData)?.ordersForTransfer;
  const listed = found ?? [];
  const choices = chosen && !listed.includes(chosen) ? [chosen, ...listed] : listed;

  const choose = (orderId: number) => {
    setChosen(choices.find((order) => order.orderId === orderId));
    onChange?.(orderId);
  };
  return (
    <>
      <Select<number>
        id={id}
        value={value ?? undefined}
        placeholder="Numer zamówienia albo nazwisko"
        showSearch={{ filterOption: false, onSearch: setTyped, ...SEARCH_ICON }}
        loading={loading}
        notFoundContent={noOrderText(text, loading, error !== undefined)}
        options={choices.map((order) => ({ value: order.orderId, label: orderText(order) }))}
        onChange={choose}
      />
      {chosen && <Warnings order={chosen} isPart={isPart} />}
    </>
  );
}

const orderText = ({ orderId, customerName, status, outstanding }: TransferOrder): string =>
  `Nr\u00a0${orderId}, ${customerName}, do zapłaty ${formatMoney(outstanding)}, ${ORDER_STATUS_LABELS[status]}`;

function Warnings({ order, isPart }: { order: TransferOrder; isPart: boolean }) {
  const warnings = order.reasons.filter(
    (reason) => WARNINGS.includes(reason) && !(isPart && reason === 'other_amount'),
  );
  if (warnings.length === 0) return null;
  const texts = warnings.map((reason) => TRANSFER_REASON_LABELS[reason]);
  return <Alert type="warning" showIcon title={`Sprawdź: ${texts.join(', ')}.`} />;
}

function noOrderText(text: string, loading: boolean, hasFailed: boolean): string {
  if (text === '') return 'Wpisz numer zamówienia albo nazwisko';
  if (hasFailed) return 'Nie udało się wyszukać zamówień';
  return loading ? 'Szukam…' : 'Nie ma takiego zamówienia';
}
