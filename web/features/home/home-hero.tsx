import { ButtonLink } from '../../ui/button/button';
import { Icon } from '../../ui/image/icon';
import { Picture, type PictureData } from '../../ui/image/picture';
import { useShop } from '../../ui/layout/page-context';
import styles from './home-hero.module.css';

/** DEMO CONTENT, shown in the demo shop only. */
const trustPoints = [
  'Gwarancja do 10\u00a0lat na konstrukcję',
  'Podstawowy montaż w\u00a0cenie',
  'Darmowa dostawa',
] as const;

interface HomeHeroProps {
  /** Absent while it loads. */
  picture?: PictureData | null;
}

/** The first screen: a shaded terrace, what we sell in one sentence, and two links. */
export function HomeHero({ picture }: HomeHeroProps) {
  return (
    <div className={styles.hero}>
      <div className={styles.text}>
        <h1 className={styles.title}>Słońce pod&nbsp;kontrolą</h1>
        <p className={styles.lead}>
          Markizy, pergole i&nbsp;osłony na&nbsp;wymiar. Ustawiasz rozmiar i&nbsp;kolor, widzisz
          rysunek w&nbsp;skali i&nbsp;pełną cenę – od&nbsp;razu.
        </p>
        <div className={styles.actions}>
          <ButtonLink to="/konfigurator">
            <Icon name="ruler" />
            Otwórz konfigurator
          </ButtonLink>
          <ButtonLink to="/wycena" variant="secondary">
            Bezpłatna wycena
          </ButtonLink>
        </div>
        {useShop().isDemo && (
          <ul className={styles.trust}>
            {trustPoints.map((point) => (
              <li key={point}>{point}</li>
            ))}
          </ul>
        )}
      </div>
      <div className={styles.picture}>
        {picture && (
          <Picture picture={picture} sizes="(width < 75rem) 100vw, 64vw" urgency="first" />
        )}
        <span className={styles.shadow} aria-hidden="true" />
      </div>
    </div>
  );
}
