import { Link } from 'react-router-dom';

import styles from './breadcrumbs.module.css';
import { Icon } from './icon';

export interface Breadcrumb {
  label: string;
  /** Absent on the page itself. */
  to?: string;
}

export function Breadcrumbs({ items }: { items: readonly Breadcrumb[] }) {
  return (
    <nav aria-label="Okruszki">
      <ol className={styles.list}>
        {items.map((item) => (
          <li key={item.label}>
            {item.to ? (
              <Link to={item.to}>{item.label}</Link>
            ) : (
              <span aria-current="page">{item.label}</span>
            )}
            {item.to && <Icon name="chevron-right" />}
          </li>
        ))}
      </ol>
    </nav>
  );
}
