import type { FragmentType } from '@apollo/client';
import { useSuspenseFragment } from '@apollo/client/react';
import { Alert, Button, Form, Input, Select } from 'antd';
import { useState } from 'react';

import { fillPlaceholders } from '#engine/trade/shop/answer-placeholders';
import { INQUIRY_STATUS_LABELS } from '#engine/trade/shop/inquiry-labels';
import type { InquiryStatus } from '../../../apollo/schema.generated';
import { isSubmitKey } from '../../kit/form/submit-key';
import { INQUIRY_STATUSES } from '../../trade/inquiry-tags';
import { CannedAnswers } from '../canned-answers/canned-answers';
import { InquiryToAnswerFragmentDoc, type InquiryToAnswerFragment } from './reply-form.generated';
import styles from './reply-form.module.css';
import { useReply } from './use-reply';

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
      <CannedAnswers onChoose={(canned) => append(fillPlaceholders(canned, inquiry))} />
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
