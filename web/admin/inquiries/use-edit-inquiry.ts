import type { InquiryPriority, InquiryStatus } from '../../apollo/schema.generated';
import { useStaffMutation } from '../kit/form/use-staff-mutation';
import { InquiriesPageDocument, InquiryDrawerDocument } from './inquiries-page.generated';
import { UpdateInquiryDocument } from './update-inquiry.generated';

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
export function useEditInquiry({ id, version }: { id: number; version: number }) {
  const [update, { loading }] = useStaffMutation(UpdateInquiryDocument, INQUIRY_TOASTS);
  const edit = (change: InquiryEdit) => update({ input: { id, version, ...change } });
  return { edit, loading };
}
