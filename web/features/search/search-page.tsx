import { useSuspenseQuery } from '@apollo/client/react';
import { useSearchParams } from 'react-router-dom';
import type { Load } from '../../apollo/load';
import { PageMeta } from '../../ui/layout/page-meta';
import { Section, PageHero } from '../../ui/layout/section';
import { readSearchText } from './search-address';
import { SearchStart } from './search-dialog';
import { SearchField } from './search-field';
import { SEARCH_PATH } from './search-link';
import { SearchPageDocument } from './search-page.generated';
import { SearchResults } from './search-results';
import styles from './search-page.module.css';

/** The maximum number of results of each group. */
const LIMIT = 6;

const variablesOf = (text: string) => ({ input: { text, limit: LIMIT } });

export const load: Load = ({ client, url }) => {
  const text = readSearchText(url.searchParams);
  return text ? client.query({ query: SearchPageDocument, variables: variablesOf(text) }) : null;
};

/** Products, guides, pages and fabrics for the words in the URL. */
export function SearchPage() {
  const [params] = useSearchParams();
  const text = readSearchText(params);
  return (
    <>
      <PageMeta
        title={
          text ? `„${text}” – wyniki wyszukiwania` : 'Szukaj w\u00a0sklepie i\u00a0poradnikach'
        }
        description="Szukaj osłon, tkanin, poradników i&nbsp;odpowiedzi na pytania o&nbsp;montaż, serwis i&nbsp;zamówienie."
        path={SEARCH_PATH}
        noIndex
      />
      <div className={styles.head}>
        <PageHero
          title={text ? `Wyniki dla „${text}”` : 'Szukaj'}
          breadcrumbs={[{ label: 'Strona główna', to: '/' }, { label: 'Szukaj' }]}
        >
          <SearchField text={text} />
        </PageHero>
      </div>
      {text ? (
        <Results text={text} />
      ) : (
        <Section size="m" aria-label="Od czego zacząć">
          <SearchStart />
        </Section>
      )}
    </>
  );
}

function Results({ text }: { text: string }) {
  const { search } = useSuspenseQuery(SearchPageDocument, { variables: variablesOf(text) }).data;
  return <SearchResults text={text} results={search} />;
}
