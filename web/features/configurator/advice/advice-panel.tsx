import { adviceOn } from '#engine/goods/place/advice-on';
import type { Configuration } from '#engine/goods/configuration/configuration';
import { localityOf } from '#engine/goods/place/locality';
import { Icon } from '../../../ui/image/icon';
import styles from './advice-panel.module.css';
import { usePostcode } from '../controls/postcode-field';

/** Pieces of advice on the configuration, at the visitor's postcode if that is known, each with its source. */
export function AdvicePanel({ configuration }: { configuration: Configuration }) {
  const advice = adviceOn(configuration, localityOf(usePostcode()));
  if (advice.length === 0) return null;
  return (
    <details className={styles.panel}>
      <summary className={styles.title}>
        Dobrze wiedzieć <span className={styles.count}>{`(${advice.length})`}</span>
      </summary>
      <ul className={styles.list} aria-label="Dobrze wiedzieć">
        {advice.map(({ code, text, source }) => (
          <li className={styles.advice} key={code}>
            <Icon name="info" />
            <p>
              <span>{text}</span> <span className={styles.source}>{source}</span>
            </p>
          </li>
        ))}
      </ul>
    </details>
  );
}
