import { Button } from 'antd';

import { useStaffMutation } from '../../kit/form/use-staff-mutation';
import { mailTimes, MailStateTag } from '../../kit/parts/mail-state';
import { ResendMailsDocument } from '../../kit/parts/resend-mails.generated';
import styles from './answer-mail.module.css';
import {
  InquiryDrawerDocument,
  type AnswerMailFragment,
  type InquiryDetailsFragment,
} from './inquiry-drawer.generated';

/** The delivery state of an answer's mail, and a button to send it again. */
export function AnswerMail({ mail }: { mail: AnswerMailFragment }) {
  const [resend, { loading }] = useStaffMutation(ResendMailsDocument, {
    done: 'Odpowiedź czeka na wysłanie',
    failed: 'Nie udało się wysłać ponownie',
    refetch: [InquiryDrawerDocument],
  });
  return (
    <div className={styles.mail}>
      <MailStateTag state={mail.state} />
      <p>
        e-mail na adres {mail.recipient}, {mailTimes(mail)}
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

/** Whether any answer's mail is waiting to be sent. */
export function isAnswerQueued({ answers }: InquiryDetailsFragment): boolean {
  return answers.some(({ mails }) => mails.at(-1)?.state === 'queued');
}
