import { useQuery } from '@apollo/client/react';

import { AdminFailure } from '../kit/page/admin-failure';
import { AdminPage } from '../kit/page/admin-page';
import { Loading } from '../kit/page/loading';
import { DraftPanel } from './draft-panel';
import { PriceListHistory } from './price-list-history';
import { ReducedVatSection } from './reduced-vat-section';
import { PriceListPageDocument } from './price-list-page.generated';

const VERSIONS_SHOWN = 50;

/** Prices of options and factors of variants: the draft, its effect, the rates of VAT, and the latest versions. */
export function PriceListPage() {
  const { data, error, refetch } = useQuery(PriceListPageDocument, {
    variables: { page: { limit: VERSIONS_SHOWN, offset: 0 } },
    fetchPolicy: 'cache-and-network',
  });
  const current = data?.priceLists.items.find(({ inForce }) => inForce);
  return (
    <AdminPage title="Cennik" remark={current && `obowiązuje wersja ${current.version}`}>
      {error && <AdminFailure error={error} retry={() => void refetch()} />}
      {!data && !error && <Loading rows={12} />}
      {data && current && (
        <>
          <DraftPanel draft={data.priceListDraft} current={current.entries} />
          <ReducedVatSection settings={data.reducedVat} />
          <PriceListHistory lists={data.priceLists.items} />
        </>
      )}
    </AdminPage>
  );
}
