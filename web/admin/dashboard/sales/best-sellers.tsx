import { formatMoney } from '../../../lib/text/format-money';
import { Link } from '../../../ui/button/link';
import { Ranking } from './ranking';
import type { SalesReportQuery } from './sales-report.generated';
import { piecesText } from '../pieces-text';

/** The products with the highest revenue, each with a link to its form. */
export function BestSellers({
  products,
}: {
  products: SalesReportQuery['salesReport']['products'];
}) {
  return (
    <Ranking
      title="Najlepiej sprzedające się produkty"
      empty="W&nbsp;tym okresie nic nie sprzedano"
      rows={products.map(({ productId, name, pieces, revenue }) => ({
        key: String(productId),
        size: Number(revenue),
        label: <Link to={`/admin/products?product=${productId}`}>{name}</Link>,
        value: (
          <>
            <b>{formatMoney(revenue)}</b> <small>{piecesText(pieces)}</small>
          </>
        ),
      }))}
    />
  );
}
