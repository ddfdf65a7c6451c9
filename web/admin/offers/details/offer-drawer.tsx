import { useQuery } from '@apollo/client/react';
import { Drawer, Empty } from 'antd';

import { offerTitle } from '#engine/trade/shop/offers';
import { useReturnFocus } from '../../kit/form/use-return-focus';
import { readId } from '../../kit/list/read-id';
import { AdminFailure } from '../../kit/page/admin-failure';
import { Loading } from '../../kit/page/loading';
import { usePollWhileMailing } from '../../trade/mails/use-poll-while-mailing';
import { OfferDetails } from './offer-details';
import { StaffOfferDocument } from './staff-offer.generated';

interface OfferDrawerProps {
  /** The offer's number from the URL; may be invalid. */
  id: string;
  onClose: () => void;
}

/** A drawer with one offer, open while it is mounted. */
export function OfferDrawer({ id, onClose }: OfferDrawerProps) {
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
