import { Button } from 'antd';
import { formatDateTime } from '../../lib/dates/format-date';
import { useCurrentMinute, waitedText } from '../../lib/dates/use-current-minute';
import { pluralCount } from '../../lib/text/grammar';
import { Link } from '../../ui/button/link';
import { CellLines } from '../kit/table/scroll-table';
import { MailStateTag } from '../trade/mails/customer-mails';
import { MAIL_NOUNS, useResendMails } from '../trade/mails/use-resend-mails';
import { type UndeliveredMailFragment, MailsPageDocument } from './mails-page.generated';
import styles from './mail-cells.module.css';

interface MailCellProps {
  mail: UndeliveredMailFragment;
}

export function MailName({ mail: { subject, recipient } }: MailCellProps) {
  return (
    <CellLines>
      <strong>{subject}</strong>
      <span>{recipient}</span>
    </CellLines>
  );
}

/** A link to the order, inquiry or offer that a mail belongs to. */
export function MailSubject({ mail: { orderId, inquiryId, offerId } }: MailCellProps) {
  if (orderId !== null)
    return <Link to={`/admin/orders?q=${orderId}`}>Zamówienie nr&nbsp;{orderId}</Link>;
  if (inquiryId !== null)
    return <Link to={`/admin/inquiries?inquiry=${inquiryId}`}>Zapytanie nr&nbsp;{inquiryId}</Link>;
  if (offerId !== null)
    return <Link to={`/admin/offers?offer=${offerId}`}>Oferta nr&nbsp;{offerId}</Link>;
  return <>Inna sprawa</>;
}

/** The delivery state, and the mail server's error. */
export function MailTrouble({ mail: { state, problem, attempts, nextAttemptAt } }: MailCellProps) {
  return (
    <div className={styles.trouble}>
      <MailStateTag state={state} />
      {problem && <span className={styles.problem}>{problem}</span>}
      {state === 'queued' && <span>Czeka dłużej niż zwykle</span>}
      <span>
        {[
          attempts > 0 && `nieudane próby: ${attempts}`,
          nextAttemptAt && `następna ${formatDateTime(nextAttemptAt)}`,
        ]
          .filter(Boolean)
          .join(', ')}
      </span>
    </div>
  );
}

export function MailAge({ mail: { createdAt } }: MailCellProps) {
  const now = useCurrentMinute();
  return (
    <time dateTime={createdAt} title={formatDateTime(createdAt)}>
      {now && waitedText(createdAt, now)}
    </time>
  );
}

export function ResendMail({ mail: { id, subject, canBeResent } }: MailCellProps) {
  const { resend, loading } = useResendUndelivered();
  if (!canBeResent) return null;
  return (
    <Button
      size="small"
      loading={loading}
      aria-label={`Wyślij ponownie: ${subject}`}
      onClick={() => void resend([id])}
    >
      Wyślij ponownie
    </Button>
  );
}

export function CompactMail({ mail }: MailCellProps) {
  return (
    <div className={styles.compact}>
      <MailName mail={mail} />
      <span>
        <MailSubject mail={mail} />, czeka <MailAge mail={mail} />
      </span>
      <MailTrouble mail={mail} />
      <ResendMail mail={mail} />
    </div>
  );
}

/** Resends undelivered mails by id; null resends all of them. */
export const useResendUndelivered = () =>
  useResendMails({
    done: ({ resentCount }) => `Do ponownego wysłania: ${pluralCount(resentCount, MAIL_NOUNS)}`,
    refetch: [MailsPageDocument],
  });
