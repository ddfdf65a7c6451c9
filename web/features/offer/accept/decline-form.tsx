import { useMutation } from '@apollo/client/react';
import { useState } from 'react';
import {
  DECLINE_REASON_LABELS,
  DECLINE_REASONS,
  type DeclineReason,
} from '#engine/trade/shop/offers';
import { failureText } from '../../../apollo/refusal';
import { RadioCards } from '../../../ui/form/radio-cards';
import { RequestForm } from '../../../ui/form/request-form';
import { DeclineOfferDocument } from '../offer-mutations.generated';
import type { CustomerOfferFragment, CustomerOfferVersionFragment } from '../offer-page.generated';
import { tellAside } from './use-accept';

const CHOICES = DECLINE_REASONS.map((value) => ({ value, label: DECLINE_REASON_LABELS[value] }));

interface DeclineFormProps {
  offer: CustomerOfferFragment;
  version: CustomerOfferVersionFragment;
}

/** A form that declines an offer with a reason, which must be explained only if it is "other". */
export function DeclineForm({ offer, version }: DeclineFormProps) {
  const [reason, setReason] = useState<DeclineReason | ''>('');
  const decline = useDecline(offer, version);
  const isOther = reason === 'other';
  return (
    <RequestForm
      title="Nie skorzystam z&nbsp;oferty"
      intro="Napisz, co zdecydowało: łatwiej nam będzie przygotować coś lepszego."
      label={isOther ? 'Jaki to powód?' : 'Chcesz coś dodać? (nieobowiązkowo)'}
      shortest={isOther ? 1 : 0}
      tooShort="Napisz, jaki to powód."
      longest={1000}
      submitLabel="Rezygnuję z&nbsp;oferty"
      send={async (text) => (reason ? decline(reason, text) : 'Wybierz, co zdecydowało.')}
      reasonOf={(error) =>
        failureText(error, 'Nie udało się wysłać odpowiedzi. Spróbuj ponownie albo zadzwoń.')
      }
    >
      <RadioCards<DeclineReason | ''>
        legend="Co zdecydowało?"
        choices={CHOICES}
        value={reason}
        onChange={setReason}
      />
    </RequestForm>
  );
}

/**
 * Returns a function that declines an offer with the reason and the customer's words. Its result is why that was
 * refused; undefined after success. The answer updates Apollo's cache, so that the page shows the offer as closed.
 */
function useDecline({ token }: CustomerOfferFragment, { number }: CustomerOfferVersionFragment) {
  const [mutate] = useMutation(DeclineOfferDocument);
  return async (reason: DeclineReason, text: string): Promise<string | undefined> => {
    const input = { token, versionNumber: number, reason, note: text || null };
    const { data } = await mutate({ variables: { input } });
    const { offer, userErrors = [] } = data?.declineOffer ?? {};
    const refusal = userErrors[0]?.message;
    if (refusal) tellAside(refusal, offer, number);
    return refusal;
  };
}
