import { cardOf } from '#engine/goods/families/categories';
import { typeset } from '#engine/locale/typeset';
import { CARD_RATIO } from '../../../goods/card/picture-ratio';
import { categoryLabel } from '../../../goods/categories';
import { formatMoney } from '../../../lib/text/format';
import { pluralCount } from '../../../lib/text/grammar';
import { Link } from '../../../ui/button/link';
import { Picture } from '../../../ui/image/picture';
import { productLimits } from '../product-limits';
import { comparisonPath } from './compared';
import type { ComparedProductFragment } from './compared-product.generated';
import styles from './compared-table.module.css';

type Products = readonly ComparedProductFragment[];

export function ComparedTable({ products }: { products: Products }) {
  const { different, same } = comparedRows(products);
  const style = { '--columns': products.length };
  if (products.length === 1) return <Table products={products} rows={same} style={style} />;
  return (
    <div className={styles.comparison}>
      <Table products={products} rows={different} style={style} />
      {same.length > 0 && (
        <details className={styles.same}>
          <summary>{`Takie same: ${pluralCount(same.length, ['cecha', 'cechy', 'cech'])}`}</summary>
          <dl>
            {same.map(({ label, values }) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{typeset(values[0] ?? '–')}</dd>
              </div>
            ))}
          </dl>
        </details>
      )}
    </div>
  );
}

interface TableProps {
  products: Products;
  rows: readonly ComparedRow[];
  style: object;
}

function Table({ products, rows, style }: TableProps) {
  return (
    <table className={styles.table} style={style}>
      <thead>
        <tr>
          {products.map((product) => (
            <th key={product.id} scope="col">
              <Head product={product} products={products} />
            </th>
          ))}
        </tr>
      </thead>
      {rows.map(({ label, values }) => (
        <tbody key={label}>
          <tr>
            <th scope="rowgroup" colSpan={products.length}>
              {label}
            </th>
          </tr>
          <tr>
            {values.map((value, index) => (
              <td key={products[index]!.id}>{value === null ? '–' : typeset(value)}</td>
            ))}
          </tr>
        </tbody>
      ))}
    </table>
  );
}

function Head({ product, products }: { product: ComparedProductFragment; products: Products }) {
  const { id, name, category, picture } = product;
  const others = products.filter((other) => other.id !== id).map((other) => other.id);
  return (
    <div className={styles.head}>
      <Picture picture={picture} alt="" ratio={CARD_RATIO} sizes="33vw" urgency="eager" />
      <Link to={`/produkt/${id}`} className={styles.name}>
        {typeset(name)}
      </Link>
      <Link
        to={`/konfigurator/${category}?product=${id}`}
        className={styles.action}
        aria-label={`Konfiguruj: ${name}`}
      >
        Konfiguruj
      </Link>
      <Link
        to={comparisonPath(others)}
        className={styles.action}
        replace
        preventScrollReset
        aria-label={`Usuń z porównania: ${name}`}
        data-screen-only
      >
        Usuń
      </Link>
    </div>
  );
}

/** One property of all compared products; a value is null where a product does not have the property. */
interface ComparedRow {
  label: string;
  values: readonly (string | null)[];
}

/** The products property by property: first where they differ, then what is the same for all. */
function comparedRows(products: readonly ComparedProductFragment[]): {
  different: ComparedRow[];
  same: ComparedRow[];
} {
  const facts = products.map((product) => new Map(factsOf(product)));
  const labels = new Set(facts.flatMap((each) => [...each.keys()]));
  const rows = [...labels].map((label) => ({
    label,
    values: facts.map((each) => each.get(label) ?? null),
  }));
  const differs = ({ values }: ComparedRow) => new Set(values).size > 1;
  return { different: rows.filter(differs), same: rows.filter((row) => !differs(row)) };
}

function factsOf(product: ComparedProductFragment): [label: string, value: string][] {
  const { smallestPrice, basePrice, pricePerSqm, specifications } = product;
  const { colorLabel, frameColorLabel } = cardOf(product.category);
  const formula = [`od ${formatMoney(basePrice)}`, pricePerSqm && `${formatMoney(pricePerSqm)}/m²`];
  return [
    ['Cena', formula.filter(Boolean).join(' + ')],
    ...(smallestPrice
      ? [
          row(
            'Najmniejszy rozmiar',
            `${breakable(smallestPrice.sizeLabel)}: ${formatMoney(smallestPrice.calculatedPrice)}`,
          ),
        ]
      : []),
    ['Kategoria', categoryLabel(product.category)],
    ...productLimits(product),
    ...specifications.map(({ name, value }) => row(name, value)),
    [colorLabel, product.availableColors.join(', ')],
    [frameColorLabel, product.availableFrameColors.join(', ')],
  ];
}

const row = (label: string, value: string): [string, string] => [label, value];

/** A size that a narrow column may break after "×", but not between a number and its unit. */
const breakable = (size: string): string => size.replaceAll('×\u00a0', '× ');
