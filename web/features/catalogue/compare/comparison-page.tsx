import { useSuspenseQuery } from '@apollo/client/react';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import type { Load } from '../../../apollo/load';
import { ButtonLink } from '../../../ui/button/button';
import { EmptyState } from '../../../ui/layout/empty-state';
import { PageMeta } from '../../../ui/layout/page-meta';
import { Section, PageHero } from '../../../ui/layout/section';
import { chooseAll, COMPARED_PARAM, MOST_COMPARED } from './compared';
import { ComparedTable } from './compared-table';
import { ComparisonPageDocument } from './comparison-page.generated';

export const load: Load = ({ client, url }) =>
  client.query({ query: ComparisonPageDocument, variables: { ids: readIds(url.searchParams) } });

/** The comparison of up to three products, which the URL names. */
export function ComparisonPage() {
  const ids = readIds(new URLSearchParams(useLocation().search));
  const { data } = useSuspenseQuery(ComparisonPageDocument, { variables: { ids } });
  const products = data.comparedProducts;
  const shown = products.map(({ id }) => id).join(',');
  // Links on this page remove products from the URL; the checkboxes in the lists must follow.
  useEffect(() => chooseAll(shown === '' ? [] : shown.split(',').map(Number)), [shown]);
  return (
    <>
      <PageMeta title="Porównanie produktów" path="/porownanie" noIndex />
      <PageHero
        title="Porównanie produktów"
        lead={products.length > 1 ? 'Najpierw to, co je różni.' : undefined}
        breadcrumbs={[
          { label: 'Strona główna', to: '/' },
          { label: 'Produkty', to: '/produkty' },
          { label: 'Porównanie' },
        ]}
      />
      <Section size="s" aria-label="Porównanie">
        {products.length > 0 ? <ComparedTable products={products} /> : <NothingChosen />}
      </Section>
    </>
  );
}

function NothingChosen() {
  return (
    <EmptyState
      title="Nie ma jeszcze czego porównać"
      action={<ButtonLink to="/produkty">Wybierz produkty</ButtonLink>}
    >
      Na liście produktów zaznacz najwyżej trzy: ikona porównania jest na zdjęciu każdego
      z&nbsp;nich.
    </EmptyState>
  );
}

function readIds(params: URLSearchParams): number[] {
  const ids = params.getAll(COMPARED_PARAM).filter((text) => /^[1-9]\d{0,8}$/.test(text));
  return [...new Set(ids.map(Number))].slice(0, MOST_COMPARED);
}
