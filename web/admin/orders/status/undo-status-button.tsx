import { Button } from 'antd';
import { useEffect, useState } from 'react';
import type { StatusedOrderFragment } from './undo-status.generated';
import { useUndoStatus } from './use-order-status';

const SECOND_MS = 1000;

/** A button that undoes the latest status change, with a countdown; it disappears when the time is over. */
export function UndoStatusButton({ order }: { order: StatusedOrderFragment }) {
  const { id, undoableChange: change } = order;
  if (!change) return null;
  const { eventId, secondsLeft } = change;
  return (
    <Countdown
      key={`${eventId}/${secondsLeft}`}
      eventId={eventId}
      orderId={id}
      from={secondsLeft}
    />
  );
}

interface CountdownProps {
  orderId: number;
  eventId: number;
  /** In seconds. */
  from: number;
}

function Countdown({ orderId, eventId, from }: CountdownProps) {
  const [left, setLeft] = useState(from);
  const { undoStatus, loading } = useUndoStatus();
  useEffect(() => {
    const timer = setInterval(() => setLeft((seconds) => seconds - 1), SECOND_MS);
    return () => clearInterval(timer);
  }, []);
  if (left <= 0) return null;
  return (
    <Button
      type="link"
      size="small"
      loading={loading}
      aria-label={`Cofnij zmianę statusu zamówienia ${orderId}`}
      onClick={() => undoStatus([eventId])}
    >
      Cofnij ({left}&nbsp;s)
    </Button>
  );
}
