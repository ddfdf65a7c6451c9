import { phoneLink } from '../../lib/text/format';

interface ContactLinesProps {
  phone: string | null;
  email: string | null;
  /** The subject of the e-mail. */
  subject: string;
}

/** Whom to call and where to write, as far as the shop has told; nothing where it has told neither. */
export function ContactLines({ phone, email, subject }: ContactLinesProps) {
  return (
    <>
      {phone && (
        <p>
          Zadzwoń: <a href={phoneLink(phone)}>{phone}</a>
        </p>
      )}
      {email && (
        <p>
          Napisz:{' '}
          <a href={`mailto:${email}?subject=${encodeURIComponent(subject)}`}>{email}</a>
        </p>
      )}
    </>
  );
}

/** "zadzwoń: +48 42 200 00 00", within a sentence. */
export function CallUs({ phone }: Pick<ContactLinesProps, 'phone'>) {
  if (!phone) return <span>odezwij się do nas</span>;
  return (
    <span>
      zadzwoń: <a href={phoneLink(phone)}>{phone}</a>
    </span>
  );
}
