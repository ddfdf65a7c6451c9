import type { FragmentType } from '@apollo/client';
import { useSuspenseFragment } from '@apollo/client/react';
import { Button } from 'antd';
import type { ReactNode } from 'react';
import { formatDateTime } from '../../../lib/dates/format-date';
import { joinClasses } from '../../../lib/join-classes';
import { mailTimes, MailStateTag } from '../../trade/mails/customer-mails';
import { useResendMails } from '../../trade/mails/use-resend-mails';
import { InquiryDrawerDocument } from '../inquiries-page.generated';
import {
  InquiryThreadFragmentDoc,
  type InquiryThreadFragment,
  AnswerMailFragmentDoc,
  type AnswerMailFragment,
} from './inquiry-thread.generated';
import styles from './inquiry-thread.module.css';

/** The customer's message and the answers, the oldest first; each answer with the latest of its mails. */
export function InquiryThread({ inquiry: from }: { inquiry: FragmentType<InquiryThreadFragment> }) {
  const { data: inquiry } = useSuspenseFragment({
    fragment: InquiryThreadFragmentDoc,
    fragmentName: 'InquiryThread',
    from,
  });
  return (
    <ol className={styles.thread}>
      <Message who={inquiry.customerName} at={inquiry.createdAt} text={inquiry.message} />
      {inquiry.answers.map(({ id, authorName, at, text, mails }) => (
        <Message key={id} ours who={authorName} at={at} text={text}>
          {mails.slice(-1).map((latest) => (
            <AnswerMail key={latest.id} mail={latest} />
          ))}
        </Message>
      ))}
    </ol>
  );
}

interface MessageProps {
  who: string;
  at: string;
  text: string;
  ours?: boolean;
  children?: ReactNode;
}

function Message({ who, at, text, ours = false, children }: MessageProps) {
  return (
    <li className={joinClasses(styles.message, ours && styles.ours)}>
      <p className={styles.heading}>
        <strong>{who}</strong>
        <time dateTime={at}>{formatDateTime(at)}</time>
      </p>
      <p className={styles.text}>{text}</p>
      {children}
    </li>
  );
}

/** The delivery state of an answer's mail, and a button to send it again. */
function AnswerMail({ mail: from }: { mail: FragmentType<AnswerMailFragment> }) {
  const { data: mail } = useSuspenseFragment({ fragment: AnswerMailFragmentDoc, from });
  const { resend, loading } = useResendMails({
    done: 'Odpowiedź czeka na wysłanie',
    refetch: [InquiryDrawerDocument],
  });
  return (
    <div className={styles.mail}>
      <MailStateTag state={mail.state} />
      <p>
        wiadomość na adres {mail.recipient}, {mailTimes(mail)}
        {mail.problem && <span className={styles.problem}>Serwer poczty: {mail.problem}</span>}
      </p>
      {mail.canBeResent && (
        <Button size="small" loading={loading} onClick={() => void resend([mail.id])}>
          Wyślij ponownie
        </Button>
      )}
    </div>
  );
}
