import type { FragmentType } from '@apollo/client';
import { useSuspenseFragment } from '@apollo/client/react';
import { Button } from 'antd';

import { useStaffMutation } from '../../kit/form/use-staff-mutation';
import { mailTimes, MailStateTag } from '../../kit/parts/mail-state';
import { ResendMailsDocument } from '../../kit/parts/resend-mails.generated';
import styles from './answer-mail.module.css';
import { AnswerMailFragmentDoc, type AnswerMailFragment } from './answer-mail.generated';
import { InquiryDrawerDocument } from './inquiry-drawer.generated';

/** The delivery state of an answer's mail, and a button to send it again. */
export function AnswerMail({ mail: from }: { mail: FragmentType<AnswerMailFragment> }) {
  const { data: mail } = useSuspenseFragment({ fragment: AnswerMailFragmentDoc, from });
  const [resend, { loading }] = useStaffMutation(ResendMailsDocument, {
    done: 'Odpowiedź czeka na wysłanie',
    failed: 'Nie udało się wysłać ponownie',
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
        <Button
          size="small"
          loading={loading}
          onClick={() => void resend({ input: { mailIds: [mail.id] } })}
        >
          Wyślij ponownie
        </Button>
      )}
    </div>
  );
}
