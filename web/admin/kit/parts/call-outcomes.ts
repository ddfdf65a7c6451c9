import type { CallOutcome } from '../../../apollo/schema.generated';

export const OUTCOME_LABELS: Record<CallOutcome, string> = {
  answered: 'Rozmowa odbyta',
  no_answer: 'Nie odebrał(a)',
  call_back: 'Prosi o telefon później',
};
