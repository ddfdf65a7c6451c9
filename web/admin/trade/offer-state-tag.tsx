import { OFFER_STATE_LABELS } from '#engine/trade/shop/offers';
import type { OfferState } from '../../apollo/schema.generated';
import { Tag, type TagTone } from '../kit/page/tag';

const TONES: Record<OfferState, TagTone> = {
  draft: 'waiting',
  sent: 'strong',
  accepted: 'good',
  lost: 'bad',
  expired: 'neutral',
};

export function OfferStateTag({ state }: { state: OfferState }) {
  return <Tag tone={TONES[state]}>{OFFER_STATE_LABELS[state]}</Tag>;
}
