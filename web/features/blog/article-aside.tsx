import { Badge } from '../../ui/badge';
import { ButtonLink } from '../../ui/button-link';
import styles from './article-aside.module.css';

/** Beside the text: what it is about, and the step from reading to trying. */
export function ArticleAside({ tags }: { tags: readonly string[] }) {
  return (
    <aside className={styles.aside}>
      <div className={styles.next}>
        <h2>Sprawdź u&nbsp;siebie</h2>
        <p>
          Ustaw wymiar i&nbsp;dodatki, a&nbsp;cenę i&nbsp;rysunek w&nbsp;skali zobaczysz od razu.
        </p>
        <ButtonLink to="/konfigurator">Otwórz konfigurator</ButtonLink>
      </div>
      <ul className={styles.tags} aria-label="Tagi">
        {tags.map((tag) => (
          <li key={tag}>
            <Badge>{tag}</Badge>
          </li>
        ))}
      </ul>
    </aside>
  );
}
