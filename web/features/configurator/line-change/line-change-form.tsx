import { useMutation } from '@apollo/client/react';
import { type FormEvent, useState } from 'react';
import { failureText } from '../../../apollo/refusal';
import type { LineChangeInput } from '../../../apollo/schema.generated';
import { type DifferenceWords, VersionDifference } from '../../../goods/version-difference';
import { formatMoney } from '../../../lib/text/format';
import { Button } from '../../../ui/button/button';
import { Notice } from '../../../ui/content/notice';
import { Checkbox } from '../../../ui/form/checkbox';
import { Field, FieldError } from '../../../ui/form/field';
import { TextArea } from '../../../ui/form/inputs';
import { RequestLineChangeDocument } from './line-change.generated';
import type { LineChange } from './use-line-change';
import styles from './line-change.module.css';

const WORDS: DifferenceWords = {
  facts: 'Twoje dane',
  before: 'Zamówienie dotąd',
  after: 'Zamówienie po zmianie, z\u00a0VAT',
  less: 'Zapłacisz mniej o',
  more: 'Dopłata',
  drawings: { before: 'Dotąd', after: 'Po zmianie' },
};

const FAILED = 'Nie udało się wysłać propozycji. Spróbuj ponownie albo zadzwoń.';

interface LineChangeFormProps {
  difference: NonNullable<LineChange['difference']>;
  input: LineChangeInput;
  /** What one piece costs today, where that is more than in this change; else null. */
  higherUnitPrice: string | null;
  onSent: () => void;
  /** Called where the shop refuses the change, for which its price may be the reason. */
  onRefused: () => void;
}

/** What the change is, the customer's consent to its price, and a message; sends all of it to the shop. */
export function LineChangeForm({
  difference,
  input,
  higherUnitPrice,
  onSent,
  onRefused,
}: LineChangeFormProps) {
  const [request, { loading }] = useMutation(RequestLineChangeDocument);
  const [isUnticked, setUnticked] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const { totalAfter } = difference;

  const submit = async (event: FormEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    const given = new FormData(event.currentTarget);
    const agrees = given.has('agrees');
    setFailure(null);
    setUnticked(!agrees);
    if (!agrees) return;
    const words = given.get('message');
    const message = typeof words === 'string' ? words : null;
    const sent = { ...input, expectedTotal: totalAfter, agrees, message };
    const refusal = await request({ variables: { input: sent } })
      .then(({ data }) => data?.requestLineChange.userErrors[0]?.message)
      .catch((error: unknown) => failureText(error, FAILED));
    if (!refusal) return onSent();
    setFailure(refusal);
    onRefused();
  };

  return (
    <form className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
      <VersionDifference difference={withoutDrawings(difference)} words={WORDS} />
      {higherUnitPrice && (
        <p>{`Liczymy po cenie z\u00a0dnia zamówienia. Dziś taki produkt kosztuje ${formatMoney(higherUnitPrice)}.`}</p>
      )}
      <p>
        Odpowiemy e-mailem. Zamówienie zmieni się dopiero wtedy, gdy przyjmiemy propozycję, po tej
        cenie. Do tego czasu obowiązuje bez zmian.
      </p>
      <Field label="Wiadomość (nieobowiązkowo)">
        {(control) => <TextArea {...control} name="message" rows={2} maxLength={2000} />}
      </Field>
      <div>
        <Checkbox
          // A consent to one price is none to another.
          key={totalAfter}
          name="agrees"
          aria-invalid={isUnticked ? true : undefined}
          aria-describedby={isUnticked ? 'agrees-error' : undefined}
          label={`Zgadzam się na tę zmianę z\u00a0obowiązkiem zapłaty. Nowa kwota zamówienia: ${formatMoney(totalAfter)}.`}
        />
        {isUnticked && (
          <FieldError id="agrees-error">Zaznacz, że zgadzasz się na zmianę.</FieldError>
        )}
      </div>
      {failure && <Notice tone="error">{failure}</Notice>}
      <div>
        <Button type="submit" pending={loading} pendingLabel="Wysyłanie...">
          Wyślij propozycję zmiany
        </Button>
      </div>
    </form>
  );
}

/** Goods that are not saved yet have no drawing on the server; the stage shows them. */
const withoutDrawings = (difference: LineChangeFormProps['difference']) => ({
  ...difference,
  lines: difference.lines.map((line) => ({ ...line, drawingBefore: null, drawingAfter: null })),
});
