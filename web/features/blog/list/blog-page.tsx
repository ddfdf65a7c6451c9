import { useSuspenseQuery } from '@apollo/client/react';
import { useSearchParams } from 'react-router-dom';
import { plural } from '#engine/locale/plural';
import { SITE_PAGES } from '#engine/trade/shop/site-pages';
import type { Load } from '../../../apollo/load';
import { ButtonLink } from '../../../ui/button/button';
import { Link } from '../../../ui/button/link';
import { EmptyState } from '../../../ui/layout/empty-state';
import { PageMeta } from '../../../ui/layout/page-meta';
import { Section, PageHero } from '../../../ui/layout/section';
import { NewsletterBox } from '../newsletter-box';
import { ArticleList } from './article-list';
import { BlogFilter } from './blog-filter';
import { BlogPageDocument } from './blog-page.generated';
import {
  filterArticles,
  countOccurrences,
  type BlogView,
  NO_FILTER,
  readBlogView,
  viewLink,
} from './filter-articles';
import styles from './blog-page.module.css';
import side from './side-title.module.css';

export const load: Load = ({ client }) => client.query({ query: BlogPageDocument });

/** The list of articles. Search text, category, tag and the number of articles shown are in the URL. */
export function BlogPage() {
  const { articles, consents } = useSuspenseQuery(BlogPageDocument).data;
  const [params] = useSearchParams();
  const view = readBlogView(params);
  const found = filterArticles(articles, view);
  return (
    <>
      <PageMeta {...SITE_PAGES.blog} />
      <PageHero
        title="Blog o&nbsp;cieniu"
        lead="Jak wybrać, zamontować i&nbsp;konserwować osłonę, żeby służyła latami."
        breadcrumbs={[{ label: 'Strona główna', to: '/' }, { label: 'Blog' }]}
      />
      <Section size="m" aria-label="Artykuły">
        <div className={styles.columns}>
          <aside className={styles.side}>
            <BlogFilter articles={articles} view={view} />
            <PopularTags articles={articles} view={view} />
          </aside>
          <div className={styles.articles}>
            {!isUnfiltered(view) && found.length > 0 && <FilterSummary count={found.length} />}
            {found.length > 0 ? (
              <ArticleList articles={found} featuresFirst={isUnfiltered(view)} view={view} />
            ) : (
              <EmptyState
                title="Brak wyników"
                action={
                  <ButtonLink to={viewLink(NO_FILTER)} replace preventScrollReset>
                    Wyczyść filtry
                  </ButtonLink>
                }
              >
                Żaden artykuł nie pasuje do wpisanych słów i&nbsp;wybranych filtrów.
              </EmptyState>
            )}
          </div>
          <div className={styles.newsletter}>
            <NewsletterBox consents={consents} />
          </div>
        </div>
      </Section>
    </>
  );
}

function isUnfiltered({ text, category, tag }: BlogView): boolean {
  return text.trim() === '' && category === null && tag === null;
}

/** The number of articles that match the filters, and a link back to all of them. */
function FilterSummary({ count }: { count: number }) {
  return (
    <div className={styles.summary}>
      <output>{`${count}\u00a0${plural(count, ['artykuł', 'artykuły', 'artykułów'])}`}</output>
      <ButtonLink variant="quiet" size="s" to={viewLink(NO_FILTER)} replace preventScrollReset>
        Wyczyść filtry
      </ButtonLink>
    </div>
  );
}

const SHOWN = 8;

interface PopularTagsProps {
  articles: readonly { tags: readonly string[] }[];
  view: BlogView;
}

/** The most frequent tags, and the chosen one if it is not among them; the chosen tag's link removes the filter. */
function PopularTags({ articles, view }: PopularTagsProps) {
  const chosen = view.tag;
  const popular = countOccurrences(articles.map((article) => article.tags))
    .slice(0, SHOWN)
    .map(({ name }) => name);
  const tags = chosen === null || popular.includes(chosen) ? popular : [...popular, chosen];
  return (
    <div>
      <h2 className={side.title}>Popularne tagi</h2>
      <ul className={styles.list}>
        {tags.map((tag) => (
          <li key={tag}>
            <Link
              to={viewLink(view, { tag: tag === chosen ? null : tag })}
              replace
              preventScrollReset
              className={styles.tag}
              aria-current={tag === chosen ? 'true' : undefined}
            >
              {tag}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
