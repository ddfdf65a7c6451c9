import { Button, Popconfirm, Form, Input } from 'antd';
import { useState } from 'react';
import { longDay } from '#engine/locale/day';
import { METHOD_LABELS, reversalOf, ENTRY_LABELS } from '#engine/trade/shop/payment-labels';
import { formatMoney } from '../../../lib/text/format';
import { EditDialog } from '../../kit/edit-dialog/edit-dialog';
import { toSaveOutcome, type SaveOutcome } from '../../kit/form/field-problems';
import { useStaffMutation } from '../../kit/form/use-staff-mutation';
import { Allowed } from '../../kit/page/allowed';
import { AntdIcon } from '../../kit/page/antd-defaults';
import { useMay } from '../../kit/page/viewer';
import { OrdersPageDocument } from '../orders-page.generated';
import {
  CallOffRefundDocument,
  ReverseLedgerEntryDocument,
  type OrderMoneyFragment,
} from './order-money.generated';
import styles from './order-money.module.css';

interface LedgerEntriesProps {
  entries: readonly Entry[];
  /** The references of refunds that the payment provider has not accepted yet. */
  unsentRefunds: readonly string[];
}

/** The ledger of an order, with a button for each entry that the viewer may reverse or call off. */
export function LedgerEntries({ entries, unsentRefunds }: LedgerEntriesProps) {
  const [mayWrite, mayCorrect] = [useMay('payments:write'), useMay('payments:correct')];
  const [reversing, setReversing] = useState<Entry | null>(null);
  const reversed = new Set(entries.map(({ reversesId }) => reversesId));
  if (entries.length === 0) return <p className={styles.empty}>Nie ma jeszcze wpłat.</p>;
  return (
    <>
      <ul className={styles.entries} aria-label="Księga płatności">
        {entries.map((entry) => (
          <li key={entry.id}>
            <EntryText entry={entry} />
            {entry.kind === 'refund_requested' && unsentRefunds.includes(entry.reference) && (
              <Allowed to="refunds:write">
                <CallOffRefund entry={entry} />
              </Allowed>
            )}
            {mayWrite && mayReverse(entry, mayCorrect) && !reversed.has(entry.id) && (
              <Button
                className={styles.reverse}
                aria-label={`Wycofaj: ${entryTitle(entry)}`}
                onClick={() => setReversing(entry)}
              >
                Wycofaj
              </Button>
            )}
          </li>
        ))}
      </ul>
      {reversing && <ReverseDialog entry={reversing} onClose={() => setReversing(null)} />}
    </>
  );
}

function EntryText({ entry }: { entry: Entry }) {
  const { method, reference, valueDay, actorName, note } = entry;
  return (
    <>
      <strong>{entryTitle(entry)}</strong>
      <span>
        {[METHOD_LABELS[method], longDay(valueDay), actorName].filter(Boolean).join(', ')}
      </span>
      {method === 'online' && <span className={styles.reference}>{reference}</span>}
      {note && <p>{note}</p>}
    </>
  );
}

/**
 * The same rule as the server's: entries confirmed by the payment provider stay; entries for what was settled before
 * the ledger existed (`opening`) can be reversed only by right.
 */
const mayReverse = ({ kind, method }: Entry, mayCorrect: boolean): boolean =>
  reversalOf(kind) !== null && (method === 'transfer' || (method === 'opening' && mayCorrect));

/** Calls off a requested refund that the payment provider has not accepted yet. */
function CallOffRefund({ entry }: { entry: Entry }) {
  const [callOff, { loading }] = useStaffMutation(CallOffRefundDocument, {
    done: 'Zwrot został odwołany',
    failed: 'Nie udało się odwołać zwrotu',
    refetch: [OrdersPageDocument],
  });
  return (
    <Popconfirm
      icon={<AntdIcon name="warning" />}
      title={`Odwołać zwrot ${formatMoney(entry.amount)}?`}
      description="Operator płatności jeszcze go nie przyjął. Po odwołaniu możesz oddać pieniądze przelewem."
      okText="Odwołaj zwrot"
      cancelText="Nie odwołuj"
      onConfirm={async () => void (await callOff({ input: { id: entry.reference } }))}
    >
      <Button
        className={styles.reverse}
        loading={loading}
        aria-label={`Odwołaj: ${entryTitle(entry)}`}
      >
        Odwołaj
      </Button>
    </Popconfirm>
  );
}

interface Reason {
  reason: string;
}

/** Reverses a wrong entry, with the reason. */
function ReverseDialog({ entry, onClose }: { entry: Entry; onClose: () => void }) {
  const [reverse] = useStaffMutation(ReverseLedgerEntryDocument, {
    done: 'Wpis został wycofany',
    failed: 'Nie udało się wycofać wpisu',
    refetch: [OrdersPageDocument],
  });
  const save = async ({ reason }: Reason): Promise<SaveOutcome<Reason>> =>
    toSaveOutcome(await reverse({ input: { entryId: entry.id, reason } }));
  return (
    <EditDialog<Reason>
      title={`Wycofanie wpisu: ${entryTitle(entry)}`}
      initial={{ values: { reason: '' } }}
      texts={{ reason: 'Powód' }}
      saveLabel="Wycofaj wpis"
      save={({ values }) => save(values)}
      onClose={onClose}
    >
      <p>
        Wpis zostanie w&nbsp;księdze, a&nbsp;pod nim pojawi się wycofanie.
        {entry.method !== 'opening' && ' Klient dostanie sprostowanie.'}
      </p>
      {entry.kind === 'paid' && (
        <p>
          Jeśli ta wpłata pochodzi z&nbsp;wyciągu, przelew wróci do decyzji w&nbsp;„Przelewach”.
          Jeśli wpłata ma już fakturę zaliczkową, skoryguj także fakturę.
        </p>
      )}
      <Form.Item
        name="reason"
        label="Powód (widzi go tylko obsługa)"
        rules={[{ required: true, min: 2, message: 'Napisz, co się nie zgadza.' }]}
      >
        <Input.TextArea maxLength={500} rows={3} />
      </Form.Item>
    </EditDialog>
  );
}

/** An entry in the ledger of an order. */
type Entry = NonNullable<OrderMoneyFragment['ledger']>[number];

/** "Wpłata: 1 467 zł" */
const entryTitle = ({ kind, amount }: Entry): string =>
  `${ENTRY_LABELS[kind]}: ${formatMoney(amount)}`;
