import { useSuspenseQuery } from '@apollo/client/react';
import { useParams } from 'react-router-dom';
import type { Load } from '../../../apollo/load';
import { joinClasses } from '../../../lib/join-classes';
import { Button, ButtonLink } from '../../../ui/button/button';
import { Link } from '../../../ui/button/link';
import { TableOfContents, Prose } from '../../../ui/content/table-of-contents';
import { Icon } from '../../../ui/image/icon';
import { Picture } from '../../../ui/image/picture';
import { NotFound } from '../../../ui/layout/not-found';
import { Section, PageHero } from '../../../ui/layout/section';
import { toast } from '../../../ui/overlay/toast';
import { ArticleCard, type ListedArticle, ArticleByline } from '../article-card';
import { NO_FILTER, viewLink } from '../list/filter-articles';
import { ArticleMeta } from './article-meta';
import { ArticlePageDocument } from './article-page.generated';
import text from '../../../ui/layout/text-columns.module.css';
import styles from './article-page.module.css';

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
        <div className={joinClasses(text.columns, styles.columns)}>
          <div className={text.contents}>
            <TableOfContents sections={article.sections} />
          </div>
          <div className={text.text}>
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

interface Topic {
  id: string;
  category: string;
  tags: readonly string[];
}

const SHOWN = 3;

/** At most three other articles: those with most tags in common, where the same category counts as one more tag. */
function relatedArticles<T extends Topic>(article: Topic, all: readonly T[]): T[] {
  const kinship = (other: T) =>
    other.tags.filter((tag) => article.tags.includes(tag)).length +
    (other.category === article.category ? 1 : 0);
  return all
    .filter(({ id }) => id !== article.id)
    .toSorted((a, b) => kinship(b) - kinship(a))
    .slice(0, SHOWN);
}

function RelatedArticles({ articles }: { articles: readonly ListedArticle[] }) {
  if (articles.length === 0) return null;
  return (
    <Section tone="sand" size="m" aria-labelledby="czytaj-dalej">
      <div className={styles.related}>
        <h2 id="czytaj-dalej">Czytaj dalej</h2>
        <ul className={styles.list}>
          {articles.map((article) => (
            <li key={article.id}>
              <ArticleCard article={article} heading="h3" />
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}

interface ArticleAsideProps {
  title: string;
  tags: readonly string[];
}

/** What stands beside the text of an article: a link to the configurator, a button to share it, and its tags. */
function ArticleAside({ title, tags }: ArticleAsideProps) {
  return (
    <aside className={joinClasses(text.aside, styles.aside)}>
      <div className={text.next}>
        <h2>Sprawdź u&nbsp;siebie</h2>
        <p>
          Ustaw wymiar i&nbsp;dodatki, a&nbsp;cenę i&nbsp;rysunek w&nbsp;skali zobaczysz od razu.
        </p>
        <ButtonLink to="/konfigurator">Otwórz konfigurator</ButtonLink>
      </div>
      <ShareButton title={title} />
      <ul className={styles.tags} aria-label="Tagi">
        {tags.map((tag) => (
          <li key={tag}>
            <Link className={styles.tag} to={`/blog?${viewLink(NO_FILTER, { tag }).search}`}>
              {tag}
            </Link>
          </li>
        ))}
      </ul>
    </aside>
  );
}

/**
 * A button that shares the article's URL through the device's own dialog or, where there is none, copies it to the
 * clipboard.
 */
function ShareButton({ title }: { title: string }) {
  return (
    <Button variant="secondary" size="s" onClick={() => void share(title)}>
      <Icon name="link" />
      Udostępnij artykuł
    </Button>
  );
}

async function share(title: string): Promise<void> {
  const { origin, pathname } = window.location;
  const url = origin + pathname;
  try {
    if ((navigator as Partial<Navigator>).share) {
      await navigator.share({ title, url });
      return;
    }
    await navigator.clipboard.writeText(url);
    toast({ title: 'Skopiowano link do artykułu' });
  } catch (error) {
    // The visitor has closed the dialog without sharing.
    if (error instanceof DOMException && error.name === 'AbortError') return;
    toast({ title: 'Nie udało się skopiować linku', description: url, tone: 'destructive' });
  }
}
