import { useRef, useState } from 'react';

import type { AnswerInquiryInput, InquiryStatus } from '../../../apollo/schema.generated';
import { randomKey } from '../../../lib/browser/random-key';
import { isAnswered } from '../../kit/form/save-outcome';
import { useLeaveGuard } from '../../kit/form/use-leave-guard';
import { useStaffMutation } from '../../kit/form/use-staff-mutation';
import { INQUIRY_TOASTS } from '../use-edit-inquiry';
import { AnswerInquiryDocument } from './answer-inquiry.generated';

const CHANGED =
  'Ktoś tymczasem zmienił to zapytanie. Sprawdź je powyżej i\u00a0wyślij odpowiedź ponownie.';

interface InquiryToAnswer {
  id: number;
  version: number;
  /** The oldest first. */
  answers: readonly { id: number }[];
}

/** A draft of an answer: sending it, its problem, and a warning before it is lost by leaving. */
export function useReply({ id, version, answers }: InquiryToAnswer) {
  const [text, setText] = useState('');
  // The id of the last answer when the draft was begun, to notice a newer answer. The inquiry's version does not help:
  // the list of inquiries, which is reloaded automatically, updates it in the cache.
  const [seen, setSeen] = useState(lastId(answers));
  const [problem, setProblem] = useState<string | null>(null);
  // A request whose response was lost. It is sent again unchanged, so that the server recognises it.
  const open = useRef<AnswerInquiryInput | null>(null);
  const [answer, { loading }] = useStaffMutation(AnswerInquiryDocument, INQUIRY_TOASTS);
  useLeaveGuard(() => text.trim() !== '');

  const write = (typed: string) => {
    if (text.trim() === '') setSeen(lastId(answers));
    setText(typed);
  };
  const append = (paragraph: string) =>
    write(text.trim() ? `${text.trimEnd()}\n\n${paragraph}` : paragraph);

  const refuse = (current: Pick<InquiryToAnswer, 'answers'> | null) => {
    setSeen(lastId(current?.answers ?? []));
    setProblem(CHANGED);
  };
  const finish = () => {
    setText('');
    setProblem(null);
  };
  const send = async (status: InquiryStatus) => {
    const { current } = open;
    const repeated = current?.text === text && current.status === status ? current : null;
    if (!repeated && lastId(answers) !== seen) return refuse({ answers });
    const input = repeated ?? { id, version, text, status, idempotencyKey: randomKey() };
    open.current = input;
    const outcome = await answer({ input });
    if (isAnswered(outcome)) open.current = null;
    if (outcome.kind === 'conflict') return refuse(outcome.payload.inquiry);
    if (outcome.kind === 'done') return finish();
    return setProblem(outcome.problems[0]?.message ?? null);
  };
  const ready = text.trim().length > 1 && !loading;
  return { text, write, append, problem, ready, loading, send };
}

const lastId = (answers: InquiryToAnswer['answers']): number | undefined => answers.at(-1)?.id;
