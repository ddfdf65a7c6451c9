import type { FragmentType } from '@apollo/client';
import { useSuspenseFragment } from '@apollo/client/react';
import { Button, Checkbox, Input, Select, Alert } from 'antd';
import { useId, useState, type FormEvent } from 'react';
import {
  MAX_STATUS_REASON,
  movesBack,
  ORDER_STATUS_LABELS,
  ORDER_STATUSES,
  startsProduction,
} from '#engine/trade/shop/order-status';
import type { OrderStatus } from '../../../apollo/schema.generated';
import { useMay } from '../../kit/page/viewer';
import { QUIET_LABEL } from '../../trade/status-tags';
import { useAskToCancel } from '../../trade/use-ask-to-cancel';
import { UndoStatusButton } from './undo-status-button';
import { StatusedOrderFragmentDoc, type StatusedOrderFragment } from './undo-status.generated';
import { useChangeStatus } from './use-order-status';
import styles from './status-form.module.css';

const OPTIONS = ORDER_STATUSES.map((value) => ({ value, label: ORDER_STATUS_LABELS[value] }));

interface Draft {
  /** Null until a status is chosen. */
  status: OrderStatus | null;
  /** Whether the customer gets no mail; null: the default for the chosen status. */
  quiet: boolean | null;
  note: string;
}

const UNTOUCHED: Draft = { status: null, quiet: null, note: '' };

/** Changes the status of an order, with a note for the staff and with or without a mail to the customer. */
export function StatusForm({ order: from }: { order: FragmentType<StatusedOrderFragment> }) {
  const { data: order } = useSuspenseFragment({ fragment: StatusedOrderFragmentDoc, from });
  const { next, isQuiet, note, update, submit, loading } = useStatusDraft(order);
  const id = useId();
  return (
    <form className={styles.form} onSubmit={(event) => void submit(event)}>
      <label htmlFor={`${id}-status`}>Nowy status</label>
      <Select
        id={`${id}-status`}
        value={next}
        options={OPTIONS}
        onChange={(status) => update({ status })}
      />
      <Checkbox checked={isQuiet} onChange={({ target }) => update({ quiet: target.checked })}>
        {QUIET_LABEL}
      </Checkbox>
      {waitsForDeposit(order, next) && <DepositNotice />}
      <label htmlFor={`${id}-note`}>Powód w&nbsp;historii (widzi go tylko obsługa)</label>
      <Input.TextArea
        id={`${id}-note`}
        rows={2}
        maxLength={MAX_STATUS_REASON}
        value={note}
        onChange={({ target }) => update({ note: target.value })}
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

/** The values of the form and their submission; unless chosen otherwise, no mail is sent if the order moves back. */
function useStatusDraft(order: StatusedOrderFragment) {
  const [draft, setDraft] = useState(UNTOUCHED);
  const { changeStatus, loading } = useChangeStatus(order);
  const { askToCancel } = useAskToCancel();
  const next = draft.status ?? order.status;
  const isQuiet = draft.quiet ?? movesBack(order.status, next);
  const update = (change: Partial<Draft>) => setDraft({ ...draft, ...change });
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (next === 'cancelled' && !(await askToCancel([order.id]))) return;
    const change = { status: next, note: draft.note.trim() || undefined, sendsMail: !isQuiet };
    if (await changeStatus(change)) setDraft(UNTOUCHED);
  };
  return { next, isQuiet, note: draft.note, update, submit, loading };
}

/** Whether the server will refuse to start the production of an order, unless somebody with the right gives a reason. */
const waitsForDeposit = (
  { status, payment }: Pick<StatusedOrderFragment, 'status' | 'payment'>,
  next: OrderStatus | null,
): boolean => next !== null && startsProduction(status, next) && !payment.depositIsBooked;

interface DepositNoticeProps {
  /** True for many orders, of which only some may wait for their deposit. */
  ofMany?: boolean;
}

/** Says that production waits for the deposit, which may be the whole price, and what can be done about it. */
export function DepositNotice({ ofMany = false }: DepositNoticeProps) {
  const mayCorrect = useMay('orders:correct');
  const title = ofMany
    ? 'Zamówienia, które czekają na zaliczkę, zapłatę z\u00a0góry albo potwierdzenie pomiaru, nie wejdą do\u00a0produkcji.'
    : 'Wpłata wymagana przed produkcją nie jest zaksięgowana.';
  return (
    <Alert
      type="warning"
      showIcon
      title={title}
      description={
        mayCorrect
          ? 'Aby rozpocząć produkcję mimo to, podaj powód.'
          : 'Zaksięguj wpłatę albo poproś osobę z\u00a0prawem do tego: może rozpocząć produkcję mimo to, podając powód.'
      }
    />
  );
}
