import { useLocation } from 'react-router-dom';
import { typeset } from '#engine/locale/typeset';
import { Link } from '../button/link';
import { Icon } from '../image/icon';
import { useResponse } from './page-context';
import { JsonLd } from './page-meta';
import styles from './breadcrumbs.module.css';

export interface Breadcrumb {
  label: string;
  /** Absent for the current page. */
  to?: string;
}

/** Breadcrumbs, also as structured data for search engines. */
export function Breadcrumbs({ items }: { items: readonly Breadcrumb[] }) {
  const { origin } = useResponse();
  const { pathname } = useLocation();
  return (
    <nav aria-label="Ścieżka nawigacji">
      <ol className={styles.list}>
        {items.map((item) => (
          <li key={item.label}>
            {item.to ? (
              <Link to={item.to}>{typeset(item.label)}</Link>
            ) : (
              <span aria-current="page">{typeset(item.label)}</span>
            )}
            {item.to && <Icon name="chevron-right" />}
          </li>
        ))}
      </ol>
      <JsonLd
        data={{
          '@type': 'BreadcrumbList',
          itemListElement: items.map(({ label, to = pathname }, index) => ({
            '@type': 'ListItem',
            position: index + 1,
            name: label,
            item: origin + to,
          })),
        }}
      />
    </nav>
  );
}
