import { formatDateTime } from '../../lib/format-date';
import { joinClasses } from '../../lib/join-classes';
import type { InquiryDetailsFragment } from './inquiry-drawer.generated';
import styles from './inquiry-thread.module.css';

/** What the customer wrote and what was mailed back, the oldest first. */
export function InquiryThread({ inquiry }: { inquiry: InquiryDetailsFragment }) {
  return (
    <ol className={styles.thread}>
      <Message who={inquiry.customerName} at={inquiry.createdAt} text={inquiry.message} />
      {inquiry.answers.map(({ id, authorName, at, text }) => (
        <Message key={id} ours who={authorName} at={at} text={text} />
      ))}
    </ol>
  );
}

interface MessageProps {
  who: string;
  at: string;
  text: string;
  ours?: boolean;
}

function Message({ who, at, text, ours = false }: MessageProps) {
  return (
    <li className={joinClasses(styles.message, ours && styles.ours)}>
      <p className={styles.heading}>
        <strong>{who}</strong>
        <time dateTime={at}>
          {ours && 'wysłano e-mailem '}
          {formatDateTime(at)}
        </time>
      </p>
      <p className={styles.text}>{text}</p>
    </li>
  );
}
