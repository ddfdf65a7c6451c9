import { Button } from 'antd';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';

import { DraftDialog } from '../draft/draft-dialog';
import { draftOf } from '../draft/draft-values';
import { LoseDialog } from './lose-dialog';
import styles from './offer-actions.module.css';
import { PhoneDialog } from './phone-dialog';
import type { StaffOfferFragment } from './staff-offer.generated';
import { useOfferSteps } from './use-offer-steps';

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
