import { useState } from 'react';
import { Link } from '../../ui/button/link';
import { AdminPage, Section } from '../kit/page/admin-page';
import { AdminFailure, Loading } from '../kit/page/page-states';
import { useStaffQuery } from '../kit/page/use-staff-query';
import { PageDialog } from './page-dialog';
import {
  type EditedPageFragment,
  type PageVersionRowFragment,
  PagesPageDocument,
} from './pages-page.generated';
import { VersionHistory } from './version-history';

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
  return (
    <Section title={title}>
      <p>
        <Link to={`/${page.slug}`}>{`/${page.slug}`}</Link>
      </p>
      <VersionHistory
        label={`Wersje strony ${title}`}
        title={title}
        inForceLabel="teraz na stronie"
        versions={page.versions}
        onEdit={onEdit}
      />
    </Section>
  );
}
