import { useId } from 'react';

import { Checkbox } from '../../ui/form/checkbox';
import { FieldError } from '../../ui/form/field-error';
import { Link } from '../../ui/button/link';
import type { ConsentBoxesFragment } from './consent-boxes.generated';
import styles from './consent-boxes.module.css';
import { CHECKOUT_FORM } from './customer-fields';
import { CONSENT_CODES, type ConsentField } from './order-consents';
import type { Checkout } from './use-checkout';

/** What is agreed to right before the order button, each box empty at first. */
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
      {checkout.shownConsents.map((field) => {
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
  const error = checkout.errors[field];
  const isRequired = field !== 'subscribesToNewsletter';
  return (
    <div className={styles.box}>
      <Checkbox
        name={field}
        form={CHECKOUT_FORM}
        checked={checkout.consents[field]}
        onChange={(event) => checkout.tick(field, event.target.checked)}
        aria-required={isRequired || undefined}
        aria-invalid={error ? true : undefined}
        aria-describedby={error && errorId}
        label={
          <>
            {text}
            {isRequired && <span className={styles.mark}>{'\u00a0*'}</span>}
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
