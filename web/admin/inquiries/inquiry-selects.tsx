import type { FragmentType } from '@apollo/client';
import { useSuspenseFragment } from '@apollo/client/react';
import { Select } from 'antd';
import type { InquiryPriority, InquiryStatus } from '../../apollo/schema.generated';
import { useStaffMutation } from '../kit/form/use-staff-mutation';
import { useMay } from '../kit/page/viewer';
import { INQUIRY_STATUSES, PRIORITIES, InquiryStatusTag, PriorityTag } from '../trade/status-tags';
import { InquiriesPageDocument, InquiryDrawerDocument } from './inquiries-page.generated';
import {
  EditableInquiryFragmentDoc,
  type EditableInquiryFragment,
} from './inquiry-selects.generated';
import { UpdateInquiryDocument } from './update-inquiry.generated';
import styles from './inquiry-selects.module.css';

interface InquirySelectProps {
  inquiry: FragmentType<EditableInquiryFragment>;
}

const STATUSES = INQUIRY_STATUSES.map((status) => ({
  value: status,
  label: <InquiryStatusTag status={status} />,
}));

const PRIORITY_OPTIONS = PRIORITIES.map((priority) => ({
  value: priority,
  label: <PriorityTag priority={priority} />,
}));

/** A select that changes the status of an inquiry at once. */
export function InquiryStatusSelect({ inquiry: from }: InquirySelectProps) {
  const { inquiry, edit, loading, disabled } = useEditableInquiry(from);
  return (
    <Select
      aria-label={`Status zapytania ${inquiry.id}`}
      className={styles.status}
      value={inquiry.status}
      options={STATUSES}
      loading={loading}
      disabled={disabled}
      onChange={(status) => void edit({ status })}
    />
  );
}

export function PrioritySelect({ inquiry: from }: InquirySelectProps) {
  const { inquiry, edit, loading, disabled } = useEditableInquiry(from);
  return (
    <Select
      aria-label={`Priorytet zapytania ${inquiry.id}`}
      className={styles.choice}
      value={inquiry.priority}
      options={PRIORITY_OPTIONS}
      loading={loading}
      disabled={disabled}
      onChange={(priority) => void edit({ priority })}
    />
  );
}

interface AssigneeSelectProps extends InquirySelectProps {
  assignees: readonly { id: number; name: string }[];
}

/** A select of the member of staff who handles the inquiry. */
export function AssigneeSelect({ inquiry: from, assignees }: AssigneeSelectProps) {
  const { inquiry, edit, loading, disabled } = useEditableInquiry(from);
  const { assignee } = inquiry;
  const isListed = assignees.some(({ id }) => id === assignee?.id);
  // A former member of staff, who is not among the assignees any more, may still be assigned.
  const people = assignee && !isListed ? [...assignees, assignee] : assignees;
  return (
    <Select
      aria-label={`Prowadzący zapytanie ${inquiry.id}`}
      className={styles.choice}
      value={assignee?.id ?? 0}
      options={[
        { value: 0, label: 'Nikt' },
        ...people.map(({ id, name }) => ({ value: id, label: name })),
      ]}
      loading={loading}
      disabled={disabled}
      onChange={(assigneeId) => void edit({ assigneeId })}
    />
  );
}

function useEditableInquiry(from: FragmentType<EditableInquiryFragment>) {
  const { data: inquiry } = useSuspenseFragment({ fragment: EditableInquiryFragmentDoc, from });
  const mayWrite = useMay('inquiries:write');
  const { edit, loading } = useEditInquiry(inquiry);
  return { inquiry, edit, loading, disabled: loading || !mayWrite };
}

interface InquiryEdit {
  status?: InquiryStatus;
  priority?: InquiryPriority;
  /** The id of the member of staff who handles it from now on; 0 means that nobody does. */
  assigneeId?: number;
}

export const INQUIRY_TOASTS = {
  done: 'Zapytanie zostało zaktualizowane',
  failed: 'Nie udało się zaktualizować zapytania',
  // List and drawer share the inquiry's version in the cache: an old screen with the new version would hide a conflict.
  refetch: [InquiriesPageDocument, InquiryDrawerDocument],
};

/** Changes fields of one inquiry; if somebody else has changed it since it was read, their version is shown instead. */
function useEditInquiry({ id, version }: { id: number; version: number }) {
  const [update, { loading }] = useStaffMutation(UpdateInquiryDocument, INQUIRY_TOASTS);
  const edit = (change: InquiryEdit) => update({ input: { id, version, ...change } });
  return { edit, loading };
}
