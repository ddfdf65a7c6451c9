import { useMutation } from '@apollo/client/react';
import { useState, type FormEvent } from 'react';
import { ORDER_FIELDS } from '#engine/trade/fields/order-fields';
import { fieldError } from '#engine/trade/fields/text-field';
import { failureText } from '../../../apollo/refusal';
import { formatMoney } from '../../../lib/text/format';
import { Notice } from '../../../ui/content/notice';
import { Checkbox } from '../../../ui/form/checkbox';
import { Field, FieldError } from '../../../ui/form/field';
import { TextInput } from '../../../ui/form/inputs';
import { RequestForm } from '../../../ui/form/request-form';
import { ScriptedSubmit } from '../../../ui/form/scripted-submit';
import { NeedsScripts } from '../../../ui/layout/needs-scripts';
import {
  AcceptOrderChangeDocument,
  type OrderChangesFragment,
  RefuseOrderChangeDocument,
} from './order-changes.generated';
import styles from './order-changes.module.css';

interface DecisionFormsProps {
  order: OrderChangesFragment;
  version: OrderChangesFragment['versions'][number];
  phone: string | null;
  /** Called with a sentence that states the decision. */
  onDecided: (decision: string) => void;
  /** Called with the reason why the shop refused the customer's answer, or why an acceptance failed. */
  onRefused: (refusal: string) => void;
}

/**
 * Forms that accept a version, with name and checkbox, or decline it; the answer updates the order in Apollo's cache.
 */
export function DecisionForms({ phone, ...props }: DecisionFormsProps) {
  const { order, version, onDecided, onRefused } = props;
  const own = { token: order.token, versionNumber: version.number };
  const [refuse] = useMutation(RefuseOrderChangeDocument);
  const sendRefusal = async (text: string) => {
    const { data } = await refuse({ variables: { input: { ...own, reason: text || null } } });
    const refusal = data?.refuseOrderChange.userErrors[0]?.message;
    if (refusal) onRefused(refusal);
    else onDecided('Zamówienie pozostaje bez zmian');
    return refusal;
  };
  return (
    <div data-screen-only>
      <NeedsScripts phone={phone}>Bez niej nie da się przyjąć zmiany.</NeedsScripts>
      <AcceptForm {...props} />
      <RequestForm
        title="Nie przyjmuję zmiany"
        intro="Zamówienie pozostanie bez zmian. Jeśli napiszesz, co się nie zgadza, łatwiej znajdziemy inne rozwiązanie."
        label="Co się nie zgadza? (nieobowiązkowo)"
        shortest={0}
        tooShort=""
        longest={1000}
        submitLabel="Odrzuć zmianę"
        send={sendRefusal}
        reasonOf={(error) => failureText(error, NOT_REFUSED)}
      />
    </div>
  );
}

interface Problems {
  name?: string | undefined;
  agrees?: string | undefined;
  failure?: string | undefined;
}

const NOT_REFUSED = 'Nie udało się odrzucić zmiany. Spróbuj ponownie albo zadzwoń.';
const FAILED = 'Nie udało się przyjąć zmiany. Spróbuj ponownie albo zadzwoń.';

function AcceptForm({ order, version, onDecided, onRefused }: Omit<DecisionFormsProps, 'phone'>) {
  const [accept, { loading }] = useMutation(AcceptOrderChangeDocument);
  const [problems, setProblems] = useState<Problems>({});
  const submit = async (event: FormEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    const given = new FormData(event.currentTarget);
    const typed = given.get('name');
    const name = typeof typed === 'string' ? typed : '';
    const agrees = given.has('agrees');
    const wrong = {
      name: fieldError(ORDER_FIELDS.customerName, name),
      agrees: agrees ? undefined : 'Zaznacz, że przyjmujesz zmianę.',
    };
    setProblems(wrong);
    if (wrong.name || wrong.agrees) return;
    const input = { token: order.token, versionNumber: version.number, name, agrees };
    const failure = await accept({ variables: { input } })
      .then(({ data }) => data?.acceptOrderChange.userErrors[0]?.message)
      .catch((error: unknown) => failureText(error, FAILED));
    if (!failure) return onDecided('Zmiana przyjęta');
    setProblems({ failure });
    onRefused(failure);
  };
  return (
    <form className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
      <Field label="Imię i&nbsp;nazwisko" error={problems.name ?? null} required>
        {(control) => (
          <TextInput
            {...control}
            name="name"
            autoComplete="name"
            defaultValue={order.customerName}
            maxLength={ORDER_FIELDS.customerName.maxLength.value}
          />
        )}
      </Field>
      <div>
        <Checkbox
          name="agrees"
          aria-invalid={problems.agrees ? true : undefined}
          aria-describedby={problems.agrees ? 'agrees-error' : undefined}
          label={`Przyjmuję zmianę zamówienia z\u00a0obowiązkiem zapłaty. Nowa kwota: ${formatMoney(version.totalAmount)}.`}
        />
        {problems.agrees && <FieldError id="agrees-error">{problems.agrees}</FieldError>}
      </div>
      {problems.failure && <Notice tone="error">{problems.failure}</Notice>}
      <div>
        <ScriptedSubmit pending={loading} pendingLabel="Zapisywanie...">
          Przyjmuję zmianę
        </ScriptedSubmit>
      </div>
    </form>
  );
}
