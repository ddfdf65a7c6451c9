import { useSearchParams } from 'react-router-dom';
import { Link } from '../../../ui/button/link';
import { Icon } from '../../../ui/image/icon';
import { readListAddress, writeListAddress } from './list-address';
import styles from './pagination.module.css';

/** Links to the pages of a list; nothing where there is only one. */
export function Pagination({ page, pageCount }: { page: number; pageCount: number }) {
  const [params] = useSearchParams();
  if (pageCount <= 1) return null;
  const to = (target: number) => ({
    search: writeListAddress({ ...readListAddress(params), page: target }).toString(),
  });
  return (
    <nav aria-label="Strony listy">
      <ul className={styles.pages}>
        {page > 1 && (
          <li>
            <Link to={to(page - 1)} rel="prev" aria-label="Poprzednia strona">
              <Icon name="chevron-left" />
            </Link>
          </li>
        )}
        {Array.from({ length: pageCount }, (_, index) => index + 1).map((number) => (
          <li key={number}>
            <Link
              to={to(number)}
              aria-label={`Strona ${number}`}
              aria-current={number === page ? 'page' : undefined}
            >
              {number}
            </Link>
          </li>
        ))}
        {page < pageCount && (
          <li>
            <Link to={to(page + 1)} rel="next" aria-label="Następna strona">
              <Icon name="chevron-right" />
            </Link>
          </li>
        )}
      </ul>
    </nav>
  );
}
