import { fabricFacts } from '#engine/goods/fabrics/fabrics';
import { MAX_SAMPLES } from '#engine/trade/fields/sample-fields';
import { FabricSwatch } from '../../../goods/fabric-swatch';
import { Icon } from '../../../ui/image/icon';
import { Section } from '../../../ui/layout/section';
import { SAMPLES_FORM } from './samples-form';
import type { Samples } from './use-samples';
import styles from './chosen-samples.module.css';

interface ChosenSamplesProps {
  samples: Samples;
  /** Whether the page shows a fabric, whose checkbox then submits it; a hidden fabric needs a hidden field. */
  isShown: (id: string) => boolean;
}

/** The chosen samples beside the form, each with a button that removes it. */
export function ChosenSamples({ samples, isShown }: ChosenSamplesProps) {
  const { chosen, toggle } = samples;
  if (chosen.length === 0)
    return (
      <p className={styles.empty}>
        Zaznacz wyżej do <span>{MAX_SAMPLES}</span> tkanin. Najlepiej porównać jasną z&nbsp;ciemną
        i&nbsp;gęstą z&nbsp;przejrzystą.
      </p>
    );
  return (
    <ul className={styles.list} aria-label="Wybrane próbki">
      {chosen.map((fabric) => (
        <li key={fabric.id} className={styles.row}>
          {!isShown(fabric.id) && (
            <input type="hidden" name="fabrics" value={fabric.id} form={SAMPLES_FORM} />
          )}
          <FabricSwatch fabric={fabric} scale={2} className={styles.swatch} />
          <div>
            <p className={styles.name}>{fabric.name}</p>
            <p className={styles.facts}>{fabricFacts(fabric)}</p>
          </div>
          <button
            type="button"
            className={styles.remove}
            aria-label={`Usuń z próbek: ${fabric.name}`}
            onClick={() => toggle(fabric)}
          >
            <Icon name="close" />
          </button>
        </li>
      ))}
    </ul>
  );
}

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
