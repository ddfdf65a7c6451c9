import { useId } from 'react';

import { CONSENT_FIELDS } from '../../../engine/fields/order-fields.js';
import { Link } from '../../ui/button/link';
import { VisuallyHidden } from '../../ui/content/visually-hidden';
import { Checkbox } from '../../ui/form/checkbox';
import { FieldError } from '../../ui/form/field-error';
import type { ConsentBoxesFragment } from './consent-boxes.generated';
import styles from './consent-boxes.module.css';
import { CONSENT_CODES, type ConsentField } from './order-values';
import type { Checkout } from './use-checkout';

/** The consents, at the end of the order form; every box is empty at first. */
export function ConsentBoxes({
  consents,
  checkout,
}: {
  consents: readonly ConsentBoxesFragment[];
  checkout: Checkout;
}) {
  return (
    <fieldset className={styles.boxes}>
      <legend className={styles.title}>Zgody</legend>
      {checkout.consents.map((field) => {
        const consent = consents.find(({ code }) => code === CONSENT_CODES[field]);
        return consent && <ConsentBox key={field} {...{ field, consent, checkout }} />;
      })}
    </fieldset>
  );
}

function ConsentBox({
  field,
  consent,
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
    <div>
      <Checkbox
        {...register(field, { required })}
        aria-required={required ? true : undefined}
        aria-invalid={error ? true : undefined}
        aria-describedby={error && errorId}
        label={
          <>
            <ConsentText {...consent} />
            {required && <span className={styles.mark}>{'\u00a0*'}</span>}
          </>
        }
      />
      {error && (
        <div className={styles.error}>
          <FieldError id={errorId}>{error}</FieldError>
        </div>
      )}
    </div>
  );
}

/** The sentence, in which the name of the document leads to it. */
function ConsentText({ text, linkText, documentPath }: ConsentBoxesFragment) {
  const [before, after] = text.split(linkText);
  return (
    <>
      {before}
      <Link to={documentPath} target="_blank">
        {linkText}
        <VisuallyHidden> (nowa karta)</VisuallyHidden>
      </Link>
      {after}
    </>
  );
}
