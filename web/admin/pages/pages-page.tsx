import { Button, type TableColumnsType, Tag } from 'antd';
import { useState } from 'react';
import { TEXT_KIND_NAMES, textKind, type TextKindName } from '#engine/trade/content/texts';
import { formatDateTime } from '../../lib/dates/format-date';
import { Link } from '../../ui/button/link';
import { VisuallyHidden } from '../../ui/content/visually-hidden';
import { AdminPage, Section } from '../kit/page/admin-page';
import { Allowed } from '../kit/page/allowed';
import { AdminFailure, Loading } from '../kit/page/page-states';
import { useStaffQuery } from '../kit/page/use-staff-query';
import { ScrollTable } from '../kit/table/scroll-table';
import { PageDialog } from './page-dialog';
import { newPage } from './page-values';
import { type EditedPageFragment, PagesPageDocument } from './pages-page.generated';

/** The texts of the shop by their kinds: pages, articles, moved addresses; each with its versions. */
export function PagesPage() {
  const { data, error, refetch } = useStaffQuery(PagesPageDocument, {});
  const [editing, edit] = useState<EditedPageFragment | null>(null);
  return (
    <AdminPage title="Strony">
      {error && <AdminFailure error={error} retry={() => void refetch()} />}
      {!data && !error && <Loading rows={12} />}
      {data &&
        TEXT_KIND_NAMES.map((kind) => (
          <TextList
            key={kind}
            kind={kind}
            pages={data.editablePages.filter((page) => page.kind === kind)}
            onEdit={edit}
          />
        ))}
      {editing && <PageDialog page={editing} onClose={() => edit(null)} />}
    </AdminPage>
  );
}

interface TextListProps {
  kind: TextKindName;
  pages: readonly EditedPageFragment[];
  onEdit: (page: EditedPageFragment) => void;
}

function TextList({ kind, pages, onEdit }: TextListProps) {
  const { label, prefix } = textKind(kind);
  const columns: TableColumnsType<EditedPageFragment> = [
    { title: 'Tytuł', key: 'title', render: (_, page) => <TextTitle page={page} /> },
    {
      title: 'Adres',
      key: 'path',
      render: (_, { path }) => (path === null ? '–' : <Link to={path}>{path}</Link>),
    },
    {
      title: <VisuallyHidden>Zmiana</VisuallyHidden>,
      key: 'edit',
      render: (_, page) => (
        <Button aria-label={`Zmień: ${titleOf(page)}`} onClick={() => onEdit(page)}>
          Zmień
        </Button>
      ),
    },
  ];
  return (
    <Section title={label}>
      {pages.length > 0 && (
        <ScrollTable<EditedPageFragment>
          label={`Lista: ${label}`}
          rowKey="slug"
          columns={columns}
          dataSource={pages}
          pagination={false}
        />
      )}
      {prefix && (
        <Allowed to="pages:write">
          <Button onClick={() => onEdit(newPage(kind))}>
            {kind === 'article' ? 'Nowy artykuł' : 'Nowa strona'}
          </Button>
        </Allowed>
      )}
    </Section>
  );
}

const inForceOf = ({ versions }: EditedPageFragment) => versions.find(({ inForce }) => inForce);

const titleOf = (page: EditedPageFragment): string =>
  (inForceOf(page) ?? page.versions[0])?.content.title ?? page.slug;

function TextTitle({ page }: { page: EditedPageFragment }) {
  const current = inForceOf(page);
  const planned = page.versions.find(
    ({ validFrom }) => !current || Date.parse(validFrom) > Date.parse(current.validFrom),
  );
  return (
    <>
      {titleOf(page)} {current && current.version !== 0 && <Tag color="success">zmieniona</Tag>}
      {current?.content.isWithdrawn && <Tag color="warning">wycofana</Tag>}
      {planned && <Tag>od {formatDateTime(planned.validFrom)} nowa treść</Tag>}
    </>
  );
}
