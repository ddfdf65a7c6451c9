import type { UseFormReturn } from 'react-hook-form';

import { INQUIRY_FIELDS, type InquiryField } from '#engine/trade/fields/inquiry-fields';
import { MESSAGE_TYPE_LABELS } from '#engine/trade/shop/inquiry-labels';
import { textControl } from '../../../lib/form/text-control';
import { Field } from '../../../ui/form/field';
import { Select } from '../../../ui/form/select';
import { TextArea } from '../../../ui/form/text-area';
import { TextInput } from '../../../ui/form/text-input';
import styles from './inquiry-form.module.css';
import type { InquiryValues } from './use-inquiry-form';

export function InquiryFields({ form }: { form: UseFormReturn<InquiryValues> }) {
  const bind = (name: InquiryField) => textControl(form, name, INQUIRY_FIELDS[name]);
  const errorOf = (name: InquiryField) => form.formState.errors[name]?.message;
  return (
    <div className={styles.fields}>
      <Field label="Imię i nazwisko" error={errorOf('name')} required>
        {(control) => <TextInput {...control} {...bind('name')} autoComplete="name" />}
      </Field>
      <Field label="E-mail" error={errorOf('email')} required>
        {(control) => (
          <TextInput {...control} {...bind('email')} type="email" autoComplete="email" />
        )}
      </Field>
      <Field label="Telefon" hint="Nieobowiązkowo" error={errorOf('phone')}>
        {(control) => <TextInput {...control} {...bind('phone')} type="tel" autoComplete="tel" />}
      </Field>
      <Field label="Rodzaj zapytania" error={errorOf('inquiryType')} required>
        {({ required: _browserRule, ...control }) => (
          <Select {...control} {...bind('inquiryType')} aria-required>
            <option value="" disabled>
              Wybierz rodzaj
            </option>
            {Object.entries(MESSAGE_TYPE_LABELS).map(([type, label]) => (
              <option key={type} value={type}>
                {label}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <div className={styles.wide}>
        <Field label="Temat" error={errorOf('subject')} required>
          {(control) => <TextInput {...control} {...bind('subject')} />}
        </Field>
      </div>
      <div className={styles.wide}>
        <Field label="Wiadomość" error={errorOf('message')} required>
          {(control) => <TextArea {...control} {...bind('message')} rows={6} />}
        </Field>
      </div>
    </div>
  );
}
