import { type MouseEvent, useEffect, useRef } from 'react';
import { useInBrowser } from '../../lib/browser/hydration';
import { formatExactTime } from '../../lib/dates/format-date';
import { Button, ButtonLink } from '../../ui/button/button';
import { Notice } from '../../ui/content/notice';
import {
  STEPS_ID,
  useWithdrawal,
  type WithdrawalStep,
  toInput,
  valuesOfOrder,
  type WithdrawalValues,
} from './use-withdrawal';
import { WithdrawalForm } from './withdrawal-form';
import type { WithdrawalOrderFragment } from './withdrawal-page.generated';
import styles from './withdrawal.module.css';

const TITLES: Record<WithdrawalStep, string> = {
  fill_in: 'Krok 1 z\u00a02: Twoje dane',
  confirm: 'Krok 2 z\u00a02: sprawdź i\u00a0potwierdź',
  received: 'Otrzymaliśmy oświadczenie',
};

/** The two steps that the law requires for a withdrawal, then the receipt. */
export function WithdrawalSteps({ order }: { order: WithdrawalOrderFragment | null }) {
  const withdrawal = useWithdrawal(valuesOfOrder(order));
  const { form, step, receipt } = withdrawal;
  const heading = useFocusOnStep(step);
  const inBrowser = useInBrowser();
  return (
    <div className={styles.steps} id={STEPS_ID}>
      <h2 ref={heading} tabIndex={-1} data-screen-only={step === 'fill_in' || undefined}>
        {TITLES[step]}
      </h2>
      {step === 'fill_in' && (
        <>
          {order && <WithdrawalGoods order={order} />}
          <WithdrawalForm {...withdrawal} />
        </>
      )}
      {step === 'confirm' && <Confirmation withdrawal={withdrawal} values={form.getValues()} />}
      {step === 'received' && receipt && (
        <>
          <Notice tone="success">{`Oświadczenie wpłynęło ${formatExactTime(receipt.receivedAt)}. Kopię wysyłamy na adres ${receipt.email}.`}</Notice>
          <WithdrawalStatement statement={receipt} received={formatExactTime(receipt.receivedAt)} />
          <div className={styles.buttons}>
            {inBrowser && (
              <Button variant="secondary" onClick={() => window.print()}>
                Drukuj potwierdzenie
              </Button>
            )}
            {order && (
              <ButtonLink variant="quiet" to={`/zamowienie/${order.token}`}>
                Wróć do zamówienia
              </ButtonLink>
            )}
          </div>
        </>
      )}
    </div>
  );
}

/** The review of the statement; without scripts its buttons submit it, or return to the fields. */
function Confirmation({
  withdrawal: { failure, pending, goBack, confirm },
  values,
}: {
  withdrawal: ReturnType<typeof useWithdrawal>;
  values: WithdrawalValues;
}) {
  const { goods = null, reason = null, ...statement } = toInput(values);
  const instead = (act: () => unknown) => (event: MouseEvent) => {
    event.preventDefault();
    act();
  };
  return (
    <form method="post" action={`#${STEPS_ID}`}>
      {Object.entries(values).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <WithdrawalStatement statement={{ ...statement, goods, reason }} />
      <Notice tone="info">
        Produktów wykonanych na Twój wymiar prawo odstąpienia nie obejmuje. Oświadczenie i&nbsp;tak
        przyjmiemy i&nbsp;odpowiemy na nie; do rozpoczęcia produkcji możesz zrezygnować bezpłatnie.
      </Notice>
      {failure && <Notice tone="error">{failure}</Notice>}
      <div className={styles.buttons}>
        <Button
          type="submit"
          name="step"
          value="confirm"
          pending={pending}
          pendingLabel="Wysyłanie..."
          onClick={instead(confirm)}
        >
          Potwierdź odstąpienie
        </Button>
        <Button
          type="submit"
          name="step"
          value="fill_in"
          variant="secondary"
          disabled={pending}
          onClick={instead(goBack)}
        >
          Popraw dane
        </Button>
      </div>
    </form>
  );
}

/** Focuses the heading of each new step, so that screen readers read from there; not on the page's first rendering. */
function useFocusOnStep(step: WithdrawalStep) {
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current !== step) heading.current?.focus();
    shown.current = step;
  }, [step]);
  return heading;
}

/** The ordered goods, and whether the right of withdrawal applies to each. */
function WithdrawalGoods({ order: { id, lines } }: { order: WithdrawalOrderFragment }) {
  return (
    <div className={styles.goods}>
      <h3>{`Zamówienie nr\u00a0${id}`}</h3>
      <ul>
        {lines.map(({ id: lineId, productName, configuration, withdrawal }) => (
          <li key={lineId}>
            <strong>{productName}</strong>
            <span>{configuration.sizeLabel && `, ${configuration.sizeLabel}`}</span>:{' '}
            <span>
              {withdrawal === 'none'
                ? 'produkt na wymiar, prawo odstąpienia nie przysługuje'
                : 'możesz odstąpić w\u00a0ciągu 14\u00a0dni od dostawy'}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}

interface Statement {
  name: string;
  orderNumber: number | string;
  email: string;
  goods: string | null;
  reason: string | null;
}

/** The withdrawal statement, as it is sent to the shop and stored. */
function WithdrawalStatement({
  statement: { name, orderNumber, email, goods, reason },
  received,
}: {
  statement: Statement;
  /** Date and time of receipt, in words; absent before the shop has the statement. */
  received?: string;
}) {
  const rows = [
    ['Imię i\u00a0nazwisko', name],
    ['Numer zamówienia', orderNumber],
    ['E-mail', email],
    ['Odstępuję od umowy dotyczącej', goods ?? 'całego zamówienia'],
    ...(reason ? [['Powód', reason]] : []),
    ...(received ? [['Data i\u00a0godzina', received]] : []),
  ];
  return (
    <dl className={styles.statement}>
      {rows.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
