import { Empty, Pagination } from 'antd';
import { pluralCount } from '../../../lib/text/grammar';
import { Picture } from '../../../ui/image/picture';
import type { Paging } from '../../kit/list/list-view';
import { Loading } from '../../kit/page/page-states';
import { listPagination } from '../../kit/table/list-pagination';
import type { LibraryRowFragment } from './library-pictures.generated';
import styles from './picture-grid.module.css';

interface PictureGridProps {
  pictures: readonly LibraryRowFragment[] | undefined;
  total: number;
  view: Paging<string>;
  onChange: (change: { page: number; perPage: number }) => void;
  onOpen: (picture: LibraryRowFragment) => void;
}

/** One page of the library; each thumbnail is a button. */
export function PictureGrid({ pictures, total, view, onChange, onOpen }: PictureGridProps) {
  if (!pictures) return <Loading rows={8} />;
  if (pictures.length === 0) return <Empty description="Nie ma takich zdjęć" />;
  return (
    <>
      <ul className={styles.grid}>
        {pictures.map((picture) => (
          <li key={picture.name}>
            <button type="button" className={styles.picture} onClick={() => onOpen(picture)}>
              <Picture picture={picture.picture} sizes="200px" ratio="3 / 2" alt="" />
              <span className={styles.alt}>{picture.alt || 'Bez opisu'}</span>
              <span className={styles.remark}>{remarkOf(picture)}</span>
            </button>
          </li>
        ))}
      </ul>
      <Pagination
        {...listPagination(view, total)}
        onChange={(page, perPage) => onChange({ page, perPage })}
      />
    </>
  );
}

function remarkOf({ uses, isDelivered }: LibraryRowFragment): string {
  const places =
    uses.length === 0
      ? 'nieużywane'
      : `w\u00a0${pluralCount(uses.length, ['miejscu', 'miejscach', 'miejscach'])}`;
  return isDelivered ? `${places}, z\u00a0programu` : places;
}
