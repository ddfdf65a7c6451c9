import { Button, App } from 'antd';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { formatMoney } from '../../../lib/text/format';
import { useStaffMutation } from '../../kit/form/use-staff-mutation';
import { useOpened } from '../../kit/list/rows';
import { useNextStep } from '../../trade/tasks/next-step';
import { DraftDialog } from '../draft/draft-dialog';
import { draftOf } from '../draft/draft-values';
import { OfferFunnelDocument } from '../funnel/offer-funnel.generated';
import { OffersPageDocument } from '../offers-page.generated';
import { LoseDialog } from './lose-dialog';
import {
  DeleteOfferDraftDocument,
  ReviseOfferDocument,
  SendOfferDocument,
} from './offer-actions.generated';
import { PhoneDialog } from './phone-dialog';
import type { StaffOfferFragment } from './staff-offer.generated';
import styles from './offer-actions.module.css';

interface OfferActionsProps {
  offer: StaffOfferFragment;
}

type Dialog = 'draft' | 'phone' | 'lose';

/** The possible actions on an offer in its current state; none on an accepted one, which continues as an order. */
export function OfferActions({ offer }: OfferActionsProps) {
  const { state } = useLocation();
  const draft = draftOf(offer);
  const [open, setOpen] = useState<Dialog | null>(state?.editsDraft && draft ? 'draft' : null);
  const close = () => setOpen(null);
  if (offer.state === 'accepted') return null;
  return (
    <div className={styles.actions}>
      <NextStep offer={offer} />
      <div className={styles.buttons}>
        {draft ? (
          <DraftButtons offer={offer} onEdit={() => setOpen('draft')} />
        ) : (
          <ReviseButton offer={offer} onRevised={() => setOpen('draft')} />
        )}
        <Button onClick={() => setOpen('phone')}>Klient przyjął telefonicznie</Button>
        {offer.state !== 'lost' && (
          <Button onClick={() => setOpen('lose')}>Oznacz jako przegraną</Button>
        )}
      </div>
      {open === 'draft' && draft && <DraftDialog offer={offer} draft={draft} onClose={close} />}
      {open === 'phone' && <PhoneDialog offer={offer} onClose={close} />}
      {open === 'lose' && <LoseDialog offer={offer} onClose={close} />}
    </div>
  );
}

function NextStep({ offer }: OfferActionsProps) {
  const draft = draftOf(offer);
  if (offer.state === 'draft')
    return (
      <p className={styles.next}>
        <strong>Szkic: klient jeszcze nic nie widzi.</strong> Uzupełnij pozycje i&nbsp;dane,
        a&nbsp;potem wyślij ofertę e-mailem. Przy zamówieniu telefonicznym oferty nie trzeba
        wysyłać: gdy klient zgodzi się w&nbsp;rozmowie, wybierz „Klient przyjął telefonicznie”,
        a&nbsp;zamówienie powstanie od razu.
      </p>
    );
  if (draft)
    return (
      <p className={styles.next}>
        <strong>Wersja {draft.number} jest w&nbsp;przygotowaniu.</strong> {shownMeanwhile(offer)}
      </p>
    );
  return null;
}

/** What the customer sees until the draft is sent. */
function shownMeanwhile({ state, sentAt, currentVersion }: StaffOfferFragment): string {
  if (sentAt === null) return 'Klient jeszcze nic nie widzi.';
  const acceptance =
    state === 'sent' ? ' i\u00a0może ją przyjąć' : ', ale nie może jej już przyjąć';
  return `Dopóki jej nie wyślesz, klient widzi wersję ${currentVersion}${acceptance}.`;
}

function DraftButtons({ offer, onEdit }: OfferActionsProps & { onEdit: () => void }) {
  const { send, deleteDraft, isBusy } = useOfferSteps(offer);
  return (
    <>
      <Button type="primary" loading={isBusy} onClick={() => void send()}>
        Wyślij klientowi
      </Button>
      <Button onClick={onEdit}>Edytuj szkic</Button>
      <Button danger disabled={isBusy} onClick={() => void deleteDraft()}>
        Usuń szkic
      </Button>
    </>
  );
}

function ReviseButton({ offer, onRevised }: OfferActionsProps & { onRevised: () => void }) {
  const { revise, isBusy } = useOfferSteps(offer);
  const start = async () => {
    if (await revise()) onRevised();
  };
  return (
    <Button type="primary" loading={isBusy} onClick={() => void start()}>
      Przygotuj nową wersję
    </Button>
  );
}

/** The steps of an offer that need no form: `send` and `deleteDraft` ask first, `revise` starts the next version. */
function useOfferSteps(offer: StaffOfferFragment) {
  const { modal } = App.useApp();
  const askNextStep = useNextStep();
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
  const offerVersion = { offerId: offer.id, version: offer.version };

  const send = async (): Promise<void> => {
    const draft = draftOf(offer);
    if (!draft) return;
    const isConfirmed = await modal.confirm({
      title: `Wysłać wersję ${draft.number} na adres ${draft.customerEmail ?? 'klienta'}?`,
      content: `Kwota: ${formatMoney(draft.totalAmount)}. Wysłanej wersji nie można już zmienić; można przygotować następną.`,
      okText: 'Wyślij',
      cancelText: 'Jeszcze nie',
    });
    if (!isConfirmed) return;
    const { kind } = await sendOffer({ input: offerVersion });
    if (kind === 'done') askNextStep({ kind: 'offer', number: offer.id });
  };
  const revise = async (): Promise<boolean> =>
    (await reviseOffer({ input: offerVersion })).kind === 'done';
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
    const outcome = await deleteOfferDraft({ input: offerVersion });
    if (outcome.kind === 'done' && !outcome.payload.offer) open(null);
  };
  const isBusy = sending.loading || revising.loading || deleting.loading;
  return { send, revise, deleteDraft, isBusy };
}
