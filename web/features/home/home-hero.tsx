import { upperFirst } from '#engine/locale/text';
import { ButtonLink } from '../../ui/button/button';
import { Icon } from '../../ui/image/icon';
import { Picture, type PictureData } from '../../ui/image/picture';
import { useShop } from '../../ui/layout/page-context';
import styles from './home-hero.module.css';

interface HomeHeroProps {
  /** Absent while it loads. */
  picture?: PictureData | null;
}

/** The first screen: a shaded terrace, what we sell in one sentence, and two links. */
export function HomeHero({ picture }: HomeHeroProps) {
  const { installation } = useShop();
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
        <ul className={styles.trust}>
          <li>{`${upperFirst(installation)} w\u00a0cenie`}</li>
          <li>Darmowa dostawa</li>
        </ul>
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
