import { useLocation } from 'react-router-dom';

import { usePageQuery } from '../../apollo/use-page-query';
import { NotFound } from '../../ui/not-found';
import { PageMeta } from '../../ui/page-meta';
import { type Load, preload } from '../../apollo/preload';
import { formatDate } from '../../lib/format-date';
import { PageHero } from '../../ui/page-hero';
import { Prose } from '../../ui/prose';
import { Section } from '../../ui/section';
import { TextPageAside } from './text-page-aside';
import { TextPageDocument } from './text-page.generated';
import styles from './text-page.module.css';

export const load: Load = ({ client, url }) =>
  preload(client, TextPageDocument, { slug: slugOf(url.pathname) });

/** A service or a legal page; its path is its slug. */
export function TextPage() {
  const slug = slugOf(useLocation().pathname);
  const { textPage, company } = usePageQuery(TextPageDocument, { slug });
  if (!textPage) return <NotFound />;
  const { title, description, contentHtml, updatedAt } = textPage;
  return (
    <>
      <PageMeta title={title} description={description} path={`/${slug}`} />
      <PageHero
        title={title}
        lead={description}
        breadcrumbs={[{ label: 'Strona główna', to: '/' }, { label: title }]}
      />
      <Section size="m" aria-label={title}>
        <div className={styles.columns}>
          <article className={styles.text}>
            <Prose html={contentHtml} />
            <p className={styles.updated}>
              Ostatnia zmiana: <time dateTime={updatedAt}>{formatDate(updatedAt)}</time>
            </p>
          </article>
          <TextPageAside slug={slug} phone={company.phone} />
        </div>
      </Section>
    </>
  );
}

function slugOf(pathname: string): string {
  return pathname.replaceAll('/', '');
}
