interface Topic {
  id: string;
  category: string;
  tags: readonly string[];
}

const SHOWN = 3;

/** At most three other articles: those with most tags in common, where the same category counts as one more tag. */
export function relatedArticles<T extends Topic>(article: Topic, all: readonly T[]): T[] {
  const kinship = (other: T) =>
    other.tags.filter((tag) => article.tags.includes(tag)).length +
    (other.category === article.category ? 1 : 0);
  return all
    .filter(({ id }) => id !== article.id)
    .toSorted((a, b) => kinship(b) - kinship(a))
    .slice(0, SHOWN);
}
