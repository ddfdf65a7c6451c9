import type { FragmentType } from '@apollo/client';
import { useSuspenseFragment } from '@apollo/client/react';
import { useResponse } from '../../../ui/layout/page-context';
import { PageMeta } from '../../../ui/layout/page-meta';
import { type ArticleMetaFragment, ArticleMetaFragmentDoc } from './article-meta.generated';

interface ArticleMetaProps {
  article: FragmentType<ArticleMetaFragment>;
  publisher: string;
}

/** Title, description and link preview of an article's page, with schema.org's BlogPosting. */
export function ArticleMeta({ publisher, ...props }: ArticleMetaProps) {
  const { origin } = useResponse();
  const { data: article } = useSuspenseFragment({
    fragment: ArticleMetaFragmentDoc,
    fragmentName: 'ArticleMeta',
    from: props.article,
  });
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
        author: {
          '@type': article.author === publisher ? 'Organization' : 'Person',
          name: article.author,
        },
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
