import { useQuery } from '@apollo/client/react';
import { AutoComplete, Button, Form, Input, Select } from 'antd';
import { formatZloty } from '#engine/goods/price/money';
import { keysOf } from '#engine/trade/fields/pick';
import {
  MAX_SERVICE_QUANTITY,
  SERVICE_VAT_LABELS,
  UNIT_LABELS,
} from '#engine/trade/shop/agreed-lines';
import { NumberInput, hundredths } from '../../kit/form/number-input';
import { useMay } from '../../kit/page/viewer';
import { DiscountField, LEGEND } from './line-parts';
import {
  NEW_SERVICE,
  type ServiceValues,
  listedPrice,
  listedValues,
  serviceTotal,
} from './service-values';
import { type ListedServiceFragment, ListedServicesDocument } from './services.generated';
import { AMOUNT_RULE } from './typed-total';
import styles from './changed-lines.module.css';

export const UNITS = keysOf(UNIT_LABELS).map((value) => ({ value, label: UNIT_LABELS[value] }));
export const SERVICE_VATS = keysOf(SERVICE_VAT_LABELS).map((value) => ({
  value,
  label: SERVICE_VAT_LABELS[value],
}));

export const TEXT_RULES = [
  { required: true, whitespace: true, min: 2, message: 'Podaj nazwę (co najmniej 2\u00a0znaki).' },
];
export const PRICE_RULES = [{ required: true, message: 'Podaj cenę.' }, AMOUNT_RULE];
const QUANTITY_RULES = [
  { required: true, message: 'Podaj ilość.' },
  hundredths(0.01, MAX_SERVICE_QUANTITY),
];

/** The services of an order or an offer, beside its goods; suggested from the price list. */
export function ServiceLines({ onChange }: { onChange?: () => void }) {
  const mayRead = useMay('offers:read');
  const { data } = useQuery(ListedServicesDocument, { skip: !mayRead });
  return (
    <Form.List name="services">
      {(fields, { add, remove }) => (
        <>
          {fields.map(({ key, name }) => (
            <ServiceLine
              key={key}
              index={name}
              listed={data?.listedServices ?? []}
              onChange={onChange}
              onRemove={() => (remove(name), onChange?.())}
            />
          ))}
          <Form.Item>
            <Button onClick={() => (add(NEW_SERVICE), onChange?.())}>Dodaj usługę</Button>
          </Form.Item>
        </>
      )}
    </Form.List>
  );
}

interface ServiceLineProps {
  index: number;
  /** The price list. */
  listed: readonly ListedServiceFragment[];
  onChange: (() => void) | undefined;
  onRemove: () => void;
}

function ServiceLine({ index, listed, onChange, onRemove }: ServiceLineProps) {
  const form = Form.useFormInstance();
  const service: ServiceValues = Form.useWatch(['services', index], form) ?? NEW_SERVICE;
  const total = serviceTotal(service);
  const name = service.text || 'nowa';
  const copy = (text: string) => {
    const chosen = listed.find((each) => each.text === text);
    if (chosen) form.setFieldValue(['services', index], { ...service, ...listedValues(chosen) });
    onChange?.();
  };
  return (
    <fieldset className={styles.line}>
      <legend style={LEGEND}>{`Usługa ${index + 1}: ${name}`}</legend>
      <div className={styles.row}>
        <Form.Item name={[index, 'text']} label="Usługa" className={styles.wide} rules={TEXT_RULES}>
          <AutoComplete
            maxLength={200}
            options={listed.map((each) => ({
              value: each.text,
              label: `${each.text}, ${listedPrice(each)}`,
            }))}
            showSearch={{
              filterOption: (typed, option) =>
                Boolean(option?.value.toLowerCase().includes(typed.toLowerCase())),
            }}
            onSelect={copy}
          />
        </Form.Item>
        <Button danger onClick={onRemove} aria-label={`Usuń usługę ${index + 1}: ${name}`}>
          Usuń usługę
        </Button>
      </div>
      <div className={styles.row}>
        <Form.Item
          name={[index, 'quantity']}
          label="Ilość"
          className={styles.short}
          rules={QUANTITY_RULES}
        >
          <NumberInput />
        </Form.Item>
        <Form.Item name={[index, 'unit']} label="Jednostka" className={styles.short}>
          <Select options={UNITS} onChange={onChange} />
        </Form.Item>
        <Form.Item
          name={[index, 'unitPrice']}
          label="Cena z&nbsp;VAT"
          className={styles.short}
          rules={PRICE_RULES}
        >
          <Input inputMode="decimal" suffix="zł" maxLength={11} autoComplete="off" />
        </Form.Item>
        <DiscountField index={index} />
        <Form.Item name={[index, 'vat']} label="VAT" className={styles.short}>
          <Select options={SERVICE_VATS} onChange={onChange} />
        </Form.Item>
      </div>
      {total !== null && <p aria-live="polite">Wartość: {formatZloty(total)}</p>}
    </fieldset>
  );
}
