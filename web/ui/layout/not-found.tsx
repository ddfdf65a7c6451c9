import { useContext } from 'react';
import { typeset } from '#engine/locale/typeset';
import { ButtonLink } from '../button/button';
import { MissingContext, useResponse } from './page-context';
import { PageMeta } from './page-meta';
import { Container } from './section';
import styles from './not-found.module.css';

interface NotFoundProps {
  title?: string;
  hint?: string;
  /** HTTP status of the response; matters on the server only. */
  status?: number;
  /** The link of the first button. */
  back?: { to: string; label: string };
}

/** Shown for a URL that has no page, and for a page whose record is missing or cannot be loaded. */
export function NotFound({
  title = '404 Page Not Found',
  hint = 'Tego adresu nie ma w\u00a0naszym sklepie. Mógł się zmienić albo wkradła się do niego literówka.',
  status = 404,
  back = { to: '/produkty', label: 'Zobacz produkty' },
}: NotFoundProps) {
  useResponse().status = status;
  return (
    <div className={styles.page}>
      <PageMeta title={title} noIndex />
      {status === 404 && <Missing />}
      <Container>
        <div className={styles.content}>
          <h1>{title}</h1>
          <p>{typeset(hint)}</p>
          <div className={styles.links}>
            <ButtonLink to={back.to}>{back.label}</ButtonLink>
            <ButtonLink to="/konfigurator" variant="secondary">
              Otwórz konfigurator
            </ButtonLink>
            <ButtonLink to="/kontakt" variant="quiet">
              Napisz do nas
            </ButtonLink>
          </div>
        </div>
      </Container>
    </div>
  );
}

const Missing = () => useContext(MissingContext);
