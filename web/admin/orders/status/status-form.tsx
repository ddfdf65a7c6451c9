import { Button, Checkbox, Input, Select } from 'antd';
import { useId, useState, type FormEvent } from 'react';

import {
  movesBack,
  ORDER_STATUS_LABELS,
  ORDER_STATUSES,
} from '../../../../engine/shop/order-status.js';
import type { OrderStatus } from '../../../apollo/schema.generated';
import { QUIET_LABEL } from '../../kit/parts/quiet-label';
import styles from './status-form.module.css';
import { UndoStatusButton } from './undo-status-button';
import type { StatusedOrderFragment } from './undo-status.generated';
import { useAskToCancel } from '../../kit/parts/use-ask-to-cancel';
import { useChangeStatus } from './use-change-status';

const OPTIONS = ORDER_STATUSES.map((value) => ({ value, label: ORDER_STATUS_LABELS[value] }));

/** Sets the status together with a note for the staff, and says whether the customer is mailed. */
export function StatusForm({ order }: { order: StatusedOrderFragment }) {
  const [chosen, setChosen] = useState<OrderStatus | null>(null);
  const [quietly, setQuietly] = useState<boolean | null>(null);
  const next = chosen ?? order.status;
  const isQuiet = quietly ?? movesBack(order.status, next);
  const [note, setNote] = useState('');
  const { changeStatus, loading } = useChangeStatus(order);
  const { askToCancel } = useAskToCancel();
  const id = useId();

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (next === 'cancelled' && !(await askToCancel([order.id]))) return;
    const change = { status: next, note: note.trim() || undefined, sendsMail: !isQuiet };
    if (!(await changeStatus(change))) return;
    setChosen(null);
    setQuietly(null);
    setNote('');
  };

  return (
    <form className={styles.form} onSubmit={(event) => void submit(event)}>
      <label htmlFor={`${id}-status`}>Nowy status</label>
      <Select id={`${id}-status`} value={next} options={OPTIONS} onChange={setChosen} />
      <Checkbox checked={isQuiet} onChange={({ target }) => setQuietly(target.checked)}>
        {QUIET_LABEL}
      </Checkbox>
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
        <UndoStatusButton order={order} />
      </div>
    </form>
  );
}
