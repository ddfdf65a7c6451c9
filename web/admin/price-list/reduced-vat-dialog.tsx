import { Form, Input, Radio } from 'antd';
import { EditDialog } from '../kit/edit-dialog/edit-dialog';
import { type Edited, type SaveOutcome, toSaveOutcome } from '../kit/form/field-problems';
import { useStaffMutation } from '../kit/form/use-staff-mutation';
import { PriceListPageDocument } from './price-list-page.generated';
import { type ReducedVatSettingFragment, SetReducedVatDocument } from './reduced-vat.generated';

interface VatValues {
  rate: 'full' | 'reduced';
  ruling: string;
}

const RATES = [
  { value: 'full', label: '23%' },
  { value: 'reduced', label: '8% w\u00a0budynkach mieszkalnych' },
] as const;

const TEXTS = {
  rate: {
    label: 'Stawka',
    show: (rate: VatValues['rate']) => (rate === 'full' ? RATES[0] : RATES[1]).label,
  },
  ruling: 'Numer interpretacji',
};

const editedOf = ({ ruling, version }: ReducedVatSettingFragment): Edited<VatValues> => ({
  values: { rate: ruling ? 'reduced' : 'full', ruling: ruling ?? '' },
  version,
});

/** Switches 8 % VAT on, for goods installed in housing and with the number of the tax ruling, or off. */
export function ReducedVatDialog({
  setting,
  title,
  onClose,
}: {
  setting: ReducedVatSettingFragment;
  title: string;
  onClose: () => void;
}) {
  const save = useSave(setting);
  return (
    <EditDialog<VatValues>
      title={title}
      initial={editedOf(setting)}
      texts={TEXTS}
      save={save}
      onClose={onClose}
    >
      {(form) => (
        <>
          <Form.Item name="rate" label={TEXTS.rate.label}>
            <Radio.Group options={[...RATES]} />
          </Form.Item>
          <Form.Item noStyle dependencies={['rate']}>
            {() => form.getFieldValue('rate') === 'reduced' && <RulingField />}
          </Form.Item>
        </>
      )}
    </EditDialog>
  );
}

function RulingField() {
  return (
    <Form.Item
      name="ruling"
      label={TEXTS.ruling}
      extra="Na przykład 0113-KDIPT1-2.4012.123.2026.1.AB."
      rules={[{ required: true, min: 3, message: 'Podaj numer swojej interpretacji.' }]}
    >
      <Input maxLength={60} autoComplete="off" />
    </Form.Item>
  );
}

function useSave({ category }: ReducedVatSettingFragment) {
  const [set] = useStaffMutation(SetReducedVatDocument, {
    done: 'Stawka VAT została zapisana',
    failed: 'Nie udało się zapisać stawki VAT',
    refetch: [PriceListPageDocument],
  });
  return async ({ values, version }: Edited<VatValues>): Promise<SaveOutcome<VatValues>> => {
    const ruling = values.rate === 'reduced' ? values.ruling : null;
    const outcome = await set({ input: { category, version: version ?? 0, ruling } });
    return toSaveOutcome(outcome, ({ reducedVat }) => {
      const current = reducedVat.find((each) => each.category === category);
      return current ? editedOf(current) : null;
    });
  };
}
