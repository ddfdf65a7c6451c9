import { Form, Input, Radio, Select } from 'antd';
import {
  MAX_STATUS_REASON,
  ORDER_STATUS_LABELS,
  ORDER_STATUSES,
  startsProduction,
  type OrderStatus,
} from '#engine/trade/shop/order-status';
import { pluralCount } from '../../../lib/text/grammar';
import { EditDialog } from '../../kit/edit-dialog/edit-dialog';
import { ORDER_NOUNS } from '../../trade/status-tags';
import { DepositNotice } from './status-form';
import {
  useChangeStatuses,
  type BulkValues,
  type Mailing,
  type SeenOrder,
  type StatusChanges,
} from './use-change-statuses';

const MAILINGS: { value: Mailing; label: string }[] = [
  { value: 'default', label: 'Wyślij, chyba że zamówienie wraca do wcześniejszego statusu' },
  { value: 'all', label: 'Wyślij do wszystkich' },
  { value: 'none', label: 'Nie wysyłaj wiadomości' },
];

/** Whether the server refuses this status for orders that are not in production yet and whose deposit is unpaid. */
const needsDeposit = (status: OrderStatus | null): boolean =>
  status !== null && startsProduction('pending', status);

const OPTIONS = ORDER_STATUSES.map((value) => ({ value, label: ORDER_STATUS_LABELS[value] }));

interface BulkStatusDialogProps {
  orders: readonly SeenOrder[];
  onChanged: (changes: StatusChanges) => void;
  onClose: () => void;
}

/** Sets one status for many orders; an order that somebody else has changed meanwhile is left as it is. */
export function BulkStatusDialog({ orders, onChanged, onClose }: BulkStatusDialogProps) {
  const save = useChangeStatuses(orders, onChanged);
  const { length } = orders;
  return (
    <EditDialog<BulkValues>
      title={`Zmiana statusu: ${pluralCount(length, ORDER_NOUNS)}`}
      texts={{ status: 'Nowy status', mailing: 'Wiadomości do klientów', note: 'Powód' }}
      initial={{ values: { status: null, mailing: 'default', note: '' } }}
      saveLabel="Zmień status"
      save={save}
      onClose={onClose}
    >
      <Form.Item
        name="status"
        label="Nowy status"
        rules={[{ required: true, message: 'Wybierz status.' }]}
      >
        <Select options={OPTIONS} placeholder="Wybierz" />
      </Form.Item>
      <Form.Item name="mailing" label="Wiadomości do&nbsp;klientów">
        <Radio.Group vertical options={MAILINGS} />
      </Form.Item>
      <Form.Item noStyle dependencies={['status']}>
        {({ getFieldValue }) =>
          needsDeposit(getFieldValue('status')) && (
            <Form.Item>
              <DepositNotice ofMany />
            </Form.Item>
          )
        }
      </Form.Item>
      <Form.Item name="note" label="Powód w&nbsp;historii (widzi go tylko obsługa)">
        <Input.TextArea rows={2} maxLength={MAX_STATUS_REASON} />
      </Form.Item>
    </EditDialog>
  );
}
