import { Form, Input, Select } from 'antd';
import { pick } from '#engine/trade/fields/pick';
import { SERVICE_VAT_LABELS, UNIT_LABELS } from '#engine/trade/shop/agreed-lines';
import { readAmount } from '../../lib/form/text-control';
import { EditDialog } from '../kit/edit-dialog/edit-dialog';
import { type Edited, type SaveOutcome, toSaveOutcome } from '../kit/form/field-problems';
import { useStaffMutation } from '../kit/form/use-staff-mutation';
import { PRICE_RULES, SERVICE_VATS, TEXT_RULES, UNITS } from '../trade/goods/service-lines';
import { NEW_SERVICE, type ServiceValues, listedValues } from '../trade/goods/service-values';
import {
  type ListedServiceFragment,
  ListedServicesDocument,
} from '../trade/goods/services.generated';
import {
  CreateListedServiceDocument,
  UpdateListedServiceDocument,
} from './services-page.generated';

type PriceValues = Pick<ServiceValues, 'text' | 'unit' | 'unitPrice' | 'vat'>;

const TEXTS = {
  text: 'Usługa',
  unit: { label: 'Jednostka', show: (unit: PriceValues['unit']) => UNIT_LABELS[unit] },
  unitPrice: 'Cena jednostkowa',
  vat: { label: 'VAT', show: (vat: PriceValues['vat']) => SERVICE_VAT_LABELS[vat] },
};

interface ServiceDialogProps {
  /** Null for a new one. */
  service: ListedServiceFragment | null;
  onClose: () => void;
}

export function ServiceDialog({ service, onClose }: ServiceDialogProps) {
  const save = useSaveService(service?.id ?? null);
  return (
    <EditDialog<PriceValues>
      title={service ? 'Usługa w\u00a0cenniku' : 'Nowa usługa w\u00a0cenniku'}
      texts={TEXTS}
      initial={service ? editedOf(service) : { values: pick(NEW_SERVICE, PRICE_FIELDS) }}
      save={save}
      onClose={onClose}
    >
      <Form.Item
        name="text"
        label="Usługa"
        extra="Tak przeczyta ją klient: w&nbsp;ofercie, w&nbsp;zamówieniu i&nbsp;na fakturze."
        rules={TEXT_RULES}
      >
        <Input maxLength={200} />
      </Form.Item>
      <Form.Item name="unit" label="Jednostka">
        <Select options={UNITS} />
      </Form.Item>
      <Form.Item name="unitPrice" label="Cena jednostkowa z&nbsp;VAT" rules={PRICE_RULES}>
        <Input inputMode="decimal" suffix="zł" maxLength={11} autoComplete="off" />
      </Form.Item>
      <Form.Item
        name="vat"
        label="VAT"
        extra="„Jak towar”: 8%, gdy towar w&nbsp;tym zamówieniu ma tę stawkę i&nbsp;klient oświadczył, że montujemy go w&nbsp;budynku mieszkalnym."
      >
        <Select options={SERVICE_VATS} />
      </Form.Item>
    </EditDialog>
  );
}

const PRICE_FIELDS = ['text', 'unit', 'unitPrice', 'vat'] as const;

function useSaveService(id: number | null) {
  const toasts = {
    done: 'Cennik usług zapisany',
    failed: 'Nie udało się zapisać usługi',
    refetch: [ListedServicesDocument],
  };
  const [create] = useStaffMutation(CreateListedServiceDocument, toasts);
  const [update] = useStaffMutation(UpdateListedServiceDocument, toasts);
  return async ({ values, version }: Edited<PriceValues>): Promise<SaveOutcome<PriceValues>> => {
    const input = { ...pick(values, PRICE_FIELDS), unitPrice: readAmount(values.unitPrice) };
    const outcome =
      id === null || version === undefined
        ? await create({ input })
        : await update({ input: { id, version, ...input } });
    return toSaveOutcome(outcome, ({ listedServices }) => {
      const current = listedServices.find((each) => each.id === id);
      return current ? editedOf(current) : null;
    });
  };
}

const editedOf = (service: ListedServiceFragment): Edited<PriceValues> => ({
  values: listedValues(service),
  version: service.version,
});
