import { capitalise } from '../../lib/capitalise';
import { formatMoney } from '../../lib/format-money';
import { formatNumber } from '../../lib/format-number';
import { joinClasses } from '../../lib/join-classes';
import { Icon } from '../../ui/icon';
import { Skeleton } from '../../ui/skeleton';
import type { ConfiguratorCompanyFragment } from './configurator-page.generated';
import type { PriceReceiptFragment } from './price-quote.generated';
import styles from './price-receipt.module.css';

const INSTALLATION = 'podstawowy montaż i\u00a0transport do 100\u00a0km w\u00a0cenie';

/** How the price came about, line by line; marked while it belongs to earlier settings. */
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
        Z&nbsp;czego składa się cena
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
        {[INSTALLATION, company.delivery, company.warranty].map((text) => (
          <li key={text}>
            <Icon name="check" /> {capitalise(text)}
          </li>
        ))}
      </ul>
      <p className={styles.law}>
        Produkt wykonamy na Twój wymiar. Prawo odstąpienia w&nbsp;14&nbsp;dni nie przysługuje
        (art.&nbsp;38 ust.&nbsp;1 pkt&nbsp;3 ustawy o&nbsp;prawach konsumenta). Do rozpoczęcia
        produkcji możesz bezpłatnie zmienić wymiary.
      </p>
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
        <div className={styles.line} key={line.code}>
          <dt>
            {line.label}
            {line.quantity !== 1 && <span className={styles.formula}>{line.formula}</span>}
          </dt>
          <dd className={styles.amount}>{formatMoney(line.amount)}</dd>
        </div>
      ))}
    </dl>
  );
}

function Total({ quote, total }: { quote: PriceReceiptFragment; total: string }) {
  return (
    <dl className={styles.total}>
      <div className={styles.sum}>
        <dt>Razem brutto</dt>
        <dd className={styles.amount}>{formatMoney(total)}</dd>
      </div>
      {quote.vat && (
        <div className={styles.line}>
          <dt>w&nbsp;tym VAT {quote.vatRate}&nbsp;%</dt>
          <dd className={styles.amount}>{formatMoney(quote.vat)}</dd>
        </div>
      )}
      {quote.pricePerSqm && quote.area && (
        <div className={styles.line}>
          <dt>
            Cena za m²
            <span className={styles.formula}>powierzchnia {formatNumber(quote.area)}&nbsp;m²</span>
          </dt>
          <dd className={styles.amount}>{formatMoney(quote.pricePerSqm)}</dd>
        </div>
      )}
    </dl>
  );
}
