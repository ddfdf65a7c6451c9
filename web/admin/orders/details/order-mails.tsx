import type { FragmentType } from '@apollo/client';
import { useSuspenseFragment } from '@apollo/client/react';
import { Button } from 'antd';

import { useStaffMutation } from '../../kit/form/use-staff-mutation';
import { mailTimes, MailStateTag } from '../../kit/parts/mail-state';
import styles from './order-mails.module.css';
import {
  OrderMailFragmentDoc,
  ResendOrderMailDocument,
  type OrderMailFragment,
} from './order-mails.generated';

/** The mails to the customer about the order with their delivery state, the newest first. */
export function OrderMails({
  mails,
}: {
  mails: (FragmentType<OrderMailFragment> & { id: string })[];
}) {
  if (mails.length === 0) return <p>Nie ma wiadomości z&nbsp;ostatnich 90&nbsp;dni.</p>;
  return (
    <ul className={styles.mails}>
      {mails.toReversed().map((mail) => (
        <li key={mail.id}>
          <Mail mail={mail} />
        </li>
      ))}
    </ul>
  );
}

function Mail({ mail: from }: { mail: FragmentType<OrderMailFragment> }) {
  const { data: mail } = useSuspenseFragment({ fragment: OrderMailFragmentDoc, from });
  const { id, subject, recipient, state, problem } = mail;
  const [resend, { loading }] = useStaffMutation(ResendOrderMailDocument, {
    done: `Wiadomość na adres ${recipient} czeka na wysłanie`,
    failed: 'Nie udało się wysłać ponownie',
  });
  return (
    <article className={styles.mail}>
      <div className={styles.text}>
        <strong>{subject}</strong>
        <span>{recipient}</span>
        <span>{mailTimes(mail)}</span>
        {problem && <span className={styles.problem}>Serwer poczty: {problem}</span>}
      </div>
      <MailStateTag state={state} />
      <Button
        size="small"
        loading={loading}
        aria-label={`Wyślij ponownie: ${subject}`}
        onClick={() => void resend({ input: { mailId: id } })}
      >
        Wyślij ponownie
      </Button>
    </article>
  );
}
