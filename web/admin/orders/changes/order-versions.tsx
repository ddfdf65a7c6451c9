import type { FragmentType } from '@apollo/client';
import { useSuspenseFragment } from '@apollo/client/react';
import { Button } from 'antd';
import { useState } from 'react';
import {
  correctorsOnlyText,
  CHANGED_BY,
  VERSION_STATE_LABELS,
  whyUnchangeable,
} from '#engine/trade/shop/order-changes';
import { formatDateTime } from '../../../lib/dates/format-date';
import { formatMoney } from '../../../lib/text/format';
import { useMay } from '../../kit/page/viewer';
import { CustomerDecision } from '../../trade/customer-decision';
import { GoodsDifference } from '../../trade/goods/goods-difference';
import { ChangeDialog } from './change-dialog';
import { waitingVersion } from './change-values';
import { DecisionDialog } from './decision-dialog';
import { ChangeableOrderFragmentDoc, type ChangeableOrderFragment } from './order-change.generated';
import { WithdrawalDialog } from './withdrawal-dialog';
import styles from './change-dialog.module.css';

type Version = ChangeableOrderFragment['versions'][number];

/** The versions of an order, the newest first, and the actions that change it. */
export function OrderVersions({ order: from }: { order: FragmentType<ChangeableOrderFragment> }) {
  const { data: order } = useSuspenseFragment({
    fragment: ChangeableOrderFragmentDoc,
    fragmentName: 'ChangeableOrder',
    from,
  });
  const [open, setOpen] = useState<'change' | 'decision' | 'withdrawal' | null>(null);
  const close = () => setOpen(null);
  const waiting = waitingVersion(order);
  const { extent, why } = useChangeable(order, waiting !== undefined);
  return (
    <>
      <div className={styles.actions}>
        {extent !== 'nothing' && (
          <Button onClick={() => setOpen('change')}>
            {extent === 'all' ? 'Zmień zamówienie' : 'Popraw dane klienta'}
          </Button>
        )}
        {why}
        {extent === 'all' && waiting && (
          <>
            {waiting.isOpen && (
              <Button onClick={() => setOpen('decision')}>Zapisz decyzję z&nbsp;rozmowy</Button>
            )}
            <Button onClick={() => setOpen('withdrawal')}>Wycofaj propozycję</Button>
          </>
        )}
      </div>
      <ul className={styles.versions}>
        {order.versions.toReversed().map((version) => (
          <li key={version.id} className={styles.version}>
            <VersionDetails orderId={order.id} version={version} />
          </li>
        ))}
      </ul>
      {open === 'change' && <ChangeDialog order={order} onClose={close} />}
      {open === 'decision' && waiting && (
        <DecisionDialog order={order} version={waiting} onClose={close} />
      )}
      {open === 'withdrawal' && waiting && (
        <WithdrawalDialog order={order} version={waiting} onClose={close} />
      )}
    </>
  );
}

interface Changeable {
  extent: 'all' | 'data' | 'nothing';
  /** Why the viewer cannot change everything. */
  why: string | null;
}

/** What the viewer may change of the order: once production has started, goods and prices change only by right. */
function useChangeable(order: ChangeableOrderFragment, isWaiting: boolean): Changeable {
  const [mayWrite, mayCorrect] = [useMay('orders:write'), useMay('orders:correct')];
  if (!mayWrite) return { extent: 'nothing', why: null };
  const why = whyUnchangeable(order);
  if (why !== null) return { extent: 'nothing', why };
  const { status } = order;
  const who = CHANGED_BY[status];
  if (who === 'staff' || mayCorrect) return { extent: 'all', why: null };
  // The form would start from the waiting proposal and send its goods and prices again, which needs that right.
  if (isWaiting)
    return {
      extent: 'nothing',
      why: 'Produkcja już się zaczęła, a\u00a0propozycja zmiany nie jest rozstrzygnięta: zamówienie może zmienić tylko osoba z\u00a0prawem do zmian po rozpoczęciu produkcji.',
    };
  return {
    extent: 'data',
    why: correctorsOnlyText(status),
  };
}

function VersionDetails({ orderId, version }: { orderId: number; version: Version }) {
  const { number, state, createdAt, authorName, reason, totalAmount, difference } = version;
  return (
    <>
      <p>
        <strong>
          Wersja {number}, {VERSION_STATE_LABELS[state]}
        </strong>
        : {formatMoney(totalAmount)}.{' '}
        {[formatDateTime(createdAt), authorName].filter(Boolean).join(', ')}.{' '}
        <a
          href={`/api/admin/orders/${orderId}/versions/${number}.pdf`}
          target="_blank"
          rel="noreferrer"
        >
          PDF
        </a>
      </p>
      {reason && <p>Powód: {reason}</p>}
      <CustomerDecision label="Decyzja" page="na stronie zamówienia" version={version} />
      {difference && <GoodsDifference difference={difference} />}
    </>
  );
}
