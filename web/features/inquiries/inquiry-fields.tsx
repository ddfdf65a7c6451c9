import type { InquiryType } from '../../apollo/schema.generated';
import { Field } from '../../ui/form/field';
import { Select } from '../../ui/form/select';
import { TextArea } from '../../ui/form/text-area';
import { TextInput } from '../../ui/form/text-input';
import type { InquiryDraft, InquiryProblems } from './inquiry-draft';
import styles from './inquiry-form.module.css';
import { INQUIRY_TYPE_LABELS } from '../../../engine/shop/inquiry-labels.js';

const TYPES = Object.keys(INQUIRY_TYPE_LABELS) as InquiryType[];

interface InquiryFieldsProps {
  draft: InquiryDraft;
  problems: InquiryProblems;
  onChange: (field: keyof InquiryDraft, value: string) => void;
}

export function InquiryFields({ draft, problems, onChange }: InquiryFieldsProps) {
  const bind = (name: keyof InquiryDraft) => ({
    name,
    value: draft[name],
    onChange: (event: { target: { value: string } }) => onChange(name, event.target.value),
  });
  return (
    <div className={styles.fields}>
      <Field label="Imię i nazwisko" error={problems.name} required>
        {(control) => <TextInput {...control} {...bind('name')} autoComplete="name" />}
      </Field>
      <Field label="E-mail" error={problems.email} required>
        {(control) => (
          <TextInput {...control} {...bind('email')} type="email" autoComplete="email" />
        )}
      </Field>
      <Field label="Telefon" hint="Nieobowiązkowo" error={problems.phone}>
        {(control) => <TextInput {...control} {...bind('phone')} type="tel" autoComplete="tel" />}
      </Field>
      <Field label="Rodzaj zapytania" error={problems.inquiryType} required>
        {({ required: _browserRule, ...control }) => (
          <Select {...control} {...bind('inquiryType')} aria-required>
            <option value="" disabled>
              Wybierz rodzaj
            </option>
            {TYPES.map((type) => (
              <option key={type} value={type}>
                {INQUIRY_TYPE_LABELS[type]}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <div className={styles.wide}>
        <Field label="Temat" error={problems.subject} required>
          {(control) => <TextInput {...control} {...bind('subject')} />}
        </Field>
      </div>
      <div className={styles.wide}>
        <Field label="Wiadomość" error={problems.message} required>
          {(control) => <TextArea {...control} {...bind('message')} rows={6} />}
        </Field>
      </div>
    </div>
  );
}
