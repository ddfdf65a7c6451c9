import { Button, Segmented } from 'antd';
import { useState } from 'react';
import { pluralCount } from '../../lib/text/grammar';
import { flag, text } from '../kit/list/list-filters';
import { ListSearch } from '../kit/list/list-search';
import { listSpec } from '../kit/list/list-view';
import { useOpened } from '../kit/list/rows';
import { useExistingPage, useListView } from '../kit/list/use-list-view';
import { AdminPage } from '../kit/page/admin-page';
import { AdminFailure } from '../kit/page/page-states';
import { useStaffQuery } from '../kit/page/use-staff-query';
import { LibraryPicturesDocument } from '../trade/pictures/library-pictures.generated';
import { PictureGrid } from '../trade/pictures/picture-grid';
import { PictureDialog } from './picture-dialog';
import { UploadDialog } from './upload-dialog';
import styles from './pictures-page.module.css';

const picturesList = listSpec({
  filters: { text, used: flag },
  sorts: ['newest'],
  defaultSort: 'newest',
});

const USED = [
  { value: 'all', label: 'Wszystkie' },
  { value: 'used', label: 'Używane' },
  { value: 'unused', label: 'Nieużywane' },
];

/** The library of pictures; filters, page and the opened picture are kept in the URL. */
export function PicturesPage() {
  const { view, variables, change } = useListView(picturesList);
  const [opened, open] = useOpened('picture');
  const [uploading, setUploading] = useState(false);
  const { filter, page } = variables;
  const { data, error, refetch } = useStaffQuery(LibraryPicturesDocument, { filter, page });
  const total = data?.libraryPictures.totalCount;
  useExistingPage(view, total);
  return (
    <AdminPage
      title="Zdjęcia"
      remark={total !== undefined && pluralCount(total, ['zdjęcie', 'zdjęcia', 'zdjęć'])}
    >
      {error && <AdminFailure error={error} retry={() => void refetch()} />}
      <div className={styles.tools}>
        <ListSearch
          label="Szukaj zdjęć"
          placeholder="Co widać albo gdzie jest"
          value={view.text}
          onSearch={(typed) => change({ text: typed })}
        />
        <Segmented
          aria-label="Które zdjęcia"
          options={USED}
          value={view.used === null ? 'all' : view.used ? 'used' : 'unused'}
          onChange={(value) => change({ used: value === 'all' ? null : value === 'used' })}
        />
        <Button type="primary" onClick={() => setUploading(true)}>
          Wgraj zdjęcie
        </Button>
      </div>
      <PictureGrid
        pictures={data?.libraryPictures.items}
        total={total ?? 0}
        view={view}
        onChange={change}
        onOpen={({ name }) => open(name)}
      />
      {opened && <PictureDialog key={opened} name={opened} onClose={() => open(null)} />}
      {uploading && (
        <UploadDialog
          onClose={() => setUploading(false)}
          onUploaded={() => {
            setUploading(false);
            void refetch();
          }}
        />
      )}
    </AdminPage>
  );
}
