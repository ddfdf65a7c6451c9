import { useApolloClient } from '@apollo/client/react';
import { useEffect, useEffectEvent } from 'react';
import { useNavigate } from 'react-router-dom';

import { formatMoney } from '../../../lib/text/format-money';
import { toast } from '../../../ui/overlay/toast';
import { refetchActive } from '../../kit/form/refetch-active';
import { DashboardPageDocument } from '../../dashboard/dashboard-page.generated';
import { InquiriesPageDocument } from '../../inquiries/inquiries-page.generated';
import { addNewOrder } from '../../orders/list/new-orders';
import { OrdersPageDocument } from '../../orders/orders-page.generated';
import { QueueBadgeDocument } from '../../queue/queue-badge.generated';
import { QueuePageDocument, type CallEntryFragment } from '../../queue/queue-page.generated';
import { listenToQueue } from './listen-to-queue';

/**
 * The queries that a change of the queue may touch. The list of orders is not among them: its rows show a new status by
 * themselves, and new orders would push them from under the mouse.
 */
const SHOWN = [QueuePageDocument, QueueBadgeDocument, InquiriesPageDocument, DashboardPageDocument];
/** A browser has six connections to a server for all its tabs: one that nobody sees lets go of its own. */
const HIDDEN_MS = 60_000;

/** Brings what is shown of the queue up to date as it changes, and tells of what comes in. Draws nothing. */
export function LiveQueue() {
  const client = useApolloClient();
  const navigate = useNavigate();

  const announce = useEffectEvent((entry: CallEntryFragment) => {
    toast({
      title: entry.kind === 'order' ? `Nowe zamówienie #${entry.number}` : 'Nowe zapytanie',
      description: describe(entry),
      isNews: true,
      action: { label: 'Kolejka', onSelect: () => void navigate('/admin/queue') },
    });
  });

  useEffect(() => {
    const begin = () =>
      listenToQueue(client, {
        onStart: () => refetchActive(client, [...SHOWN, OrdersPageDocument]),
        onChange: ({ appeared, entry, order }) => {
          refetchActive(client, SHOWN);
          if (appeared && order) addNewOrder(order.id);
          if (appeared && entry) announce(entry);
        },
      });
    return whileSeen(begin);
  }, [client]);

  return null;
}

function describe({ customerName, title, totalAmount }: CallEntryFragment): string {
  return [customerName, totalAmount ? formatMoney(totalAmount) : title].join(' · ');
}

/** Runs what is begun while the tab is seen, or was a minute ago. */
function whileSeen(begin: () => () => void): () => void {
  let end: (() => void) | null = begin();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const letGo = () => {
    end?.();
    end = null;
  };
  const look = () => {
    clearTimeout(timer);
    if (document.hidden) timer = setTimeout(letGo, HIDDEN_MS);
    else end ??= begin();
  };
  document.addEventListener('visibilitychange', look);
  return () => {
    document.removeEventListener('visibilitychange', look);
    clearTimeout(timer);
    letGo();
  };
}
