import type { InquiryPriority, InquiryStatus } from '../../apollo/schema.generated';

/** Statuses of an inquiry, in the order of its life, with their names for people. */
export const INQUIRY_STATUS_LABELS: Record<InquiryStatus, string> = {
  new: 'Nowe',
  in_progress: 'W trakcie',
  waiting_for_customer: 'Oczekuje na klienta',
  resolved: 'Rozwiązane',
  closed: 'Zamknięte',
};

export const INQUIRY_STATUSES = Object.keys(INQUIRY_STATUS_LABELS) as InquiryStatus[];

export const PRIORITY_LABELS: Record<InquiryPriority, string> = {
  high: 'Wysoki',
  medium: 'Średni',
  low: 'Niski',
};

export const PRIORITIES = Object.keys(PRIORITY_LABELS) as InquiryPriority[];
