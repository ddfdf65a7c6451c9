import type { FragmentType } from '@apollo/client';
import { useSuspenseFragment } from '@apollo/client/react';
import { Link } from '../../../ui/button/link';
import { type PrivacyNoticeFragment, PrivacyNoticeFragmentDoc } from './privacy-notice.generated';
import styles from './privacy-notice.module.css';

interface PrivacyNoticeProps {
  company: FragmentType<PrivacyNoticeFragment>;
  /** What the data are used for, as the end of "Używamy ich, ...". */
  purpose?: string;
  /** What is impossible without the data, as a sentence that begins with a small letter. */
  otherwise?: string;
  /** The case in which the data are deleted after 12 months, as the rest of "Jeśli ...". */
  unused?: string;
  /** A sentence about who else receives the data. */
  recipient?: string;
}

/**
 * What people must be told where they enter their data (art. 13 of the GDPR). There is no checkbox, because answering
 * people or sending them samples needs no consent.
 */
export function PrivacyNotice({
  purpose = 'żeby odpowiedzieć na wiadomość',
  otherwise = 'bez imienia i\u00a0adresu e-mail nie odpowiemy',
  unused = 'z\u00a0rozmowy nie powstanie zamówienie',
  recipient = '',
  ...props
}: PrivacyNoticeProps) {
  const { data: company } = useSuspenseFragment({
    fragment: PrivacyNoticeFragmentDoc,
    from: props.company,
  });
  const { name, street, postalCode, city, email } = company;
  const address = street && `${street}, ${postalCode} ${city}`;
  const controller = [name, address, email].filter(Boolean).join(', ');
  return (
    <div className={styles.notice}>
      <p>{`Pola oznaczone * są wymagane. ${recipient || 'Twoich danych nie przekazujemy osobom trzecim.'}`}</p>
      <details className={styles.details}>
        <summary>Kto i&nbsp;po co przetwarza Twoje dane</summary>
        <p>
          Administratorem danych jest <span>{controller}</span>. Używamy ich, <span>{purpose}</span>
          : to działanie na Twoje żądanie przed zawarciem umowy albo nasz prawnie uzasadniony
          interes (art.&nbsp;6 ust.&nbsp;1 lit.&nbsp;b i&nbsp;f RODO). Podanie danych jest
          dobrowolne, ale <span>{otherwise}</span>. Jeśli <span>{unused}</span>, usuniemy dane po
          12&nbsp;miesiącach od ostatniej wiadomości. Możesz zażądać dostępu do danych, ich
          sprostowania, usunięcia i&nbsp;przeniesienia oraz ograniczenia przetwarzania, wnieść
          sprzeciw, a&nbsp;także złożyć skargę do Prezesa UODO. Więcej:{' '}
          <Link to="/polityka-prywatnosci">polityka prywatności</Link>.
        </p>
      </details>
    </div>
  );
}
