import { ORDER_FIELDS, type OrderFieldName } from '#engine/trade/fields/order-fields';
import { valuesOf } from '#engine/trade/fields/text-field';
import { readPolishTime } from '../../../lib/dates/warsaw-time';
import { formatMoney } from '../../../lib/text/format';
import { EditDialog } from '../../kit/edit-dialog/edit-dialog';
import { toSaveOutcome } from '../../kit/form/field-problems';
import { useStaffMutation } from '../../kit/form/use-staff-mutation';
import { CALL_TEXTS, CallFields, type CallValues } from '../../trade/customer-decision';
import { CustomerFields } from '../../trade/goods/customer-fields';
import { draftOf } from '../draft/draft-values';
import { OfferFunnelDocument } from '../funnel/offer-funnel.generated';
import { OffersPageDocument } from '../offers-page.generated';
import { RecordOfferAcceptanceDocument } from './offer-actions.generated';
import type { StaffOfferFragment, StaffOfferVersionFragment } from './staff-offer.generated';

type PhoneValues = Record<OrderFieldName, string> & CallValues;

const TEXTS = {
  ...valuesOf(ORDER_FIELDS, (name) => ORDER_FIELDS[name].label),
  ...CALL_TEXTS,
  note: 'Co powiedział klient (widzi to tylko obsługa)',
};

interface PhoneDialogProps {
  offer: StaffOfferFragment;
  onClose: () => void;
}

/**
 * Records that the customer accepts on the telephone; creates the order at once, also from a draft that was never sent.
 */
export function PhoneDialog({ offer, onClose }: PhoneDialogProps) {
  const version = draftOf(offer) ?? offer.versions.at(-1);
  const [record] = useStaffMutation(RecordOfferAcceptanceDocument, {
    done: ({ offer: current }) => `Powstało zamówienie nr\u00a0${current?.order?.id}`,
    failed: 'Nie udało się zapisać zgody',
    refetch: [OffersPageDocument, OfferFunnelDocument],
  });
  if (!version) return null;
  const save = async ({ at, ...values }: PhoneValues) => {
    const offerVersion = {
      offerId: offer.id,
      version: offer.version,
      versionNumber: version.number,
    };
    const input = { ...offerVersion, ...values, at: readPolishTime(at) };
    return toSaveOutcome<unknown, PhoneValues>(await record({ input }));
  };
  const orderValues = valuesOf(ORDER_FIELDS, (name) => version[name] ?? '');
  return (
    <EditDialog<PhoneValues>
      long
      title={`Oferta nr\u00a0${offer.id}: zgoda w\u00a0rozmowie`}
      initial={{ values: { ...orderValues, name: orderValues.customerName, at: '', note: '' } }}
      texts={TEXTS}
      saveLabel={'Zapisz zgodę i\u00a0utwórz zamówienie'}
      save={({ values }) => save(values)}
      onClose={onClose}
    >
      <WhatIsAccepted version={version} />
      <CallFields noteLabel={TEXTS.note} />
      <CustomerFields />
    </EditDialog>
  );
}

function WhatIsAccepted({ version }: { version: StaffOfferVersionFragment }) {
  return (
    <p>
      Klient zamawia wersję {version.number} za <strong>{formatMoney(version.totalAmount)}</strong>.
      Przeczytaj mu pozycje, cenę z&nbsp;VAT i&nbsp;terminy oraz powiedz, że produktu na wymiar nie
      można zwrócić. Potwierdzenie zamówienia wyślemy e-mailem.
    </p>
  );
}
