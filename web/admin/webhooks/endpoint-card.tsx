import { App, Button } from 'antd';
import { useState } from 'react';
import {
  WEBHOOK_ENDPOINT_STATE_LABELS,
  WEBHOOK_EVENTS,
  type WebhookEndpointState,
  type WebhookEventName,
} from '#engine/trade/shop/webhook-events';
import { formatDateTime } from '../../lib/dates/format-date';
import { useStaffMutation } from '../kit/form/use-staff-mutation';
import { Tag, type TagTone } from '../kit/page/inline-parts';
import { ReplayDialog } from './replay-dialog';
import {
  DeleteWebhookEndpointDocument,
  RotateWebhookSecretDocument,
  SendTestWebhookDocument,
  type WebhookEndpointCardFragment,
  WebhookEndpointsDocument,
  WebhookLogDocument,
} from './webhooks-page.generated';
import styles from './webhooks-page.module.css';

const TONES: Record<WebhookEndpointState, TagTone> = {
  active: 'good',
  paused: 'neutral',
  disabled: 'bad',
};

/** The Polish name of an event; one that this version does not know is shown as it is. */
export const eventLabel = (name: string): string =>
  name in WEBHOOK_EVENTS ? WEBHOOK_EVENTS[name as WebhookEventName].label : name;

/** Until when the secret before signs, too; null where it does no longer. */
const rotationEnd = ({ previousUntil }: WebhookEndpointCardFragment): string | null =>
  previousUntil !== null && Date.parse(previousUntil) > Date.now() ? previousUntil : null;

interface EndpointCardProps {
  endpoint: WebhookEndpointCardFragment;
  onEdit: () => void;
  onSecret: (secret: string) => void;
}

export function EndpointCard({ endpoint, onEdit, onSecret }: EndpointCardProps) {
  const { url, description, events, state, failingSince } = endpoint;
  const rotatingUntil = rotationEnd(endpoint);
  return (
    <article className={styles.card}>
      <h2 className={styles.url}>{url}</h2>
      <p>
        <Tag tone={TONES[state]}>{WEBHOOK_ENDPOINT_STATE_LABELS[state]}</Tag> {description}
      </p>
      <p className={styles.soft}>{events.map(eventLabel).join(', ')}</p>
      {failingSince && (
        <p className={styles.trouble}>Nie odbiera od {formatDateTime(failingSince)}.</p>
      )}
      {rotatingUntil && (
        <p className={styles.soft}>
          Do {formatDateTime(rotatingUntil)} podpisujemy też poprzednim sekretem.
        </p>
      )}
      <Actions endpoint={endpoint} onEdit={onEdit} onSecret={onSecret} />
    </article>
  );
}

function Actions({ endpoint, onEdit, onSecret }: EndpointCardProps) {
  const { id, url, state } = endpoint;
  const { modal } = App.useApp();
  const [replaying, setReplaying] = useState(false);
  const [test, { loading: testing }] = useStaffMutation(SendTestWebhookDocument, {
    done: 'Zdarzenie próbne jest w\u00a0drodze',
    failed: 'Nie udało się wysłać zdarzenia',
    refetch: [WebhookLogDocument],
  });
  const [rotate] = useStaffMutation(RotateWebhookSecretDocument, {
    failed: 'Nie udało się wymienić sekretu',
    refetch: [WebhookEndpointsDocument],
  });
  const [remove] = useStaffMutation(DeleteWebhookEndpointDocument, {
    done: 'Adres został usunięty',
    failed: 'Nie udało się usunąć adresu',
    refetch: [WebhookEndpointsDocument, WebhookLogDocument],
  });
  const askRotate = () =>
    modal.confirm({
      title: `Wymienić sekret: ${url}?`,
      content: 'Przez 24\u00a0godziny podpisujemy nowym i\u00a0dotychczasowym, potem tylko nowym.',
      okText: 'Wymień sekret',
      onOk: async () => {
        const outcome = await rotate({ input: { endpointId: id } });
        if (outcome.kind === 'done' && outcome.payload.secret) onSecret(outcome.payload.secret);
      },
    });
  const askRemove = () =>
    modal.confirm({
      title: `Usunąć adres: ${url}?`,
      content: 'Razem z\u00a0nim znika dziennik tego, co tam wysłaliśmy.',
      okText: 'Usuń adres',
      okButtonProps: { danger: true },
      onOk: () => remove({ input: { endpointId: id } }),
    });
  return (
    <div className={styles.actions}>
      <Button aria-label={`Zmień: ${url}`} onClick={onEdit}>
        Zmień
      </Button>
      {state === 'active' && (
        <>
          <Button
            loading={testing}
            aria-label={`Wyślij próbne: ${url}`}
            onClick={() => void test({ input: { endpointId: id } })}
          >
            Wyślij próbne
          </Button>
          <Button aria-label={`Ponów nieudane: ${url}`} onClick={() => setReplaying(true)}>
            Ponów nieudane
          </Button>
        </>
      )}
      <Button aria-label={`Wymień sekret: ${url}`} onClick={askRotate}>
        Wymień sekret
      </Button>
      <Button danger aria-label={`Usuń: ${url}`} onClick={askRemove}>
        Usuń
      </Button>
      {replaying && <ReplayDialog endpoint={endpoint} onClose={() => setReplaying(false)} />}
    </div>
  );
}
