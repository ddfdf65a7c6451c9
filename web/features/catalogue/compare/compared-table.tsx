import { typeset } from '#engine/locale/typeset';
import { pluralCount } from '../../../lib/text/plural';
import { Link } from '../../../ui/button/link';
import { Picture } from '../../../ui/image/picture';
import { CARD_RATIO } from '../../../goods/card/picture-ratio';
import type { ComparedProductFragment } from './compared-product.generated';
import { comparedRows, type ComparedRow } from './compared-rows';
import styles from './compared-table.module.css';
import { comparisonPath } from './compared';

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
