import { NeedsScripts } from '../../../ui/layout/needs-scripts';
import { isAcceptable } from '../offer-state';
import { AcceptForm, type AcceptFormProps } from './accept-form';
import { DeclineForm } from './decline-form';
import styles from './accept-section.module.css';

/** The forms to accept or decline an offer; nothing where this version cannot be accepted. */
export function AcceptSection({ phone, ...props }: AcceptFormProps & { phone: string | null }) {
  const { offer, version } = props;
  if (!isAcceptable(offer, version)) return null;
  return (
    <section
      id="przyjecie"
      className={styles.section}
      aria-labelledby="accept-offer"
      data-screen-only
    >
      <h2 className={styles.title} id="accept-offer">
        Przyjmij ofertę
      </h2>
      <p className={styles.lead}>
        Sprawdź dane i&nbsp;zamów. Cena i&nbsp;warunki zostaną dokładnie takie jak
        w&nbsp;tej&nbsp;ofercie, nawet jeśli cennik się zmieni.
      </p>
      <NeedsScripts phone={phone}>Bez niej nie da się przyjąć oferty.</NeedsScripts>
      <AcceptForm {...props} />
      <DeclineForm offer={offer} version={version} />
    </section>
  );
}
