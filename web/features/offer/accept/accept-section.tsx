import { failureText } from '../../../apollo/refusal';
import { RequestForm } from '../../../ui/form/request-form';
import { NeedsScripts } from '../../../ui/layout/needs-scripts';
import { isAcceptable } from '../is-acceptable';
import { AcceptForm, type AcceptFormProps } from './accept-form';
import styles from './accept-section.module.css';
import { useDecline } from './use-decline';

/** The two ways to decide on an offer that is open: the order, or no. */
export function AcceptSection({ phone, ...props }: AcceptFormProps & { phone: string }) {
  const { offer, version } = props;
  const decline = useDecline(offer, version);
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
      <RequestForm
        title="Nie skorzystam z&nbsp;oferty"
        intro="Dziękujemy za odpowiedź. Jeśli napiszesz, co zdecydowało, łatwiej będzie nam przygotować coś lepszego."
        label="Co zdecydowało? (nieobowiązkowo)"
        shortest={0}
        tooShort=""
        longest={1000}
        submitLabel="Rezygnuję z&nbsp;oferty"
        send={decline}
        reasonOf={(error) =>
          failureText(error, 'Nie udało się wysłać odpowiedzi. Spróbuj ponownie albo zadzwoń.')
        }
      />
    </section>
  );
}
