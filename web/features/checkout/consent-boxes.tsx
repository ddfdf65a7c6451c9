import { useId } from 'react';

import { CONSENT_FIELDS } from '../../../engine/fields/order-fields.js';
import { Checkbox } from '../../ui/form/checkbox';
import { FieldError } from '../../ui/form/field-error';
import { Link } from '../../ui/button/link';
import type { ConsentBoxesFragment } from './consent-boxes.generated';
import styles from './consent-boxes.module.css';
import { CHECKOUT_FORM, CONSENT_CODES, type ConsentField } from './order-values';
import type { Checkout } from './use-checkout';

/** The consents, right before the order button; every box is empty at first. */
export function ConsentBoxes({
  consents,
  checkout,
}: {
  consents: readonly ConsentBoxesFragment[];
  checkout: Checkout;
}) {
  return (
    <fieldset className={styles.boxes} data-screen-only>
      <legend className={styles.title}>Zgody</legend>
      {checkout.consents.map((field) => {
        const consent = consents.find(({ code }) => code === CONSENT_CODES[field]);
        return consent && <ConsentBox key={field} {...{ field, consent, checkout }} />;
      })}
    </fieldset>
  );
}

const DOCUMENTS: Record<string, string> = {
  '/regulamin': 'Regulamin',
  '/odstapienie': 'Zasady odstąpienia',
  '/polityka-prywatnosci': 'Polityka prywatności',
};

function ConsentBox({
  field,
  consent: { text, documentPath },
  checkout,
}: {
  field: ConsentField;
  consent: ConsentBoxesFragment;
  checkout: Checkout;
}) {
  const errorId = useId();
  const { register, formState } = checkout.form;
  const error = formState.errors[field]?.message;
  const { required } = CONSENT_FIELDS[field];
  return (
    <div className={styles.box}>
      <Checkbox
        {...register(field, { required })}
        form={CHECKOUT_FORM}
        aria-required={required ? true : undefined}
        aria-invalid={error ? true : undefined}
        aria-describedby={error && errorId}
        label={
          <>
            {text}
            {required && <span className={styles.mark}>{'\u00a0*'}</span>}
          </>
        }
      />
      {documentPath && (
        <Link className={styles.document} to={documentPath} target="_blank">
          {DOCUMENTS[documentPath] ?? 'Czytaj'} (nowa karta)
        </Link>
      )}
      {error && <FieldError id={errorId}>{error}</FieldError>}
    </div>
  );
}
