import { Button } from 'antd';
import { useState } from 'react';

import { longDay } from '#engine/locale/day';
import { METHOD_LABELS, reversalOf } from '#engine/trade/shop/payment-labels';
import { useViewer } from '../../kit/page/use-viewer';
import { CallOffRefund } from './call-off-refund';
import { entryTitle, type Entry } from './entry-title';
import styles from './order-money.module.css';
import { ReverseDialog } from './reverse-dialog';

interface LedgerEntriesProps {
  entries: readonly Entry[];
  /** The references of refunds that the payment provider has not accepted yet. */
  unsentRefunds: readonly string[];
}

/** The ledger of an order, with a button for each entry that the viewer may reverse or call off. */
export function LedgerEntries({ entries, unsentRefunds }: LedgerEntriesProps) {
  const isAdmin = useViewer()?.role === 'admin';
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
              <CallOffRefund entry={entry} />
            )}
            {mayReverse(entry, isAdmin) && !reversed.has(entry.id) && (
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
 * the ledger existed (`opening`) can be reversed by admins only.
 */
const mayReverse = ({ kind, method }: Entry, isAdmin: boolean): boolean =>
  reversalOf(kind) !== null && (method === 'transfer' || (method === 'opening' && isAdmin));
