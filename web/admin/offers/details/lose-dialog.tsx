import { Form, Input, Radio } from 'antd';
import { keysOf } from '#engine/trade/fields/pick';
import { LOST_REASON_LABELS } from '#engine/trade/shop/offers';
import type { OfferLostReason } from '../../../apollo/schema.generated';
import { EditDialog } from '../../kit/edit-dialog/edit-dialog';
import { toSaveOutcome } from '../../kit/form/field-problems';
import { useStaffMutation } from '../../kit/form/use-staff-mutation';
import { OfferFunnelDocument } from '../funnel/offer-funnel.generated';
import { OffersPageDocument } from '../offers-page.generated';
import { LoseOfferDocument } from './offer-actions.generated';
import type { StaffOfferFragment } from './staff-offer.generated';

interface LoseValues {
  reason: OfferLostReason | null;
  note: string;
}

const TEXTS = { reason: 'Powód', note: 'Notatka' };

const REASONS = keysOf(LOST_REASON_LABELS).map((value) => ({
  value,
  label: LOST_REASON_LABELS[value],
}));

interface LoseDialogProps {
  offer: StaffOfferFragment;
  onClose: () => void;
}

/** Closes an offer that the customer does not accept, with the reason. */
export function LoseDialog({ offer, onClose }: LoseDialogProps) {
  const [lose] = useStaffMutation(LoseOfferDocument, {
    done: 'Oferta oznaczona jako przegrana',
    failed: 'Nie udało się zapisać',
    refetch: [OffersPageDocument, OfferFunnelDocument],
  });
  const save = async ({ reason, note }: LoseValues) => {
    const offerVersion = { offerId: offer.id, version: offer.version };
    const input = { ...offerVersion, reason: reason ?? 'other', note: note.trim() || null };
    return toSaveOutcome<unknown, LoseValues>(await lose({ input }));
  };
  return (
    <EditDialog<LoseValues>
      title={`Oferta nr\u00a0${offer.id}: przegrana`}
      initial={{ values: { reason: null, note: '' } }}
      texts={TEXTS}
      saveLabel="Zapisz"
      save={({ values }) => save(values)}
      onClose={onClose}
    >
      <p>{consequence(offer)}</p>
      <Form.Item
        name="reason"
        label={TEXTS.reason}
        rules={[{ required: true, message: 'Wybierz powód.' }]}
      >
        <Radio.Group options={REASONS} vertical />
      </Form.Item>
      <Form.Item
        name="note"
        label="Notatka (widzi ją tylko obsługa)"
        dependencies={['reason']}
        rules={[
          ({ getFieldValue }) => {
            const isRequired = getFieldValue('reason') === 'other';
            return {
              required: isRequired,
              whitespace: isRequired,
              message: 'Napisz, jaki to powód.',
            };
          },
        ]}
      >
        <Input.TextArea maxLength={1000} autoSize={{ minRows: 2, maxRows: 6 }} />
      </Form.Item>
    </EditDialog>
  );
}

/** What losing the offer means for the customer, and for staff. */
function consequence({ sentAt, state }: StaffOfferFragment): string {
  if (sentAt === null)
    return 'Klient nie dostał jeszcze tej oferty. W\u00a0razie potrzeby wyślesz ją później.';
  const acceptance =
    state === 'expired'
      ? 'Ważność oferty minęła, więc klient i\u00a0tak nie może jej przyjąć.'
      : 'Klient nie będzie już mógł przyjąć oferty.';
  return `${acceptance} W\u00a0razie potrzeby wyślesz nową wersję.`;
}
