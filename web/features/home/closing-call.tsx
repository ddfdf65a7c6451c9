import { ButtonLink } from '../../ui/button/button-link';
import { Section } from '../../ui/layout/section';
import styles from './closing-call.module.css';

export function ClosingCall() {
  return (
    <Section aria-labelledby="wycena">
      <div className={styles.call}>
        <h2 id="wycena">Wolisz, żeby policzył to doradca?</h2>
        <p>
          Napisz, co chcesz osłonić. Bezpłatną wycenę przygotujemy w&nbsp;ciągu 24&nbsp;godzin,
          razem z&nbsp;podpowiedzią, na&nbsp;co zwrócić uwagę.
        </p>
        <div className={styles.actions}>
          <ButtonLink to="/wycena">Poproś o&nbsp;bezpłatną wycenę</ButtonLink>
          <ButtonLink to="/kontakt" variant="secondary">
            Skontaktuj się
          </ButtonLink>
        </div>
      </div>
    </Section>
  );
}
