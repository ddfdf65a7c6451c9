import { Button, Modal, Select } from 'antd';
import { useState } from 'react';
import {
  WEBHOOK_DELIVERY_STATES,
  WEBHOOK_DELIVERY_STATE_LABELS,
  WEBHOOK_EVENT_NAMES,
  type WebhookDeliveryState,
} from '#engine/trade/shop/webhook-events';
import { formatDateTime } from '../../lib/dates/format-date';
import { id, oneOf } from '../kit/list/list-filters';
import { listSpec } from '../kit/list/list-view';
import { useRows } from '../kit/list/rows';
import { useListView } from '../kit/list/use-list-view';
import { CLEARABLE_SELECT } from '../kit/page/antd-defaults';
import { Tag, type TagTone } from '../kit/page/inline-parts';
import { AdminFailure } from '../kit/page/page-states';
import { useStaffQuery } from '../kit/page/use-staff-query';
import { ListTable } from '../kit/table/list-table';
import { CellLines } from '../kit/table/scroll-table';
import type { ListColumn } from '../kit/table/use-columns';
import { eventLabel } from './endpoint-card';
import { useReplay } from './replay-dialog';
import {
  type WebhookEndpointCardFragment,
  WebhookLogDocument,
  WebhookLogRowFragmentDoc,
  type WebhookLogRowFragment,
} from './webhooks-page.generated';
import styles from './webhooks-page.module.css';

const REFRESH_MS = 10_000;

const TONES: Record<WebhookDeliveryState, TagTone> = {
  waiting: 'waiting',
  delivered: 'good',
  failed: 'bad',
};

const logList = listSpec({
  filters: {
    endpointId: id,
    state: oneOf(WEBHOOK_DELIVERY_STATES),
    event: oneOf(WEBHOOK_EVENT_NAMES),
  },
  sorts: ['newest'] as const,
  defaultSort: 'newest',
});

interface RowProps {
  row: WebhookLogRowFragment;
}

const COLUMNS: ListColumn<WebhookLogRowFragment, 'newest'>[] = [
  { key: 'event', title: 'Zdarzenie', shown: 'always', render: (row) => <EventName row={row} /> },
  { key: 'endpoint', title: 'Adres', render: ({ endpoint }) => endpoint.url },
  { key: 'state', title: 'Stan', render: (row) => <Outcome row={row} /> },
  {
    key: 'duration',
    title: 'Czas odpowiedzi',
    width: 140,
    render: ({ duration }) => (duration === null ? '–' : `${duration}\u00a0ms`),
  },
  {
    key: 'actions',
    title: 'Działania',
    shown: 'always',
    width: 110,
    render: (row) => <Replay row={row} />,
  },
];

interface DeliveryLogProps {
  endpoints: readonly WebhookEndpointCardFragment[];
}

