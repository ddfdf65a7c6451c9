import { PageMeta } from '../../ui/page-meta';
import { useResponse } from '../../ui/response-context';
import type { ArticleMetaFragment } from './article-meta.generated';

interface ArticleMetaProps {
  article: ArticleMetaFragment;
  publisher: string;
}

/** Head of an article's page, with schema.org's Article. */
export function ArticleMeta({ article, publisher }: ArticleMetaProps) {
  const { origin } = useResponse();
  return (
    <PageMeta
      title={article.title}
      description={article.excerpt}
      path={`/blog/${article.id}`}
      image={article.imageUrl}
      jsonLd={{
        '@context': 'https://schema.org',
        '@type': 'Article',
        headline: article.title,
        description: article.excerpt,
        image: origin + article.imageUrl,
        datePublished: article.date,
        articleSection: article.category,
        keywords: article.tags,
        inLanguage: 'pl',
        author: { '@type': 'Person', name: article.author },
        publisher: { '@type': 'Organization', name: publisher },
        mainEntityOfPage: `${origin}/blog/${article.id}`,
      }}
    />
  );
}
