import { lazy, Suspense, useEffect } from 'react';
import { redirectDocument } from 'react-router-dom';
import type { Load } from '../apollo/load';
import { useInBrowser } from '../lib/browser/hydration';
import { PageMeta } from '../ui/layout/page-meta';

const AdminApp = lazy(async () => ({
  default: (await import('../admin/shell/admin-app')).AdminApp,
}));

/**
 * Loads /admin as a new document if the current one is not below /admin: antd creates its styles by script, which only
 * the content security policy of documents below /admin allows.
 */
export const load: Load = ({ url }) => {
  if (isLoadedElsewhere()) throw redirectDocument(url.pathname + url.search);
  return null;
};

function isLoadedElsewhere(): boolean {
  if (typeof window === 'undefined') return false;
  const [loaded] = performance.getEntriesByType('navigation');
  return loaded !== undefined && !/^\/admin(?:\/|$)/i.test(new URL(loaded.name).pathname);
}

/**
 * The staff area runs in the browser only: the server sends an empty page that search engines skip. Browsers do not
 * translate it: states and sums must read as stored, and antd does not survive it
 * (docs/decisions/0023-translated-pages.md).
 */
export function StaffAreaPage() {
  const inBrowser = useInBrowser();
  useEffect(() => {
    document.documentElement.translate = false;
    return () => {
      document.documentElement.translate = true;
    };
  }, []);
  return (
    <>
      <meta name="google" content="notranslate" />
      <PageMeta title="Panel Admin" noIndex />
      <link rel="manifest" href="/manifest.webmanifest" />
      <noscript>Panel wymaga włączonej obsługi JavaScriptu.</noscript>
      {inBrowser && (
        <Suspense fallback={null}>
          <AdminApp />
        </Suspense>
      )}
    </>
  );
}
