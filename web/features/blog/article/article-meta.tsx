import { PageMeta } from '../../../ui/layout/page-meta';
import { useResponse } from '../../../ui/layout/response-context';
import type { ArticleMetaFragment } from './article-meta.generated';

interface ArticleMetaProps {
  article: ArticleMetaFragment;
  publisher: string;
}

/** Head of an article's page, with schema.org's BlogPosting. */
export function ArticleMeta({ article, publisher }: ArticleMetaProps) {
  const { origin } = useResponse();
  return (
    <PageMeta
      title={article.title}
      description={article.excerpt}
      path={`/blog/${article.id}`}
      image={article.picture}
      type="article"
      jsonLd={{
        '@type': 'BlogPosting',
        headline: article.title,
        description: article.excerpt,
        image: origin + article.picture.url,
        datePublished: article.date,
        articleSection: article.category,
        keywords: article.tags,
        inLanguage: 'pl',
        author: { '@type': 'Person', name: article.author },
        publisher: {
          '@type': 'Organization',
          name: publisher,
          url: `${origin}/`,
          logo: `${origin}/icon-512.png`,
        },
        mainEntityOfPage: `${origin}/blog/${article.id}`,
      }}
    />
  );
}
