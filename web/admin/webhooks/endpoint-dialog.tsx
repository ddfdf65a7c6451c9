import { Checkbox, Form, Input } from 'antd';
import { useState } from 'react';
import { SUBSCRIBABLE_EVENTS, WEBHOOK_EVENTS } from '#engine/trade/shop/webhook-events';
import { randomKey } from '../../lib/browser/request-keys';
import { EditDialog } from '../kit/edit-dialog/edit-dialog';
import { type Edited, type SaveOutcome, toSaveOutcome } from '../kit/form/field-problems';
import { useStaffMutation } from '../kit/form/use-staff-mutation';
import { eventLabel } from './endpoint-card';
import {
  CreateWebhookEndpointDocument,
  UpdateWebhookEndpointDocument,
  type WebhookEndpointCardFragment,
  WebhookEndpointsDocument,
} from './webhooks-page.generated';
import styles from './webhooks-page.module.css';

interface EndpointValues {
  url: string;
  description: string;
  events: string[];
  isActive: boolean;
}

const TEXTS = {
  url: 'Adres',
  description: 'Opis',
  events: { label: 'Zdarzenia', show: (events: string[]) => events.map(eventLabel).join(', ') },
  isActive: { label: 'Czynny', show: (isActive: boolean) => (isActive ? 'tak' : 'nie') },
};

interface EndpointDialogProps {
  /** Null for a new one. */
  endpoint: WebhookEndpointCardFragment | null;
  onClose: () => void;
  /** Gets the secret of a new endpoint. */
  onSecret: (secret: string) => void;
}

/** The form of an address: where it is, what it is told, whether it is. */
export function EndpointDialog({ endpoint, onClose, onSecret }: EndpointDialogProps) {
  const save = useSaveEndpoint(endpoint?.id ?? null, onSecret);
  const empty = { url: 'https://', description: '', events: [], isActive: true };
  return (
    <EditDialog<EndpointValues>
      title={endpoint ? 'Adres webhooka' : 'Nowy adres webhooka'}
      texts={TEXTS}
      initial={endpoint ? editedOf(endpoint) : { values: empty }}
      save={save}
      onClose={onClose}
    >
      <Form.Item
        name="url"
        label="Adres"
        extra="Program partnera, który odbiera zdarzenia; zaczyna się od https://"
        rules={[{ required: true, min: 10, message: 'Wpisz pełny adres.' }]}
      >
        <Input inputMode="url" maxLength={500} autoComplete="off" />
      </Form.Item>
      <Form.Item name="description" label="Opis" extra="Czyj to program, np. „Hurtownia”.">
        <Input maxLength={120} autoComplete="off" />
      </Form.Item>
      <Form.Item
        name="events"
        label="Zdarzenia"
        rules={[{ required: true, message: 'Zaznacz przynajmniej jedno zdarzenie.' }]}
      >
        <Checkbox.Group className={styles.events} options={EVENT_OPTIONS} />
      </Form.Item>
      {endpoint && (
        <Form.Item name="isActive" valuePropName="checked">
          <Checkbox>Czynny: wysyłamy tu zdarzenia</Checkbox>
        </Form.Item>
      )}
    </EditDialog>
  );
}

const EVENT_OPTIONS = SUBSCRIBABLE_EVENTS.map((value) => ({
  value,
  label: WEBHOOK_EVENTS[value].label,
}));

function useSaveEndpoint(id: number | null, onSecret: (secret: string) => void) {
  const [idempotencyKey] = useState(randomKey);
  const toasts = { failed: 'Nie udało się zapisać adresu', refetch: [WebhookEndpointsDocument] };
  const [create] = useStaffMutation(CreateWebhookEndpointDocument, {
    ...toasts,
    done: 'Adres został dodany',
  });
  const [update] = useStaffMutation(UpdateWebhookEndpointDocument, {
    ...toasts,
    done: 'Adres zapisany',
  });
  return async ({
    values: { isActive, ...values },
    version,
  }: Edited<EndpointValues>): Promise<SaveOutcome<EndpointValues>> => {
    if (id === null || version === undefined) {
      const outcome = await create({ input: { ...values, idempotencyKey } });
      if (outcome.kind === 'done' && outcome.payload.secret) onSecret(outcome.payload.secret);
      return toSaveOutcome(outcome);
    }
    const outcome = await update({ input: { id, version, isActive, ...values } });
    return toSaveOutcome(outcome, ({ endpoint }) => endpoint && editedOf(endpoint));
  };
}

const editedOf = ({
  url,
  description,
  events,
  state,
  version,
}: WebhookEndpointCardFragment): Edited<EndpointValues> => ({
  values: { url, description, events: [...events], isActive: state === 'active' },
  version,
});
