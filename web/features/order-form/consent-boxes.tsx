import { useId } from 'react';
import { CONSENT_FIELDS } from '#engine/trade/fields/order-fields';
import { Link } from '../../ui/button/link';
import { VisuallyHidden } from '../../ui/content/visually-hidden';
import { Checkbox } from '../../ui/form/checkbox';
import { FieldError } from '../../ui/form/field';
import type { ConsentField, OrderForm } from './order-values';
import styles from './consent-boxes.module.css';

/** A consent with its current text. */
export interface Consent {
  code: string;
  text: string;
  /** The words of the text that become the link to the document. */
  linkText: string;
  documentPath: string;
}

/** The code of the consent that each checkbox gives. */
const CODES: Record<ConsentField, string> = {
  acceptsTerms: 'terms',
  acknowledgesMadeToMeasure: 'made_to_measure',
  subscribesToNewsletter: 'newsletter',
};

/** The checkboxes for the consents to ask for; none is checked at first. */
export function ConsentBoxes({
  consents,
  order,
}: {
  consents: readonly Consent[];
  order: OrderForm;
}) {
  return (
    <fieldset className={styles.boxes}>
      <legend className={styles.title}>Zgody</legend>
      {order.consents.map((field) => {
        const consent = consents.find(({ code }) => code === CODES[field]);
        return consent && <ConsentBox key={field} {...{ field, consent, order }} />;
      })}
    </fieldset>
  );
}

function ConsentBox({
  field,
  consent,
  order,
}: {
  field: ConsentField;
  consent: Consent;
  order: OrderForm;
}) {
  const errorId = useId();
  const { register, formState } = order.form;
  const error = formState.errors[field]?.message;
  const { required } = CONSENT_FIELDS[field];
  return (
    <div>
      <Checkbox
        {...register(field, { required })}
        id={field}
        defaultChecked={formState.defaultValues?.[field]}
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

/** The text of a consent, with a link to its document in it. */
function ConsentText({ text, linkText, documentPath }: Consent) {
  const [before, after] = text.split(linkText);
  return (
    <>
      <span>{before}</span>
      <Link to={documentPath} target="_blank">
        <span>{linkText}</span>
        <VisuallyHidden> (nowa karta)</VisuallyHidden>
      </Link>
      <span>{after}</span>
    </>
  );
}
