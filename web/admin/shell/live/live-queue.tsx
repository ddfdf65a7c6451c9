import { useApolloClient } from '@apollo/client/react';
import { useEffect, useEffectEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { formatMoney } from '../../../lib/text/format';
import { toast } from '../../../ui/overlay/toast';
import { DashboardPageDocument } from '../../dashboard/dashboard-page.generated';
import {
  InquiriesPageDocument,
  InquiryDrawerDocument,
} from '../../inquiries/inquiries-page.generated';
import { refetchActive } from '../../kit/form/staff-request';
import { addNewOrder } from '../../orders/list/new-orders-button';
import { OrdersPageDocument } from '../../orders/orders-page.generated';
import { QueueBadgeDocument } from '../../queue/queue-badge.generated';
import { QueuePageDocument } from '../../queue/queue-page.generated';
import { listenToQueue } from './listen-to-queue';
import type { CallQueueChangedSubscription } from './live-queue.generated';

type NewEntry = NonNullable<CallQueueChangedSubscription['callQueueChanged']['entry']>;

/**
 * The queries to refetch when the queue changes. The list of orders is not among them: its rows are updated through
 * Apollo's cache, and new orders would shift the rows under the pointer.
 */
const QUEUE_QUERIES = [
  QueuePageDocument,
  QueueBadgeDocument,
  InquiriesPageDocument,
  InquiryDrawerDocument,
  DashboardPageDocument,
];

/** A bulk change sends one notice for each row: what arrives within this time is answered by one refetch. */
const GATHER_MS = 250;

/** Refetches what is on screen when the queue changes, and shows a toast for new entries. Renders nothing. */
export function LiveQueue() {
  const client = useApolloClient();
  const navigate = useNavigate();

  const announce = useEffectEvent((entry: NewEntry) => {
    toast({
      title: titleOf(entry),
      description: describe(entry),
      isNews: true,
      action: { label: 'Kolejka', onSelect: () => void navigate('/admin/queue') },
    });
  });

  useEffect(() => {
    let gathering: ReturnType<typeof setTimeout> | null = null;
    const refetchSoon = () => {
      gathering ??= setTimeout(() => {
        gathering = null;
        refetchActive(client, QUEUE_QUERIES);
      }, GATHER_MS);
    };
    const begin = () =>
      listenToQueue(client, {
        onStart: () => refetchActive(client, [...QUEUE_QUERIES, OrdersPageDocument]),
        onChange: ({ appeared, entry, order }) => {
          refetchSoon();
          if (appeared && order) addNewOrder(order.id);
          if (appeared && entry) announce(entry);
        },
      });
    const end = runWhileVisible(begin);
    return () => {
      end();
      if (gathering !== null) clearTimeout(gathering);
    };
  }, [client]);

  return null;
}

function titleOf({ kind, number, offerId }: NewEntry): string {
  if (kind === 'order') return `Nowe zamówienie nr\u00a0${number}`;
  return kind === 'inquiry' ? 'Nowe zapytanie' : `Pytanie o\u00a0ofertę nr\u00a0${offerId}`;
}

function describe({ kind, customerName, title, totalAmount }: NewEntry): string {
  return [customerName, kind === 'order' && totalAmount ? formatMoney(totalAmount) : title].join(
    ' · ',
  );
}

/** Runs `begin` while the tab is visible, and the function it returns while it is hidden. */
function runWhileVisible(begin: () => () => void): () => void {
  let end: (() => void) | null = null;
  const update = () => {
    if (!document.hidden) end ??= begin();
    else {
      end?.();
      end = null;
    }
  };
  update();
  document.addEventListener('visibilitychange', update);
  return () => {
    document.removeEventListener('visibilitychange', update);
    end?.();
  };
}
