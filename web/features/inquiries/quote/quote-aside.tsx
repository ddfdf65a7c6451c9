import type { FragmentType } from '@apollo/client';

import { phoneLink } from '../../../lib/text/phone-link';
import { ButtonLink } from '../../../ui/button/button-link';
import { AttachedConfiguration } from './attached-configuration';
import type { AttachedConfigurationFragment } from './attached-configuration.generated';
import styles from './quote-aside.module.css';

interface QuoteAsideProps {
  phone: string | null;
  configuration: FragmentType<AttachedConfigurationFragment> | null | undefined;
}

/** The configuration that is sent with the inquiry, or a link to the configurator, and the telephone. */
export function QuoteAside({ phone, configuration }: QuoteAsideProps) {
  return (
    <aside className={styles.side}>
      {configuration ? <AttachedConfiguration configuration={configuration} /> : <Offer />}
      {phone && (
        <p className={styles.phone}>
          Wolisz rozmowę? Zadzwoń: <a href={phoneLink(phone)}>{phone}</a>
        </p>
      )}
    </aside>
  );
}

function Offer() {
  return (
    <div className={styles.offer}>
      <h2>Cenę możesz poznać od razu</h2>
      <p>Konfigurator wyceni produkt na Twój wymiar i&nbsp;pokaże go na rysunku w&nbsp;skali.</p>
      <ButtonLink to="/konfigurator" variant="secondary">
        Otwórz konfigurator
      </ButtonLink>
    </div>
  );
}
