import { formatDateTime } from '../../lib/dates/format-date';
import { AdminFailure } from '../kit/page/admin-failure';
import { AdminPage } from '../kit/page/admin-page';
import { Loading } from '../kit/page/loading';
import { useStaffQuery } from '../kit/page/use-staff-query';
import { useListView } from '../kit/list/use-list-view';
import styles from './price-list-page.module.css';
import { DraftPanel } from './draft-panel';
import { PriceListHistory } from './price-list-history';
import { priceListVersions } from './price-list-versions';
import { ReducedVatSection } from './reduced-vat-section';
import { PriceListPageDocument } from './price-list-page.generated';

/** Prices of options and factors of variants: the draft, its effect, the rates of VAT, and all versions. */
export function PriceListPage() {
  const { view, variables, change } = useListView(priceListVersions);
  const { page } = variables;
  const { data, loading, error, refetch } = useStaffQuery(PriceListPageDocument, { page });
  const latest = data?.latestPriceLists.items;
  const current = latest?.find(({ inForce }) => inForce);
  const next = latest?.find(({ scheduled }) => scheduled);
  const remark =
    current &&
    `obowiązuje wersja ${current.version}${
      next ? `, wersja ${next.version} od ${formatDateTime(next.publishedAt)}` : ''
    }`;
  return (
    <AdminPage title="Cennik" remark={remark}>
      {error && <AdminFailure error={error} retry={() => void refetch()} />}
      {!data && !error && <Loading rows={12} />}
      {data && current && (
        <div className={styles.sections}>
          <DraftPanel draft={data.priceListDraft} current={current.entries} />
          <ReducedVatSection settings={data.reducedVat} />
          <PriceListHistory
            lists={data.priceLists.items}
            total={data.priceLists.totalCount}
            loading={loading}
            view={view}
            onChange={change}
          />
        </div>
      )}
    </AdminPage>
  );
}
