import type { FragmentType } from '@apollo/client';
import { useSuspenseFragment } from '@apollo/client/react';
import { useState } from 'react';

import { CHANGED_BY } from '../../../../engine/shop/order-changes.js';
import { Notice } from '../../../ui/content/notice';
import { type DifferenceWords, VersionDifference } from '../../../ui/content/version-difference';
import { DecisionForms } from './decision-forms';
import { type OrderChangesFragment, OrderChangesFragmentDoc } from './order-changes.generated';
import styles from './order-changes.module.css';

const WORDS: DifferenceWords = {
  facts: 'Twoje dane',
  before: 'Razem dotąd',
  after: 'Razem po zmianie, z\u00a0VAT',
  less: 'Zapłacisz mniej o',
  more: 'Dopłata',
  drawings: { before: 'Dotąd', after: 'Po zmianie' },
};

interface OrderChangesProps {
  order: FragmentType<OrderChangesFragment>;
  phone: string;
}

/** A change that waits for the customer's decision, with its differences and the two answers, or that was withdrawn. */
export function OrderChanges({ phone, ...props }: OrderChangesProps) {
  const { data: order } = useSuspenseFragment({
    fragment: OrderChangesFragmentDoc,
    fragmentName: 'OrderChanges',
    from: props.order,
  });
  const [decision, setDecision] = useState<string | null>(null);
  const waiting = order.versions.findLast(({ state }) => state === 'sent');
  const canChange = CHANGED_BY[order.status] !== 'nobody';
  const isOpen = waiting && canChange;
  const latest = order.versions.at(-1);
  return (
    <>
      {isOpen && (
        <section id="zmiana" className={styles.change} aria-labelledby="proposed-change">
          <h2 className={styles.title} id="proposed-change">
            Zmiana czeka na Twoją zgodę
          </h2>
          <p>
            Proponujemy zmianę zamówienia (wersja&nbsp;{waiting.number}). Wejdzie w&nbsp;życie
            dopiero wtedy, gdy ją przyjmiesz. Do tego czasu obowiązuje dotychczasowe zamówienie.
          </p>
          {waiting.reason && (
            <p>
              <strong>Powód zmiany:</strong> {waiting.reason}
            </p>
          )}
          {waiting.difference && (
            <VersionDifference difference={waiting.difference} words={WORDS} />
          )}
          <DecisionForms
            key={waiting.id}
            order={order}
            version={waiting}
            phone={phone}
            onDecided={setDecision}
          />
        </section>
      )}
      {latest?.state === 'withdrawn' && canChange && (
        <div id="zmiana" data-screen-only>
          <Notice tone="info" title="Wycofaliśmy propozycję zmiany">
            Wersja&nbsp;{latest.number} jest nieaktualna i&nbsp;nie trzeba na nią odpowiadać.
            Zamówienie obowiązuje bez zmian.
          </Notice>
        </div>
      )}
      <div aria-live="polite" data-screen-only>
        {decision && !isOpen && (
          <Notice tone="success" title={decision}>
            Potwierdzenie jest w&nbsp;drodze na adres {order.customerEmail}.
          </Notice>
        )}
      </div>
    </>
  );
}
