import type { OfferSort } from '../../apollo/schema.generated';
import { pluralCount } from '../../lib/text/plural';
import { ExportButton } from '../kit/list/export-button';
import { useStaffQuery } from '../kit/page/use-staff-query';
import { useListView } from '../kit/list/use-list-view';
import { useOpened } from '../kit/list/use-opened';
import { withInstants } from '../kit/list/with-instants';
import { AdminFailure } from '../kit/page/admin-failure';
import { AdminPage } from '../kit/page/admin-page';
import { CreateOfferButton } from '../trade/create-offer';
import { SavedViews } from '../kit/saved-views/saved-views';
import { OfferDrawer } from './details/offer-drawer';
import { OfferFunnel } from './funnel/offer-funnel';
import { offersList } from './list/offers-list';
import { OffersTable } from './list/offers-table';
import { OffersPageDocument } from './offers-page.generated';

/** The list of offers below their funnel; filters, sort order, page and the opened offer are kept in the URL. */
export function OffersPage() {
  const { view, variables: days, change } = useListView(offersList);
  const variables = withInstants(days);
  const [opened, open] = useOpened('offer');
  const { data, loading, error, refetch } = useStaffQuery(OffersPageDocument, variables);
  const total = data?.offers.totalCount ?? 0;
  return (
    <AdminPage title="Oferty" remark={data && pluralCount(total, ['oferta', 'oferty', 'ofert'])}>
      <OfferFunnel from={view.from} to={view.to} />
      {error && <AdminFailure error={error} retry={() => void refetch()} />}
      <OffersTable
        offers={data?.offers.items}
        total={total}
        counts={data?.offerCounts}
        loading={loading}
        view={view}
        onChange={change}
        onOpen={open}
        tools={<OffersTools filter={variables.filter} sort={variables.sort} />}
      />
      {opened !== null && <OfferDrawer key={opened} id={opened} onClose={() => open(null)} />}
    </AdminPage>
  );
}

function OffersTools({ filter, sort }: { filter: object; sort: OfferSort }) {
  return (
    <>
      <SavedViews list="offers" open={['offer']} />
      <ExportButton path="/api/admin/offers.csv" filter={filter} sort={sort} />
      <CreateOfferButton type="primary">Nowa oferta</CreateOfferButton>
    </>
  );
}
