import { ButtonLink } from '../../../ui/button/button-link';
import { Link } from '../../../ui/button/link';
import styles from './article-aside.module.css';
import { NO_FILTER, viewLink } from '../list/blog-url';
import { ShareButton } from './share-button';

interface ArticleAsideProps {
  title: string;
  tags: readonly string[];
}

/** What stands beside the text of an article: a link to the configurator, a button to share it, and its tags. */
export function ArticleAside({ title, tags }: ArticleAsideProps) {
  return (
    <aside className={styles.aside}>
      <div className={styles.next}>
        <h2>Sprawdź u&nbsp;siebie</h2>
        <p>
          Ustaw wymiar i&nbsp;dodatki, a&nbsp;cenę i&nbsp;rysunek w&nbsp;skali zobaczysz od razu.
        </p>
        <ButtonLink to="/konfigurator">Otwórz konfigurator</ButtonLink>
      </div>
      <ShareButton title={title} />
      <ul className={styles.tags} aria-label="Tagi">
        {tags.map((tag) => (
          <li key={tag}>
            <Link className={styles.tag} to={`/blog?${viewLink(NO_FILTER, { tag }).search}`}>
              {tag}
            </Link>
          </li>
        ))}
      </ul>
    </aside>
  );
}
