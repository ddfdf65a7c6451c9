import { useState } from 'react';

import type { InquiryStatus } from '../../../apollo/schema.generated';
import { useLeaveGuard } from '../../kit/form/use-leave-guard';
import { useStaffMutation } from '../../kit/form/use-staff-mutation';
import { INQUIRY_TOASTS } from '../use-edit-inquiry';
import { AnswerInquiryDocument } from './answer-inquiry.generated';

const CHANGED =
  'Ktoś tymczasem zmienił to zapytanie. Sprawdź je powyżej i\u00a0wyślij odpowiedź ponownie.';

/** A draft of an answer: sending it, its problem, and a warning before it is lost by leaving. */
export function useReply({ id, version }: { id: number; version: number }) {
  const [text, setText] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const [answer, { loading }] = useStaffMutation(AnswerInquiryDocument, INQUIRY_TOASTS);
  useLeaveGuard(() => text.trim() !== '');

  const send = async (status: InquiryStatus) => {
    const outcome = await answer({ input: { id, version, text, status } });
    if (outcome.kind === 'done') setText('');
    if (outcome.kind === 'conflict') setProblem(CHANGED);
    else setProblem(outcome.kind === 'refused' ? (outcome.problems[0]?.message ?? null) : null);
  };
  const append = (paragraph: string) =>
    setText((typed) => (typed.trim() ? `${typed.trimEnd()}\n\n${paragraph}` : paragraph));
  const ready = text.trim().length > 1 && !loading;
  return { text, setText, append, problem, ready, loading, send };
}
