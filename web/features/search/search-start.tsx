import { Link } from '../../ui/button/link';
import { categoryLinks, serviceLinks } from '../pages/site-links';
import styles from './search-start.module.css';

/** Links for a visitor who has not searched yet, or has found nothing. */
export function SearchStart() {
  return (
    <div className={styles.columns}>
      {[
        { title: 'Kategorie produktów', links: categoryLinks },
        { title: 'Pomoc w\u00a0wyborze i\u00a0usługi', links: serviceLinks },
      ].map(({ title, links }) => (
        <nav key={title} aria-label={title}>
          <h2 className={styles.title}>{title}</h2>
          <ul className={styles.links}>
            {links.map(({ to, label }) => (
              <li key={to}>
                <Link to={to}>{label}</Link>
              </li>
            ))}
          </ul>
        </nav>
      ))}
    </div>
  );
}
