import { FIRST_CATEGORY } from '#engine/goods/families/categories';
import { receiptRow } from '#engine/goods/price/receipt';
import { Price } from '../../goods/price';
import { formatNumber } from '../../lib/text/format';
import { ButtonLink } from '../../ui/button/button';
import { Section } from '../../ui/layout/section';
import type { PriceDemoFragment } from './price-demo.generated';
import styles from './price-demo.module.css';

/** The product with which the configurator opens, at its real price. */
export function PriceDemo({ example }: { example: PriceDemoFragment }) {
  const { variantName, width, projection, quote } = example;
  const settings = [
    ['Typ', variantName],
    ['Szerokość', `${width}\u00a0cm`],
    ['Wysięg', `${projection}\u00a0cm`],
    ['Sterowanie', 'Manualne'],
    ...(quote.area ? [['Powierzchnia tkaniny', `${formatNumber(quote.area)}\u00a0m²`]] : []),
  ];
  return (
    <Section tone="sand" aria-labelledby="przyklad">
      <div className={styles.demo}>
        <div className={styles.text}>
          <h2 id="przyklad">Cena rozpisana co do złotówki</h2>
          <p>
            Widzisz, za co płacisz: każda pozycja osobno. Tak wygląda wycena markizy, od której
            zaczyna się konfigurator – zmień wymiar, a&nbsp;cena przeliczy się od razu.
          </p>
          <ButtonLink to={`/konfigurator/${FIRST_CATEGORY}`}>Zmień tę markizę</ButtonLink>
        </div>
        <div className={styles.receipt}>
          <dl className={styles.settings}>
            {settings.map(([label, value]) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
          <Lines quote={quote} />
        </div>
      </div>
    </Section>
  );
}

function Lines({ quote }: Pick<PriceDemoFragment, 'quote'>) {
  if (quote.calculatedPrice === null) return null;
  return (
    <>
      <ul className={styles.lines}>
        {quote.lines.map((line) => {
          const { label, note, amount } = receiptRow(line);
          return (
            <li key={line.code}>
              <span>
                <span>{label}</span>
                {note !== null && <small>{note}</small>}
              </span>
              <span className={styles.amount}>{amount}</span>
            </li>
          );
        })}
      </ul>
      <p className={styles.total}>
        <span>
          Razem
          <small>{`VAT ${quote.vatRate}% w\u00a0cenie`}</small>
        </span>
        <Price amount={quote.calculatedPrice} />
      </p>
    </>
  );
}
