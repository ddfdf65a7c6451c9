import { useSuspenseQuery } from '@apollo/client/react';
import { useParams } from 'react-router-dom';

import { NotFound } from '../../../ui/layout/not-found';
import type { Load } from '../../../apollo/load';
import { PageHero } from '../../../ui/layout/page-hero';
import { Picture } from '../../../ui/image/picture';
import { Prose } from '../../../ui/content/prose';
import { Section } from '../../../ui/layout/section';
import { TableOfContents } from '../../../ui/content/table-of-contents';
import { ArticleAside } from './article-aside';
import { ArticleByline } from './article-byline';
import { ArticleMeta } from './article-meta';
import { ArticlePageDocument } from './article-page.generated';
import styles from './article-page.module.css';
import { RelatedArticles } from './related-articles';
import { relatedArticles } from './related';

export const load: Load = ({ client, params }) =>
  client.query({ query: ArticlePageDocument, variables: { id: params.id ?? '' } });

export function ArticlePage() {
  const { id = '' } = useParams();
  const { data } = useSuspenseQuery(ArticlePageDocument, { variables: { id } });
  const { article, articles, company } = data;
  if (!article) {
    return (
      <NotFound
        title="Nie ma takiego artykułu"
        hint="Mógł zmienić adres. Zajrzyj na listę wszystkich artykułów."
        back={{ to: '/blog', label: 'Wróć na blog' }}
      />
    );
  }
  return (
    <article>
      <ArticleMeta article={article} publisher={company.name} />
      <PageHero
        title={article.title}
        lead={article.excerpt}
        breadcrumbs={[
          { label: 'Strona główna', to: '/' },
          { label: 'Blog', to: '/blog' },
          { label: article.title },
        ]}
      >
        <ArticleByline article={article} />
      </PageHero>
      <Section size="m" aria-label="Treść artykułu">
        <div className={styles.columns}>
          <div className={styles.contents}>
            <TableOfContents sections={article.sections} />
          </div>
          <div className={styles.text}>
            <div className={styles.picture}>
              <Picture
                picture={article.picture}
                ratio="3 / 2"
                sizes="(width < 48rem) 92vw, 680px"
                urgency="first"
              />
            </div>
            <Prose html={article.contentHtml} />
          </div>
          <ArticleAside title={article.title} tags={article.tags} />
        </div>
      </Section>
      <RelatedArticles articles={relatedArticles(article, articles)} />
    </article>
  );
}