/** What was sent, the newest first, with answers; a row opens what exactly. */
export function DeliveryLog({ endpoints }: DeliveryLogProps) {
  const { view, variables, change } = useListView(logList);
  const [opened, open] = useState<WebhookLogRowFragment | null>(null);
  const { filter, page } = variables;
  const { data, loading, error, refetch } = useStaffQuery(
    WebhookLogDocument,
    { filter, page },
    { pollMs: REFRESH_MS },
  );
  const rows = useRows(WebhookLogRowFragmentDoc, 'WebhookLogRow', data?.webhookDeliveries.items);
  return (
    <section aria-label="Dziennik">
      <h2 className={styles.title}>Dziennik z&nbsp;30&nbsp;dni</h2>
      {error && <AdminFailure error={error} retry={() => void refetch()} />}
      <ListTable<WebhookLogRowFragment, 'newest'>
        list="webhooks"
        columns={COLUMNS}
        rows={rows}
        total={data?.webhookDeliveries.totalCount ?? 0}
        loading={loading}
        view={view}
        defaultSort={logList.defaultSort}
        onChange={change}
        onOpen={open}
        narrow={(row) => <CompactDelivery row={row} />}
        empty="Nic jeszcze nie wysłaliśmy"
        filters={
          <>
            <Select
              aria-label="Stan dostarczenia"
              placeholder="Każdy stan"
              allowClear={CLEARABLE_SELECT}
              style={{ minWidth: 150 }}
              value={view.state}
              options={WEBHOOK_DELIVERY_STATES.map((value) => ({
                value,
                label: WEBHOOK_DELIVERY_STATE_LABELS[value],
              }))}
              onChange={(state) => change({ state: state ?? null })}
            />
            <Select
              aria-label="Zdarzenie"
              placeholder="Każde zdarzenie"
              allowClear={CLEARABLE_SELECT}
              style={{ minWidth: 220 }}
              value={view.event}
              options={WEBHOOK_EVENT_NAMES.map((value) => ({ value, label: eventLabel(value) }))}
              onChange={(event) => change({ event: event ?? null })}
            />
            <Select
              aria-label="Adres zdarzeń"
              placeholder="Każdy adres"
              allowClear={CLEARABLE_SELECT}
              style={{ minWidth: 220 }}
              value={view.endpointId}
              options={endpoints.map(({ id: value, url }) => ({ value, label: url }))}
              onChange={(endpointId) => change({ endpointId: endpointId ?? null })}
            />
          </>
        }
      />
      {opened && <DeliveryDetails row={opened} onClose={() => open(null)} />}
    </section>
  );
}

function EventName({ row: { eventName, eventId, createdAt } }: RowProps) {
  return (
    <CellLines>
      <strong>{eventLabel(eventName)}</strong>
      <span>
        nr&nbsp;{eventId}, {formatDateTime(createdAt)}
      </span>
    </CellLines>
  );
}

function Outcome({ row: { state, problem, attempts, nextAttemptAt } }: RowProps) {
  const facts = [
    problem !== null && problem.replace(/\.$/, ''),
    attempts > 0 && `próby: ${attempts}`,
    state === 'waiting' && nextAttemptAt !== null && `następna ${formatDateTime(nextAttemptAt)}`,
  ].filter(Boolean);
  return (
    <CellLines>
      <span>
        <Tag tone={TONES[state]}>{WEBHOOK_DELIVERY_STATE_LABELS[state]}</Tag>
      </span>
      <span>{facts.join(', ')}</span>
    </CellLines>
  );
}

function CompactDelivery({ row }: RowProps) {
  return (
    <div className={styles.facts}>
      <EventName row={row} />
      <span>{row.endpoint.url}</span>
      <Outcome row={row} />
      <div>
        <Replay row={row} />
      </div>
    </div>
  );
}

function Replay({ row: { id: deliveryId, eventId, endpoint } }: RowProps) {
  const [replay, { loading }] = useReplay();
  return (
    <Button
      size="small"
      loading={loading}
      aria-label={`Ponów zdarzenie nr ${eventId}`}
      onClick={() => void replay({ input: { endpointId: endpoint.id, deliveryIds: [deliveryId] } })}
    >
      Ponów
    </Button>
  );
}

/** What was sent, and the beginning of the answer. */
function DeliveryDetails({ row, onClose }: RowProps & { onClose: () => void }) {
  const { eventName, endpoint, body, status, answer, attemptedAt } = row;
  return (
    <Modal open title={eventLabel(eventName)} footer={null} onCancel={onClose}>
      <div className={styles.facts}>
        <p>{endpoint.url}</p>
        <Outcome row={row} />
        <pre aria-label="Wysłana treść">{JSON.stringify(JSON.parse(body), null, 2)}</pre>
        {status !== null && (
          <p>
            Odpowiedź {status}
            {attemptedAt && `, ${formatDateTime(attemptedAt)}`}
          </p>
        )}
        {answer && <pre aria-label="Początek odpowiedzi">{answer}</pre>}
      </div>
    </Modal>
  );
}
