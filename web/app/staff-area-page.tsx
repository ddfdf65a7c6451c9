import { lazy, Suspense, useSyncExternalStore } from 'react';

import { PageMeta } from '../ui/page-meta';

const AdminApp = lazy(async () => ({ default: (await import('../admin/admin-app')).AdminApp }));

/** The staff area runs in the browser only: the server sends an empty page that search engines skip. */
export function StaffAreaPage() {
  const inBrowser = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  return (
    <>
      <PageMeta title="Panel Admin" noIndex />
      {inBrowser && (
        <Suspense fallback={null}>
          <AdminApp />
        </Suspense>
      )}
    </>
  );
}

function never() {
  return () => undefined;
}
