import { exampleName } from '#engine/goods/price/example-names';
import type { Category } from '../../../apollo/schema.generated';
import { formatMoney } from '../../../lib/text/format';
import { Link } from '../../../ui/button/link';
import type { PriceExamplesFragment } from './price-examples.generated';
import styles from './price-examples.module.css';

interface PriceExamplesProps {
  prices: PriceExamplesFragment;
  product: { id: number; category: Category };
}

/** The prices of the product in some sizes, each drawn to scale on a house and linked to the configurator. */
export function PriceExamples({ prices, product }: PriceExamplesProps) {
  return (
    <table className={styles.examples}>
      <caption className={styles.caption}>Przykładowe ceny</caption>
      <tbody>
        {prices.examples.map((example) => (
          <tr key={example.size}>
            <td className={styles.drawing}>
              <img
                src={`/rysunki/produkt/${product.id}-${example.size}.svg`}
                alt={`Rozmiar ${example.sizeLabel}, rysunek w\u00a0skali`}
                width={1200}
                height={900}
                loading="lazy"
              />
            </td>
            <th scope="row">{exampleName(example.size, prices.examples)}</th>
            <td>
              <Link to={configuratorPath(product, example)}>{example.sizeLabel}</Link>
            </td>
            <td className={styles.amount}>{formatMoney(example.calculatedPrice)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function configuratorPath(
  { id, category }: PriceExamplesProps['product'],
  { width, projection, height }: PriceExamplesFragment['examples'][number],
): string {
  const sizes = Object.entries({ width, projection, height }).filter(([, cm]) => cm !== null);
  const search = new URLSearchParams({ product: String(id) });
  for (const [name, cm] of sizes) search.set(name, String(cm));
  return `/konfigurator/${category}?${search}`;
}
