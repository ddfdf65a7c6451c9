import type { FragmentType } from '@apollo/client';
import { useSuspenseFragment } from '@apollo/client/react';

import { Link } from '../../../ui/button/link';
import styles from './privacy-notice.module.css';
import { type PrivacyNoticeFragment, PrivacyNoticeFragmentDoc } from './privacy-notice.generated';

/** What art. 13 of the GDPR wants told where data are given; the answer to a question needs no consent. */
export function PrivacyNotice(props: { company: FragmentType<PrivacyNoticeFragment> }) {
  const { data: company } = useSuspenseFragment({
    fragment: PrivacyNoticeFragmentDoc,
    from: props.company,
  });
  const { name, street, postalCode, city, email } = company;
  return (
    <div className={styles.notice}>
      <p>Pola oznaczone * są wymagane. Twoich danych nie przekazujemy osobom trzecim.</p>
      <details className={styles.details}>
        <summary>Kto i&nbsp;po co przetwarza Twoje dane</summary>
        <p>
          Administratorem danych jest {name}, {street}, {postalCode} {city}, {email}. Używamy ich,
          żeby odpowiedzieć na wiadomość: to działanie na Twoje żądanie przed zawarciem umowy albo
          nasz uzasadniony interes (art.&nbsp;6 ust.&nbsp;1 lit.&nbsp;b i&nbsp;f RODO). Podanie
          danych jest dobrowolne, ale bez imienia i&nbsp;adresu e-mail nie odpowiemy. Jeśli
          z&nbsp;rozmowy nie powstanie zamówienie, usuniemy je po 12&nbsp;miesiącach od ostatniej
          wiadomości. Możesz zażądać dostępu do danych, ich sprostowania, usunięcia, ograniczenia
          i&nbsp;przeniesienia, wnieść sprzeciw oraz skargę do Prezesa UODO. Więcej mówi{' '}
          <Link to="/polityka-prywatnosci">polityka prywatności</Link>.
        </p>
      </details>
    </div>
  );
}
