import type { FragmentType } from '@apollo/client';
import { useSuspenseFragment } from '@apollo/client/react';
import {
  MADE_TO_MEASURE,
  RECEIPT_TITLE,
  type ReceiptRow,
  receiptRow,
  sumDetails,
  totalRow,
} from '#engine/goods/price/receipt';
import { upperFirst } from '#engine/locale/text';
import { typeset } from '#engine/locale/typeset';
import { joinClasses } from '../../../lib/join-classes';
import { Icon } from '../../../ui/image/icon';
import { Skeleton } from '../../../ui/layout/skeleton';
import type { PriceReceiptFragment } from './price-quote.generated';
import {
  type IncludedServicesFragment,
  IncludedServicesFragmentDoc,
} from './price-receipt.generated';
import styles from './price-receipt.module.css';

/** The price line by line; marked as stale while it may belong to earlier settings. */
export function PriceReceipt({
  quote,
  stale,
  company,
}: {
  quote: PriceReceiptFragment | undefined;
  stale: boolean;
  company: FragmentType<IncludedServicesFragment>;
}) {
  return (
    <section className={styles.receipt} aria-labelledby="receipt-title">
      <h3 className={styles.title} id="receipt-title">
        {RECEIPT_TITLE}
      </h3>
      {quote?.calculatedPrice ? (
        <div className={joinClasses(styles.paper, stale && styles.stale)} aria-busy={stale}>
          <Lines lines={quote.lines} />
          <Total quote={quote} total={quote.calculatedPrice} />
        </div>
      ) : (
        <NoReceipt isOutOfRange={quote !== undefined} />
      )}
      <IncludedServices company={company} />
      <p className={styles.law}>{MADE_TO_MEASURE}</p>
    </section>
  );
}

function NoReceipt({ isOutOfRange }: { isOutOfRange: boolean }) {
  if (!isOutOfRange) return <Skeleton height="10rem" />;
  return (
    <p className={styles.none}>
      Składniki ceny pokażemy, gdy ustawienia zmieszczą się w&nbsp;zakresie produktu.
    </p>
  );
}

function Lines({ lines }: { lines: PriceReceiptFragment['lines'] }) {
  return (
    <dl className={styles.lines}>
      {lines.map((line) => (
        <Row key={line.code} className={styles.line} row={receiptRow(line)} />
      ))}
    </dl>
  );
}

function Total({ quote, total }: { quote: PriceReceiptFragment; total: string }) {
  const sum = { ...quote, calculatedPrice: total };
  return (
    <dl className={styles.total}>
      <Row className={styles.sum} row={totalRow(sum)} />
      {sumDetails(sum).map((row) => (
        <Row key={row.label} className={styles.line} row={row} />
      ))}
    </dl>
  );
}

function Row({
  className,
  row: { label, note, amount },
}: {
  className: string | undefined;
  row: ReceiptRow;
}) {
  return (
    <div className={className}>
      <dt>
        <span>{label}</span>
        {note !== null && <span className={styles.formula}>{note}</span>}
      </dt>
      <dd className={styles.amount}>{amount}</dd>
    </div>
  );
}

/** What every price includes (installation, delivery, warranty). */
function IncludedServices(props: { company: FragmentType<IncludedServicesFragment> }) {
  const { data: company } = useSuspenseFragment({
    fragment: IncludedServicesFragmentDoc,
    from: props.company,
  });
  return (
    <ul className={styles.included}>
      {[`${company.installation} w\u00a0cenie`, company.delivery, company.warranty]
        .map(typeset)
        .map((text) => (
          <li key={text}>
            <Icon name="check" /> <span>{upperFirst(text)}</span>
          </li>
        ))}
    </ul>
  );
}
