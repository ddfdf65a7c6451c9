import type { CallOutcome } from '../../../apollo/schema.generated';

export const OUTCOME_LABELS: Record<CallOutcome, string> = {
  answered: 'Rozmowa odbyta',
  no_answer: 'Nikt nie odebrał',
  call_back: 'Klient prosi o\u00a0telefon później',
};
