import { useQuery } from '@apollo/client/react';
import { Drawer, Empty } from 'antd';
import { offerTitle } from '#engine/trade/shop/offers';
import type { OfferSort } from '../../apollo/schema.generated';
import { pluralCount } from '../../lib/text/grammar';
import { useReturnFocus } from '../kit/form/dialog-parts';
import { withInstants } from '../kit/list/day-range';
import { ExportButton } from '../kit/list/download-button';
import { useOpened, readId } from '../kit/list/rows';
import { useListView } from '../kit/list/use-list-view';
import { AdminPage } from '../kit/page/admin-page';
import { AdminFailure, Loading } from '../kit/page/page-states';
import { useStaffQuery } from '../kit/page/use-staff-query';
import { SavedViews } from '../kit/saved-views/saved-views';
import { CreateOfferButton } from '../trade/create-offer';
import { usePollWhileMailing } from '../trade/mails/use-resend-mails';
import { OfferDetails } from './details/offer-details';
import { StaffOfferDocument } from './details/staff-offer.generated';
import { OfferFunnel } from './funnel/offer-funnel';
import { OffersTable, offersList } from './list/offers-table';
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

interface OfferDrawerProps {
  /** The offer's number from the URL; may be invalid. */
  id: string;
  onClose: () => void;
}

/** A drawer with one offer, open while it is mounted. */
function OfferDrawer({ id, onClose }: OfferDrawerProps) {
  const number = readId(id);
  const { data, error, refetch, startPolling, stopPolling } = useQuery(StaffOfferDocument, {
    variables: { id: number ?? 0 },
    skip: number === null,
    fetchPolicy: 'cache-and-network',
  });
  useReturnFocus();
  const offer = data?.adminOffer;
  const isMailing = offer?.mails?.some(({ state }) => state === 'queued') ?? false;
  usePollWhileMailing(isMailing, { startPolling, stopPolling });
  const missing = number === null || (data !== undefined && !offer);
  return (
    <Drawer
      open
      onClose={onClose}
      size="min(52rem, 100vw)"
      title={offer ? offerTitle(offer.id) : 'Oferta'}
    >
      {offer && <OfferDetails offer={offer} />}
      {missing && <Empty description="Nie ma takiej oferty" />}
      {error && !data && <AdminFailure error={error} retry={() => void refetch()} />}
      {!data && !error && !missing && <Loading rows={10} />}
    </Drawer>
  );
}
