import { Section } from '../../../ui/layout/section';
import styles from './figure-guide.module.css';

const FIGURES = [
  {
    title: 'Prześwit',
    text: 'Jaką część tkaniny stanowią otwory między nitkami. Przy 0% nic nie widać, przy 5% widać ogród, a\u00a0z\u00a0ulicy w\u00a0dzień prawie nie widać wnętrza. Wieczorem, przy lampie, jest odwrotnie.',
  },
  {
    title: 'Światło (Tv)',
    text: 'Ile światła przechodzi przez tkaninę: przez otwory i\u00a0przez same nitki. Jasna tkanina rozświetla pokój, ciemna przy tym samym prześwicie mniej razi i\u00a0lepiej przez nią widać.',
  },
  {
    title: 'Energia słoneczna (Ts)',
    text: 'Ile energii słonecznej przechodzi wprost. Resztę tkanina odbija albo pochłania i\u00a0oddaje jako ciepło: na zewnątrz odbiera je wiatr, wewnątrz zostaje w\u00a0pokoju.',
  },
];

/** How to read the figures of a fabric. */
export function FigureGuide() {
  return (
    <Section size="m" aria-labelledby="liczby">
      <div className={styles.guide}>
        <h2 id="liczby">Co mówią liczby</h2>
        <dl className={styles.figures}>
          {FIGURES.map(({ title, text }) => (
            <div key={title}>
              <dt>{title}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
        <p className={styles.note}>
          Oznaczenia jak w&nbsp;normie PN-EN&nbsp;14500; wartości są orientacyjne i&nbsp;służą do
          porównania tkanin. Kolor i&nbsp;skala na ekranie zależą od urządzenia: pewność daje
          próbka.
        </p>
      </div>
    </Section>
  );
}
