import { Link } from 'react-router-dom';

import { ArticleByline } from './article-byline';
import type { ArticleCardFragment } from './article-card.generated';
import styles from './article-card.module.css';

interface ArticleCardProps {
  article: ArticleCardFragment;
  /** Wide, with a large picture: the article at the top. */
  featured?: boolean;
  /** Level of the title. */
  heading?: 'h2' | 'h3';
}

export function ArticleCard({ article, featured = false, heading = 'h2' }: ArticleCardProps) {
  const Heading = heading;
  return (
    <article className={featured ? styles.featured : styles.card}>
      <img
        className={styles.picture}
        src={article.imageUrl}
        alt=""
        width={800}
        height={600}
        loading={featured ? 'eager' : 'lazy'}
      />
      <div className={styles.text}>
        <ArticleByline article={article} />
        <Heading className={styles.title}>
          <Link to={`/blog/${article.id}`}>{article.title}</Link>
        </Heading>
        <p className={styles.excerpt}>{article.excerpt}</p>
      </div>
    </article>
  );
}
