import type { FragmentType } from '@apollo/client';
import { useSuspenseFragment } from '@apollo/client/react';
import { useState } from 'react';
import {
  whyUnchangeable,
  CHANGED_BY,
  VERSION_STATE_LABELS,
} from '#engine/trade/shop/order-changes';
import { type DifferenceWords, VersionDifference } from '../../../goods/version-difference';
import { formatDate } from '../../../lib/dates/format-date';
import { Notice } from '../../../ui/content/notice';
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
  phone: string | null;
}

/**
 * A change that waits for the customer's decision, with its differences and the forms for both answers, or why a change
 * no longer waits.
 */
export function OrderChanges({ phone, ...props }: OrderChangesProps) {
  const { data: order } = useSuspenseFragment({
    fragment: OrderChangesFragmentDoc,
    fragmentName: 'OrderChanges',
    from: props.order,
  });
  const [decision, setDecision] = useState<string | null>(null);
  const [refusal, setRefusal] = useState<{ versionId: string; text: string } | null>(null);
  const open = order.versions.findLast(({ isOpen }) => isOpen);
  const canChange = whyUnchangeable(order) === null;
  const latest = order.versions.at(-1);
  // Why the shop refused the customer's answer to a version whose form is gone, as it no longer waits for a decision.
  const refused = refusal && refusal.versionId !== open?.id && (
    <Notice tone="error">{refusal.text}</Notice>
  );
  return (
    <>
      {open && (
        <section id="zmiana" className={styles.change} aria-labelledby="proposed-change">
          <h2 className={styles.title} id="proposed-change">
            Zmiana czeka na Twoją zgodę
          </h2>
          <p>
            Proponujemy zmianę zamówienia (wersja&nbsp;<span>{open.number}</span>). Wejdzie
            w&nbsp;życie dopiero wtedy, gdy ją przyjmiesz. Do tego czasu obowiązuje dotychczasowe
            zamówienie.
          </p>
          {open.reason && (
            <p>
              <strong>Powód zmiany:</strong> <span>{open.reason}</span>
            </p>
          )}
          {open.difference && <VersionDifference difference={open.difference} words={WORDS} />}
          {refused}
          <DecisionForms
            key={open.id}
            order={order}
            version={open}
            phone={phone}
            onDecided={(text) => {
              setDecision(text);
              setRefusal(null);
            }}
            onRefused={(text) => setRefusal({ versionId: open.id, text })}
          />
        </section>
      )}
      {!open && refused}
      {latest?.state === 'withdrawn' && canChange && (
        <div id="zmiana" data-screen-only>
          <Notice tone="info" title="Wycofaliśmy propozycję zmiany">
            Wersja&nbsp;<span>{latest.number}</span> jest nieaktualna i&nbsp;nie trzeba na nią
            odpowiadać. Zamówienie obowiązuje bez zmian.
          </Notice>
        </div>
      )}
      {latest?.state === 'sent' && !latest.isOpen && canChange && (
        <div id="zmiana" data-screen-only>
          <Notice tone="info" title="Tej zmiany nie da się już przyjąć">
            <span>
              {order.status === 'delivered' ? 'Zamówienie dostarczyliśmy' : 'Produkcja zaczęła się'}
            </span>
            , zanim przyszła decyzja o&nbsp;wersji&nbsp;<span>{latest.number}</span>. Zamówienie
            obowiązuje bez zmian. Jeśli coś się nie zgadza, zadzwoń do nas.
          </Notice>
        </div>
      )}
      <div aria-live="polite" data-screen-only>
        {decision && !open && (
          <Notice
            tone="success"
            title={decision}
          >{`Potwierdzenie jest w\u00a0drodze na adres ${order.customerEmail}.`}</Notice>
        )}
      </div>
    </>
  );
}

/** Links to all versions of a changed order as PDFs; nothing where it was never changed. */
export function OrderVersions(props: { order: FragmentType<OrderChangesFragment> }) {
  const { data: order } = useSuspenseFragment({
    fragment: OrderChangesFragmentDoc,
    fragmentName: 'OrderChanges',
    from: props.order,
  });
  const { token, status, versions, currentVersion } = order;
  if (versions.length === 0) return null;
  const isOver = CHANGED_BY[status] === 'nobody';
  const stateOf = ({ number, state, isOpen }: (typeof versions)[number]): string => {
    if (!isOver && number === currentVersion) return 'obowiązuje';
    return isOpen ? 'czeka na Twoją decyzję' : VERSION_STATE_LABELS[state];
  };
  return (
    <ul className={styles.versions} data-screen-only>
      {versions.map((version) => (
        <li key={version.id}>
          <a
            href={`/api/orders/${token}/versions/${version.number}.pdf`}
          >{`Wersja ${version.number} z\u00a0${formatDate(version.createdAt)} (PDF)`}</a>
          <br />
          <span>{stateOf(version)}</span>
        </li>
      ))}
    </ul>
  );
}
