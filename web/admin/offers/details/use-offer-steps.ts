import { App } from 'antd';

import { formatMoney } from '../../../lib/text/format-money';
import { useStaffMutation } from '../../kit/form/use-staff-mutation';
import { useOpened } from '../../kit/list/use-opened';
import { draftOf } from '../draft/draft-values';
import { OfferFunnelDocument } from '../funnel/offer-funnel.generated';
import { OffersPageDocument } from '../offers-page.generated';
import {
  DeleteOfferDraftDocument,
  ReviseOfferDocument,
  SendOfferDocument,
} from './offer-actions.generated';
import type { StaffOfferFragment } from './staff-offer.generated';

/** The steps of an offer that need no form: `send` and `deleteDraft` ask first, `revise` starts the next version. */
export function useOfferSteps(offer: StaffOfferFragment) {
  const { modal } = App.useApp();
  const [sendOffer, sending] = useStaffMutation(SendOfferDocument, {
    done: 'Oferta wysłana do\u00a0klienta',
    failed: 'Nie udało się wysłać oferty',
    refetch: [OffersPageDocument, OfferFunnelDocument],
  });
  const [reviseOffer, revising] = useStaffMutation(ReviseOfferDocument, {
    done: 'Nowa wersja jest gotowa do\u00a0edycji',
    failed: 'Nie udało się przygotować nowej wersji',
    refetch: [OffersPageDocument],
  });
  const [deleteOfferDraft, deleting] = useStaffMutation(DeleteOfferDraftDocument, {
    done: 'Szkic usunięty',
    failed: 'Nie udało się usunąć szkicu',
    refetch: [OffersPageDocument],
  });
  const [, open] = useOpened('offer');
  const seen = { offerId: offer.id, version: offer.version };

  const send = async (): Promise<void> => {
    const draft = draftOf(offer);
    if (!draft) return;
    const isConfirmed = await modal.confirm({
      title: `Wysłać wersję ${draft.number} na adres ${draft.customerEmail ?? 'klienta'}?`,
      content: `Kwota: ${formatMoney(draft.totalAmount)}. Wysłanej wersji nie można już zmienić; można przygotować następną.`,
      okText: 'Wyślij',
      cancelText: 'Jeszcze nie',
    });
    if (isConfirmed) await sendOffer({ input: seen });
  };
  const revise = async (): Promise<boolean> => (await reviseOffer({ input: seen })).kind === 'done';
  const deleteDraft = async (): Promise<void> => {
    const isWhole = offer.versions.length === 1;
    const isConfirmed = await modal.confirm({
      title: isWhole ? `Usunąć ofertę nr\u00a0${offer.id}?` : 'Usunąć szkic nowej wersji?',
      content: isWhole
        ? 'Oferta nie została jeszcze wysłana. Usuniętej nie da się przywrócić.'
        : 'Wysłane wersje pozostaną bez zmian. Usuniętego szkicu nie da się przywrócić.',
      okText: 'Usuń',
      okButtonProps: { danger: true },
    });
    if (!isConfirmed) return;
    const outcome = await deleteOfferDraft({ input: seen });
    if (outcome.kind === 'done' && !outcome.payload.offer) open(null);
  };
  const isBusy = sending.loading || revising.loading || deleting.loading;
  return { send, revise, deleteDraft, isBusy };
}
