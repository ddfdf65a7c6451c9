import { useEffect, useState } from 'react';
import { isRouteErrorResponse, useRouteError } from 'react-router-dom';
import { isOffline, OFFLINE, isMissingFile } from '../apollo/refusal';
import { useForgetFailure } from '../apollo/use-forget-failure';
import { Button, ButtonLink } from '../ui/button/button';
import { NotFound } from '../ui/layout/not-found';
import { useResponse } from '../ui/layout/page-context';
import { PageMeta } from '../ui/layout/page-meta';
import { Container } from '../ui/layout/section';
import { reachesShop } from '../ui/overlay/use-loaded';
import styles from '../ui/layout/not-found.module.css';

/** Shown instead of what failed: the content of a page, or the whole page if the layout itself failed. */
export function ErrorPage() {
  const error = useRouteError();
  // The router throws a 404 for a URL with a line break, which matches no route, not even "*".
  if (isRouteErrorResponse(error) && error.status === 404) return <NotFound />;
  return <Failure error={error} />;
}

function Failure({ error }: { error: unknown }) {
  useResponse().status = 500;
  useForgetFailure(error);
  const isGone = useMissingFile(error);
  return (
    <div className={styles.page} role="alert">
      <PageMeta title="Coś poszło nie tak" noIndex />
      <Container>
        <div className={styles.content}>
          <h1>Coś poszło nie tak</h1>
          <p>
            {isOffline(error) && !isGone
              ? OFFLINE
              : 'Nie udało się wczytać tej strony. Spróbuj ponownie – jeśli to nie pomoże, zadzwoń lub napisz do nas.'}
          </p>
          <div className={styles.links}>
            <Button onClick={() => window.location.reload()}>Spróbuj ponownie</Button>
            <ButtonLink to="/" variant="secondary" reloadDocument>
              Strona główna
            </ButtonLink>
          </div>
        </div>
      </Container>
    </div>
  );
}

/**
 * After an upgrade of the shop an open tab asks for files that are gone. Where the shop answers, the page is reloaded
 * once. Returns true if that has not helped: the visitor is online, and the file is missing for good.
 */
function useMissingFile(error: unknown): boolean {
  const [isGone, setGone] = useState(false);
  useEffect(() => {
    if (!(error instanceof Error) || !isMissingFile(error)) return;
    void reachesShop().then((isReached) => {
      if (!isReached) return;
      if (isFirst(error.message)) location.reload();
      else setGone(true);
    });
  }, [error]);
  return isGone;
}

/** Whether the page has not been reloaded for this failure before; false where that cannot be stored. */
function isFirst(failure: string): boolean {
  const key = `reloaded ${location.pathname}`;
  try {
    if (sessionStorage.getItem(key) === failure) return false;
    sessionStorage.setItem(key, failure);
    return true;
  } catch {
    return false;
  }
}
