import { ButtonLink } from '../../ui/button-link';
import { Section } from '../../ui/section';
import styles from './studio-teaser.module.css';

const abilities = [
  {
    title: 'Rysunek w\u00a0skali',
    text: 'Twoja osłona na ścianie i\u00a0tarasie, narysowana z\u00a0podanych centymetrów, z\u00a0liniami wymiarowymi.',
  },
  {
    title: 'Cena na żywo',
    text: 'Każda zmiana wymiaru, koloru czy wyposażenia od razu zmienia cenę i\u00a0jej rozpisanie.',
  },
  {
    title: 'Własny link',
    text: 'Zapisaną konfigurację otworzysz na innym urządzeniu albo wyślesz domownikom.',
  },
];

/** What the configurator can do today. */
export function StudioTeaser() {
  return (
    <Section tone="shade" aria-labelledby="studio">
      <div className={styles.teaser}>
        <div className={styles.text}>
          <h2 id="studio">Studio projektowe w&nbsp;przeglądarce</h2>
          <ButtonLink to="/konfigurator">Zacznij projekt</ButtonLink>
        </div>
        <ul className={styles.abilities}>
          {abilities.map(({ title, text }) => (
            <li key={title}>
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}
