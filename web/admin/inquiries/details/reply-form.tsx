import type { FragmentType } from '@apollo/client';
import { useSuspenseFragment } from '@apollo/client/react';
import { Alert, Button, Form, Input, Select } from 'antd';
import { useState, useRef } from 'react';
import { fillPlaceholders } from '#engine/trade/shop/answer-placeholders';
import { INQUIRY_STATUS_LABELS } from '#engine/trade/shop/inquiry-labels';
import type { InquiryStatus, AnswerInquiryInput } from '../../../apollo/schema.generated';
import { randomKey } from '../../../lib/browser/request-keys';
import { isSubmitKey } from '../../kit/form/dialog-parts';
import { isAnswered } from '../../kit/form/field-problems';
import { useLeaveGuard } from '../../kit/form/use-leave-guard';
import { useStaffMutation } from '../../kit/form/use-staff-mutation';
import { Allowed } from '../../kit/page/allowed';
import { INQUIRY_STATUSES } from '../../trade/status-tags';
import { useNextStep } from '../../trade/tasks/next-step';
import { CannedAnswers } from '../canned-answers/canned-answers';
import { INQUIRY_TOASTS } from '../inquiry-selects';
import { AnswerInquiryDocument } from './answer-inquiry.generated';
import { InquiryToAnswerFragmentDoc, type InquiryToAnswerFragment } from './reply-form.generated';
import styles from './reply-form.module.css';

const STATUSES = INQUIRY_STATUSES.map((value) => ({
  value,
  label: INQUIRY_STATUS_LABELS[value],
}));

/** An answer to the customer by e-mail, and the status of the inquiry after it. */
export function ReplyForm({ inquiry: from }: { inquiry: FragmentType<InquiryToAnswerFragment> }) {
  const { data: inquiry } = useSuspenseFragment({ fragment: InquiryToAnswerFragmentDoc, from });
  const { text, write, append, problem, ready, loading, send } = useReply(inquiry);
  const [status, setStatus] = useState<InquiryStatus>('waiting_for_customer');
  return (
    <div className={styles.form}>
      {problem && <Alert type="warning" showIcon role="alert" title={problem} />}
      <Allowed to="answers:read">
        <CannedAnswers onChoose={(canned) => append(fillPlaceholders(canned, inquiry))} />
      </Allowed>
      <Form layout="vertical" className={styles.form} onFinish={() => void send(status)}>
        <Form.Item label={`Odpowiedź na adres ${inquiry.customerEmail}`} htmlFor="reply-text">
          <Input.TextArea
            id="reply-text"
            autoSize={{ minRows: 5, maxRows: 16 }}
            maxLength={10_000}
            value={text}
            onChange={(event) => write(event.target.value)}
            onKeyDown={(event) => isSubmitKey(event) && ready && void send(status)}
            aria-keyshortcuts="Control+Enter"
          />
        </Form.Item>
        <div className={styles.bar}>
          <Form.Item label="Status po odpowiedzi" htmlFor="reply-status">
            <Select id="reply-status" value={status} options={STATUSES} onChange={setStatus} />
          </Form.Item>
          <Button type="primary" htmlType="submit" loading={loading} disabled={!ready}>
            Wyślij odpowiedź
          </Button>
        </div>
      </Form>
    </div>
  );
}

const CHANGED =
  'Ktoś tymczasem zmienił to zapytanie. Sprawdź je powyżej i\u00a0wyślij odpowiedź ponownie.';

interface InquiryToAnswer {
  id: number;
  version: number;
  /** The oldest first. */
  answers: readonly { id: number }[];
}

/** A draft of an answer: sending it, its problem, and a warning before it is lost by leaving. */
function useReply({ id, version, answers }: InquiryToAnswer) {
  const askNextStep = useNextStep();
  const [text, setText] = useState('');
  // The id of the last answer when the draft was begun, to notice a newer answer. The inquiry's version does not help:
  // the list of inquiries, which is reloaded automatically, updates it in the cache.
  const [lastReadId, setLastReadId] = useState(lastId(answers));
  const [problem, setProblem] = useState<string | null>(null);
  // A request whose response was lost. It is sent again unchanged, so that the server recognises it.
  const open = useRef<AnswerInquiryInput | null>(null);
  const [answer, { loading }] = useStaffMutation(AnswerInquiryDocument, INQUIRY_TOASTS);
  useLeaveGuard(() => text.trim() !== '');

  const write = (typed: string) => {
    if (text.trim() === '') setLastReadId(lastId(answers));
    setText(typed);
  };
  const append = (paragraph: string) =>
    write(text.trim() ? `${text.trimEnd()}\n\n${paragraph}` : paragraph);

  const refuse = (current: Pick<InquiryToAnswer, 'answers'> | null) => {
    setLastReadId(lastId(current?.answers ?? []));
    setProblem(CHANGED);
  };
  const finish = () => {
    askNextStep({ kind: 'inquiry', number: id });
    setText('');
    setProblem(null);
  };
  const send = async (status: InquiryStatus) => {
    const { current } = open;
    const repeated = current?.text === text && current.status === status ? current : null;
    if (!repeated && lastId(answers) !== lastReadId) return refuse({ answers });
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
