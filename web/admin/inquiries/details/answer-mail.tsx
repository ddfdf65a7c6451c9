import type { FragmentType } from '@apollo/client';
import { useSuspenseFragment } from '@apollo/client/react';
import { Button } from 'antd';

import { mailTimes, MailStateTag } from '../../trade/mails/mail-state';
import { useResendMails } from '../../trade/mails/use-resend-mails';
import styles from './answer-mail.module.css';
import { AnswerMailFragmentDoc, type AnswerMailFragment } from './answer-mail.generated';
import { InquiryDrawerDocument } from './inquiry-drawer.generated';

/** The delivery state of an answer's mail, and a button to send it again. */
export function AnswerMail({ mail: from }: { mail: FragmentType<AnswerMailFragment> }) {
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
