import { Section } from '../../../ui/layout/section';
import { ArticleCard, type ListedArticle } from '../article-card';
import styles from './related-articles.module.css';

export function RelatedArticles({ articles }: { articles: readonly ListedArticle[] }) {
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
