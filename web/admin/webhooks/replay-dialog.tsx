import { Form, Select } from 'antd';
import { pluralCount } from '../../lib/text/grammar';
import { EditDialog } from '../kit/edit-dialog/edit-dialog';
import { toSaveOutcome } from '../kit/form/field-problems';
import { useStaffMutation } from '../kit/form/use-staff-mutation';
import {
  ReplayWebhooksDocument,
  type WebhookEndpointCardFragment,
  WebhookLogDocument,
} from './webhooks-page.generated';

const PERIODS = [
  { value: 1, label: 'ostatniej godziny' },
  { value: 24, label: 'ostatniej doby' },
  { value: 7 * 24, label: 'ostatnich 7\u00a0dni' },
  { value: 30 * 24, label: 'ostatnich 30\u00a0dni' },
];
const HOUR_MS = 3_600_000;

interface ReplayDialogProps {
  endpoint: WebhookEndpointCardFragment;
  onClose: () => void;
}

/** Has the failed deliveries of a period sent again. */
export function ReplayDialog({ endpoint: { id, url }, onClose }: ReplayDialogProps) {
  const [replay] = useReplay();
  return (
    <EditDialog<{ hours: number }>
      title={`Ponów nieudane: ${url}`}
      saveLabel="Ponów"
      texts={{ hours: 'Z\u00a0jakiego czasu' }}
      initial={{ values: { hours: 24 } }}
      onClose={onClose}
      save={async ({ values: { hours } }) => {
        const failedSince = new Date(Date.now() - hours * HOUR_MS).toISOString();
        return toSaveOutcome(await replay({ input: { endpointId: id, failedSince } }));
      }}
    >
      <Form.Item
        name="hours"
        label="Z&nbsp;jakiego czasu"
        extra="Najwyżej 1000 naraz, od najstarszych. Zdarzenia zachowują swoje numery."
      >
        <Select options={PERIODS} />
      </Form.Item>
    </EditDialog>
  );
}

/** Has deliveries sent again, and says how many. */
export const useReplay = () =>
  useStaffMutation(ReplayWebhooksDocument, {
    done: ({ queuedCount }) =>
      `Do ponownego wysłania: ${pluralCount(queuedCount, ['zdarzenie', 'zdarzenia', 'zdarzeń'])}`,
    failed: 'Nie udało się ponowić',
    refetch: [WebhookLogDocument],
  });
