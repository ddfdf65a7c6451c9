import { typeset } from '../../../../engine/locale/typeset.js';
import {
  INSTALLATION,
  INSTALMENTS,
  MADE_TO_MEASURE,
  RECEIPT_TITLE,
  type ReceiptRow,
  receiptRow,
  sumDetails,
  totalRow,
} from '../../../../engine/price/receipt.js';
import { capitalise } from '../../../lib/text/capitalise';
import { joinClasses } from '../../../lib/join-classes';
import { Icon } from '../../../ui/image/icon';
import { Skeleton } from '../../../ui/layout/skeleton';
import type { ConfiguratorCompanyFragment } from '../configurator-page.generated';
import type { PriceReceiptFragment } from './price-quote.generated';
import styles from './price-receipt.module.css';

/** The price line by line; marked as stale while it belongs to earlier settings. */
export function PriceReceipt({
  quote,
  stale,
  company,
}: {
  quote: PriceReceiptFragment | undefined;
  stale: boolean;
  company: ConfiguratorCompanyFragment;
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
      <ul className={styles.included}>
        {[INSTALLATION, company.delivery, company.warranty, INSTALMENTS]
          .map(typeset)
          .map((text) => (
            <li key={text}>
              <Icon name="check" /> {capitalise(text)}
            </li>
          ))}
      </ul>
      <p className={styles.law}>{MADE_TO_MEASURE}</p>
    </section>
  );
}

function NoReceipt({ isOutOfRange }: { isOutOfRange: boolean }) {
  if (!isOutOfRange) return <Skeleton height="10rem" />;
  return (
    <p className={styles.none}>
      Rachunek pojawi się, gdy ustawienia będą mieściły się w&nbsp;zakresie produktu.
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
        {label}
        {note !== null && <span className={styles.formula}>{note}</span>}
      </dt>
      <dd className={styles.amount}>{amount}</dd>
    </div>
  );
}
