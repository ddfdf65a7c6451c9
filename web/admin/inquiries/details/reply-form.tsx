import { Alert, Button, Form, Input, Select } from 'antd';
import { useState, type KeyboardEvent } from 'react';

import { INQUIRY_STATUS_LABELS } from '../../../../engine/shop/inquiry-labels.js';
import type { InquiryStatus } from '../../../apollo/schema.generated';
import { fillPlaceholders } from '../../../../engine/shop/answer-placeholders.js';
import { useLeaveGuard } from '../../kit/form/use-leave-guard';
import { useStaffMutation } from '../../kit/form/use-staff-mutation';
import { AnswerInquiryDocument } from './answer-inquiry.generated';
import { CannedAnswers } from '../canned-answers/canned-answers';
import { INQUIRY_STATUSES } from '../../kit/parts/inquiry-labels';
import type { InquiryDetailsFragment } from './inquiry-drawer.generated';
import styles from './reply-form.module.css';
import { INQUIRY_TOASTS } from '../use-edit-inquiry';

const STATUSES = INQUIRY_STATUSES.map((value) => ({
  value,
  label: INQUIRY_STATUS_LABELS[value],
}));
const CHANGED = 'Ktoś zmienił to zapytanie, gdy pisałeś. Sprawdź je powyżej i wyślij ponownie.';

/** An answer that is mailed, with the status from then on; what is typed is not lost by leaving. */
export function ReplyForm({ inquiry }: { inquiry: InquiryDetailsFragment }) {
  const [text, setText] = useState('');
  const [status, setStatus] = useState<InquiryStatus>('waiting_for_customer');
  const [problem, setProblem] = useState<string | null>(null);
  const [answer, { loading }] = useStaffMutation(AnswerInquiryDocument, INQUIRY_TOASTS);
  useLeaveGuard(() => text.trim() !== '');

  const send = async () => {
    const { id, version } = inquiry;
    const outcome = await answer({ input: { id, version, text, status } });
    if (outcome.kind === 'done') setText('');
    if (outcome.kind === 'conflict') setProblem(CHANGED);
    else setProblem(outcome.kind === 'refused' ? (outcome.problems[0]?.message ?? null) : null);
  };
  const insert = (canned: string) => {
    const filled = fillPlaceholders(canned, inquiry);
    setText((typed) => (typed.trim() ? `${typed.trimEnd()}\n\n${filled}` : filled));
  };
  const ready = text.trim().length > 1 && !loading;
  const sendByKey = ({ key, ctrlKey, metaKey }: KeyboardEvent) => {
    if (key === 'Enter' && (ctrlKey || metaKey) && ready) void send();
  };

  return (
    <div className={styles.form}>
      {problem && <Alert type="warning" showIcon role="alert" title={problem} />}
      <CannedAnswers onChoose={insert} />
      <Form layout="vertical" className={styles.form} onFinish={() => void send()}>
        <Form.Item label={`Odpowiedź na adres ${inquiry.customerEmail}`} htmlFor="reply-text">
          <Input.TextArea
            id="reply-text"
            autoSize={{ minRows: 5, maxRows: 16 }}
            maxLength={10_000}
            value={text}
            onChange={(event) => setText(event.target.value)}
            onKeyDown={sendByKey}
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
