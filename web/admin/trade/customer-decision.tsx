import { Form, Input, type InputRef } from 'antd';
import { useRef } from 'react';
import {
  ORDER_FIELDS,
  ORDER_FIELD_NAMES,
  type OrderField,
  type OrderFieldName,
  formatOrderText,
} from '#engine/trade/fields/order-fields';
import type { OrderConsentWay } from '../../apollo/schema.generated';
import { formatDateTime } from '../../lib/dates/format-date';
import type { PolishTime } from '../../lib/dates/warsaw-time';
import { Link } from '../../ui/button/link';
import { POLISH_TIME } from '../kit/form/field-problems';
import { PhoneLink } from '../kit/page/inline-parts';

/** What staff enter about a telephone call in which the customer decided. */
export interface CallValues {
  name: string;
  at: PolishTime;
  note: string;
}

export const CALL_TEXTS = {
  name: 'Z\u00a0kim była rozmowa',
  at: { label: 'Kiedy', show: (at: string) => at.replace('T', ', ') },
};

export function CallFields({ noteLabel }: { noteLabel: string }) {
  const { minLength, maxLength } = ORDER_FIELDS.customerName;
  return (
    <>
      <Form.Item
        name="name"
        label={CALL_TEXTS.name}
        rules={[{ required: true, min: minLength.value, message: minLength.message }]}
      >
        <Input maxLength={maxLength.value} />
      </Form.Item>
      <CallTimeField label={CALL_TEXTS.at.label} />
      <Form.Item name="note" label={noteLabel}>
        <Input.TextArea maxLength={1000} autoSize={{ minRows: 2, maxRows: 6 }} />
      </Form.Item>
    </>
  );
}

/**
 * The field "at" of a form: when a call with a customer was, in Polish time; empty for now. Browsers give a day without
 * its hour as an empty value, which must not count as now.
 */
function CallTimeField({ label }: { label: string }) {
  const input = useRef<InputRef>(null);
  const isWhole = {
    validator: () =>
      input.current?.input?.validity.badInput
        ? Promise.reject(new Error(POLISH_TIME.message))
        : Promise.resolve(),
  };
  return (
    <Form.Item
      name="at"
      label={label}
      extra="Czas polski. Puste pole: teraz."
      rules={[POLISH_TIME, isWhole]}
    >
      <Input ref={input} type="datetime-local" />
    </Form.Item>
  );
}

interface CustomerDecisionProps {
  /** "Przyjęcie" */
  label: string;
  /** Where customers decide by themselves: "na stronie oferty". */
  page: string;
  version: {
    decidedAt: string | null;
    decidedName: string | null;
    consentWay: OrderConsentWay | null;
    recordedByName: string | null;
    decisionNote: string | null;
  };
}

/** Who decided on a version, when and how; nothing before the decision. */
export function CustomerDecision({ label, page, version }: CustomerDecisionProps) {
  const { decidedAt, decidedName, consentWay, recordedByName, decisionNote } = version;
  if (!decidedAt || !consentWay) return null;
  const ways = {
    link: [page, recordedByName && `zalogowany pracownik: ${recordedByName}`]
      .filter(Boolean)
      .join(', '),
    phone: `telefonicznie, zapis: ${recordedByName}`,
    signature: `podpisem na telefonie ekipy: ${recordedByName}`,
  };
  return (
    <p>
      {label}:{' '}
      {[decidedName, formatDateTime(decidedAt), ways[consentWay]].filter(Boolean).join(', ')}.
      {decisionNote && ` „${decisionNote}”`}
    </p>
  );
}

/** The customer's data as items of a description list, without those that are missing. */
export function customerFacts(
  texts: Readonly<Record<OrderFieldName, string | null>>,
  className: string | undefined,
) {
  return ORDER_FIELD_NAMES.flatMap((name) => {
    const field: OrderField = ORDER_FIELDS[name];
    const text = texts[name];
    if (!text) return [];
    return [
      { key: name, label: field.label, children: <CustomerText {...{ field, text, className }} /> },
    ];
  });
}

/** The link to the customer's file as an item of a description list; nothing where there is no file. */
export const customerFileFacts = (id: number | null) =>
  id === null
    ? []
    : [
        {
          key: 'customer',
          label: 'Karta klienta',
          children: <Link to={`/admin/customers/${id}`}>wszystkie sprawy klienta</Link>,
        },
      ];

function CustomerText({
  field,
  text,
  className,
}: {
  field: OrderField;
  text: string;
  className: string | undefined;
}) {
  const { kind } = field;
  if (kind === 'phone') return <PhoneLink phone={text} />;
  if (kind === 'email') return <a href={`mailto:${text}`}>{text}</a>;
  return <span className={className}>{formatOrderText(field, text)}</span>;
}
