import { keysOf } from '#engine/trade/fields/pick';
import { INQUIRY_STATUS_LABELS, PRIORITY_LABELS } from '#engine/trade/shop/inquiry-labels';
import type { InquiryPriority, InquiryStatus } from '../../apollo/schema.generated';
import { joinClasses } from '../../lib/join-classes';
import { Tag, type TagTone } from '../kit/page/tag';
import styles from './inquiry-tags.module.css';

export const INQUIRY_STATUSES = keysOf(INQUIRY_STATUS_LABELS);
export const PRIORITIES = keysOf(PRIORITY_LABELS);

const TONES: Record<InquiryStatus, TagTone> = {
  new: 'waiting',
  in_progress: 'strong',
  waiting_for_customer: 'neutral',
  resolved: 'good',
  closed: 'done',
};

export function InquiryStatusTag({ status }: { status: InquiryStatus }) {
  return <Tag tone={TONES[status]}>{INQUIRY_STATUS_LABELS[status]}</Tag>;
}

export function PriorityTag({ priority }: { priority: InquiryPriority }) {
  return (
    <span className={joinClasses(styles.priority, styles[priority])}>
      {PRIORITY_LABELS[priority]}
    </span>
  );
}
