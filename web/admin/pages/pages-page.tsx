import { Button, type TableColumnsType, Tag } from 'antd';
import { useState } from 'react';
import { formatDateTime } from '../../lib/dates/format-date';
import { Link } from '../../ui/button/link';
import { VisuallyHidden } from '../../ui/content/visually-hidden';
import { AdminPage, Section } from '../kit/page/admin-page';
import { Allowed } from '../kit/page/allowed';
import { AdminFailure, Loading } from '../kit/page/page-states';
import { useStaffQuery } from '../kit/page/use-staff-query';
import { ScrollTable } from '../kit/table/scroll-table';
import { PageDialog } from './page-dialog';
import {
  type EditedPageFragment,
  type PageVersionRowFragment,
  PagesPageDocument,
} from './pages-page.generated';

/** A page that is being edited, from the content of one of its versions. */
interface Editing {
  page: EditedPageFragment;
  from: PageVersionRowFragment;
}

/** The text pages of the shop: services, terms, privacy; each with its versions. */
export function PagesPage() {
  const { data, error, refetch } = useStaffQuery(PagesPageDocument, {});
  const [editing, edit] = useState<Editing | null>(null);
  return (
    <AdminPage title="Strony">
      {error && <AdminFailure error={error} retry={() => void refetch()} />}
      {!data && !error && <Loading rows={12} />}
      {data?.editablePages.map((page) => (
        <PageVersions key={page.slug} page={page} onEdit={(from) => edit({ page, from })} />
      ))}
      {editing && <PageDialog {...editing} onClose={() => edit(null)} />}
    </AdminPage>
  );
}

/** What visitors read now; without it the page as it was delivered. */
const inForceOf = ({ versions }: EditedPageFragment): PageVersionRowFragment | undefined =>
  versions.find(({ inForce }) => inForce);

interface PageVersionsProps {
  page: EditedPageFragment;
  onEdit: (from: PageVersionRowFragment) => void;
}

function PageVersions({ page, onEdit }: PageVersionsProps) {
  const title = inForceOf(page)?.content.title ?? page.slug;
  const columns: TableColumnsType<PageVersionRowFragment> = [
    {
      title: 'Obowiązuje od',
      key: 'from',
      render: (_, { validFrom, inForce }) => (
        <>
          {formatDateTime(validFrom)} {inForce && <Tag color="success">teraz na stronie</Tag>}
        </>
      ),
    },
    { title: 'Co się zmieniło', key: 'note', render: (_, { note }) => note ?? '–' },
    {
      title: 'Kto',
      key: 'author',
      render: (_, { authorName }) => authorName ?? 'wersja początkowa',
    },
    {
      title: <VisuallyHidden>Zmiana</VisuallyHidden>,
      key: 'edit',
      render: (_, version) => (
        <Allowed to="pages:write">
          <Button
            aria-label={`${version.inForce ? 'Zmień' : 'Przywróć'}: ${title}, ${formatDateTime(version.validFrom)}`}
            onClick={() => onEdit(version)}
          >
            {version.inForce ? 'Zmień' : 'Przywróć'}
          </Button>
        </Allowed>
      ),
    },
  ];
  return (
    <Section title={title}>
      <p>
        <Link to={`/${page.slug}`}>{`/${page.slug}`}</Link>
      </p>
      <ScrollTable<PageVersionRowFragment>
        label={`Wersje strony ${title}`}
        rowKey="version"
        columns={columns}
        dataSource={page.versions}
        pagination={false}
      />
    </Section>
  );
}
