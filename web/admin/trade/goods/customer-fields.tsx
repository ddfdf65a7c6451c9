import { Form, Input, Select } from 'antd';
import {
  ORDER_FIELDS,
  ORDER_FIELD_NAMES,
  type OrderField,
  formatOrderText,
} from '#engine/trade/fields/order-fields';
import { fieldError, valuesOf } from '#engine/trade/fields/text-field';

interface CustomerFieldsProps {
  /** Whether all fields may be left empty. */
  isDraft?: boolean;
}

/** The customer's data, with the field definitions of orders. */
export function CustomerFields({ isDraft = false }: CustomerFieldsProps) {
  return ORDER_FIELD_NAMES.map((name) => {
    const { required, ...rules }: OrderField = ORDER_FIELDS[name];
    const field = isDraft ? rules : { ...rules, required };
    return (
      <Form.Item
        key={name}
        name={name}
        label={field.label}
        required={!isDraft && required !== undefined}
        rules={[{ validator: (_rule, value: string | null) => check(field, value) }]}
        {...(field.kind === 'area' && { getValueProps: shownArea })}
      >
        {control(field)}
      </Form.Item>
    );
  });
}

const shownArea = (value: string | null) => ({ value: typedArea(value) });

function control({ kind, choices }: OrderField) {
  if (choices)
    return (
      <Select
        allowClear
        placeholder="brak"
        options={Object.entries(choices).map(([value, label]) => ({ value, label }))}
      />
    );
  return kind === 'lines' ? <Input.TextArea autoSize={{ minRows: 1, maxRows: 6 }} /> : <Input />;
}

async function check(field: OrderField, value: string | null): Promise<void> {
  const error = fieldError(field, value ?? '');
  if (error) throw new Error(error);
}

const { buildingKind, buildingArea } = ORDER_FIELDS;

/** The names of an order's fields, and how codes and decimals are shown, where two versions of a form are compared. */
export const ORDER_FIELD_TEXTS = {
  ...valuesOf(ORDER_FIELDS, (name) => ORDER_FIELDS[name].label),
  buildingKind: {
    label: buildingKind.label,
    show: (kind: string | null) => (kind ? formatOrderText(buildingKind, kind) : 'brak'),
  },
  buildingArea: { label: buildingArea.label, show: (area: string | null) => typedArea(area) ?? '' },
};

/** An area as people type it: "142,50" for the stored "142.50". */
const typedArea = (area: string | null): string | null => area && area.replace('.', ',');
