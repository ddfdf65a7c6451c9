import { Button, Input, Select } from 'antd';
import { useId, useState, type FormEvent } from 'react';

import { ORDER_STATUS_LABELS, ORDER_STATUSES } from '../../../engine/order-status.js';
import type { OrderStatus } from '../../apollo/schema.generated';
import styles from './status-form.module.css';
import { useChangeStatus, type StatusedOrder } from './use-change-status';

const OPTIONS = ORDER_STATUSES.map((value) => ({ value, label: ORDER_STATUS_LABELS[value] }));

/** Sets the status together with a note for the staff. */
export function StatusForm({ order }: { order: StatusedOrder }) {
  const [chosen, setChosen] = useState<OrderStatus | null>(null);
  const next = chosen ?? order.status;
  const [note, setNote] = useState('');
  const { changeStatus, loading } = useChangeStatus(order);
  const id = useId();

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (!(await changeStatus({ status: next, note: note.trim() || undefined }))) return;
    setChosen(null);
    setNote('');
  };

  return (
    <form className={styles.form} onSubmit={(event) => void submit(event)}>
      <label htmlFor={`${id}-status`}>Nowy status</label>
      <Select id={`${id}-status`} value={next} options={OPTIONS} onChange={setChosen} />
      <label htmlFor={`${id}-note`}>Powód w&nbsp;historii (widzi go tylko obsługa)</label>
      <Input.TextArea
        id={`${id}-note`}
        rows={2}
        maxLength={1000}
        value={note}
        onChange={(event) => setNote(event.target.value)}
      />
      <div>
        <Button type="primary" htmlType="submit" loading={loading} disabled={next === order.status}>
          Zmień status
        </Button>
      </div>
    </form>
  );
}
