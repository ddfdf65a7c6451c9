import { isRouteErrorResponse, useRouteError } from 'react-router-dom';

import { isOffline, OFFLINE } from '../apollo/refusal';
import { useForgetFailure } from '../apollo/use-forget-failure';
import { Button } from '../ui/button/button';
import { ButtonLink } from '../ui/button/button-link';
import { Container } from '../ui/layout/container';
import { NotFound } from '../ui/layout/not-found';
import styles from '../ui/layout/not-found.module.css';
import { PageMeta } from '../ui/layout/page-meta';
import { useResponse } from '../ui/layout/response-context';
import { useMissingFile } from './use-missing-file';

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
