import { useMutation } from '@apollo/client/react';
import { useState } from 'react';

import { refusalCode, refusedFields } from '../../apollo/refusal';
import { WithdrawDocument, type WithdrawalReceiptFragment } from './withdraw.generated';
import {
  checkWithdrawal,
  toInput,
  WITHDRAWAL_FIELDS,
  type WithdrawalDraft,
  type WithdrawalField,
  type WithdrawalProblems,
} from './withdrawal-draft';

export type WithdrawalStep = 'fill_in' | 'confirm' | 'received';

/** The statement on its way: filled in, looked at once more, received. */
export function useWithdrawal(start: WithdrawalDraft) {
  const [draft, setDraft] = useState(start);
  const [problems, setProblems] = useState<WithdrawalProblems>({});
  const [step, setStep] = useState<WithdrawalStep>('fill_in');
  const [failure, setFailure] = useState<string | null>(null);
  const [receipt, setReceipt] = useState<WithdrawalReceiptFragment | null>(null);
  const [mutate, { loading: pending }] = useMutation(WithdrawDocument, {
    // The page of the order shows it at once: what it knew is asked for again.
    update(cache, _result, { variables }) {
      const id = cache.identify({ __typename: 'Order', id: variables?.input.orderNumber });
      cache.evict({ id, fieldName: 'withdrawals' });
    },
  });

  const confirm = async (): Promise<void> => {
    setFailure(null);
    try {
      const { data } = await mutate({ variables: { input: toInput(draft) } });
      if (!data) return setFailure(FAILED);
      setReceipt(data.withdraw.notice);
      setStep('received');
    } catch (error) {
      const refused = problemsOf(error);
      if (refused) {
        setProblems(refused);
        return setStep('fill_in');
      }
      setFailure(refusalCode(error) === 'TOO_MANY_REQUESTS' ? TOO_MANY : FAILED);
    }
  };
  return {
    draft,
    problems,
    step,
    failure,
    receipt,
    pending,
    change: (field: WithdrawalField, value: string) => {
      setDraft({ ...draft, [field]: value });
      setProblems({ ...problems, [field]: undefined });
    },
    /** Answers the first field that needs correction, or null. */
    review: (): WithdrawalField | null => {
      const found = checkWithdrawal(draft);
      setProblems(found ?? {});
      if (!found) setStep('confirm');
      return WITHDRAWAL_FIELDS.find((field) => found?.[field]) ?? null;
    },
    goBack: () => setStep('fill_in'),
    confirm,
  };
}

const FAILED =
  'Nie udało się wysłać oświadczenia. Spróbuj ponownie albo wyślij je e-mailem: wzór jest niżej.';
const TOO_MANY = 'Zbyt wiele prób. Spróbuj za godzinę albo wyślij oświadczenie e-mailem.';

function problemsOf(error: unknown): WithdrawalProblems | null {
  const known: readonly string[] = WITHDRAWAL_FIELDS;
  const refused = refusedFields(error).filter(({ field }) => known.includes(field));
  if (refused.length === 0) return null;
  return Object.fromEntries(refused.map(({ field, message }) => [field, message]));
}
