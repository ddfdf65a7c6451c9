import { INQUIRY_STATUS_LABELS, PRIORITY_LABELS } from '../../../engine/inquiry-labels.js';
import type { InquiryPriority, InquiryStatus } from '../../apollo/schema.generated';
import { joinClasses } from '../../lib/join-classes';
import styles from './inquiry-tags.module.css';

export function InquiryStatusTag({ status }: { status: InquiryStatus }) {
  return (
    <span className={joinClasses(styles.tag, styles[status])}>{INQUIRY_STATUS_LABELS[status]}</span>
  );
}

export function PriorityTag({ priority }: { priority: InquiryPriority }) {
  return (
    <span className={joinClasses(styles.priority, styles[priority])}>
      {PRIORITY_LABELS[priority]}
    </span>
  );
}
