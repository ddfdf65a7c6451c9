import { useInBrowser } from '../../lib/browser/hydration';
import { FieldApp } from './field-app';

/**
 * The page of the crews on their phones. It runs in the browser only: the server sends the same page for all addresses
 * below /teren, which the phone keeps (`web/public/field-worker.js`), so all its scripts are loaded with it.
 */
export function FieldPage() {
  const inBrowser = useInBrowser();
  return (
    <>
      <title>Teren</title>
      <meta name="robots" content="noindex" />
      <link rel="manifest" href="/teren/manifest.webmanifest" />
      <noscript>Ta strona wymaga włączonej obsługi JavaScriptu.</noscript>
      {inBrowser && <FieldApp />}
    </>
  );
}
