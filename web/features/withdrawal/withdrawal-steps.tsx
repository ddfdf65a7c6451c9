import { useEffect, useRef } from 'react';

import { formatExactTime } from '../../lib/dates/format-date';
import { Button } from '../../ui/button/button';
import { ButtonLink } from '../../ui/button/button-link';
import { Notice } from '../../ui/content/notice';
import { useWithdrawal, type WithdrawalStep } from './use-withdrawal';
import { WithdrawalForm } from './withdrawal-form';
import { WithdrawalGoods } from './withdrawal-goods';
import type { WithdrawalOrderFragment } from './withdrawal-page.generated';
import { WithdrawalStatement } from './withdrawal-statement';
import { toInput, valuesOfOrder } from './withdrawal-values';
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
  return (
    <div className={styles.steps}>
      <h2 ref={heading} tabIndex={-1} data-screen-only={step === 'fill_in' || undefined}>
        {TITLES[step]}
      </h2>
      {step === 'fill_in' && (
        <>
          {order && <WithdrawalGoods order={order} />}
          <WithdrawalForm {...withdrawal} />
        </>
      )}
      {step === 'confirm' && (
        <Confirmation withdrawal={withdrawal} statement={toInput(form.getValues())} />
      )}
      {step === 'received' && receipt && (
        <>
          <Notice tone="success">
            Oświadczenie wpłynęło {formatExactTime(receipt.receivedAt)}. Kopię wysyłamy na adres{' '}
            {receipt.email}.
          </Notice>
          <WithdrawalStatement statement={receipt} received={formatExactTime(receipt.receivedAt)} />
          <div className={styles.buttons}>
            <Button variant="secondary" onClick={() => window.print()}>
              Drukuj potwierdzenie
            </Button>
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

function Confirmation({
  withdrawal: { failure, pending, goBack, confirm },
  statement,
}: {
  withdrawal: ReturnType<typeof useWithdrawal>;
  statement: ReturnType<typeof toInput>;
}) {
  const { goods = null, reason = null } = statement;
  return (
    <>
      <WithdrawalStatement statement={{ ...statement, goods, reason }} />
      <Notice tone="info">
        Produktów wykonanych na Twój wymiar prawo odstąpienia nie obejmuje. Oświadczenie i&nbsp;tak
        przyjmiemy i&nbsp;odpowiemy na nie; do rozpoczęcia produkcji możesz zrezygnować bezpłatnie.
      </Notice>
      {failure && <Notice tone="error">{failure}</Notice>}
      <div className={styles.buttons}>
        <Button pending={pending} pendingLabel="Wysyłanie..." onClick={() => void confirm()}>
          Potwierdź odstąpienie
        </Button>
        <Button variant="secondary" disabled={pending} onClick={goBack}>
          Popraw dane
        </Button>
      </div>
    </>
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
