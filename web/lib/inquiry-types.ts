import type { InquiryType } from '../apollo/schema.generated';

export const INQUIRY_TYPE_LABELS: Record<InquiryType, string> = {
  quote: 'Zapytanie o wycenę',
  technical: 'Pytania techniczne',
  warranty: 'Serwis i gwarancja',
  general: 'Informacje ogólne',
  complaint: 'Reklamacja',
};
