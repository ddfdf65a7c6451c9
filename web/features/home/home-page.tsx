import { useSuspenseQuery } from '@apollo/client/react';
import { lazy, type ReactNode, Suspense } from 'react';
import { upperFirst } from '#engine/locale/text';
import type { Load } from '../../apollo/load';
import { ProductGrid, ProductGridSkeleton } from '../../goods/card/product-grid';
import { categoriesInWords } from '../../goods/categories';
import { businessJsonLd, webSiteJsonLd } from '../../lib/business-json-ld';
import { useResponse } from '../../ui/layout/page-context';
import { PageMeta } from '../../ui/layout/page-meta';
import { Section, SectionHeading } from '../../ui/layout/section';
import { HomeHero } from './home-hero';
import { HomePageDocument } from './home-page.generated';
import { homeNeed, NeedSection } from './home-sections';
import { HomeNeedDocument } from './home-sections.generated';
import styles from './home-page.module.css';

/** Whole on the server, in the browser loaded after the first screen: docs/decisions/0025-home-page-in-two-parts.md. */
const HomeBelow =
  typeof window === 'undefined'
    ? (await import('./home-below')).HomeBelow
    : lazy(async () => ({ default: (await import('./home-below')).HomeBelow }));

export const load: Load = ({ client, url }) =>
  Promise.all([
    client.query({ query: HomePageDocument }),
    client.query({ query: HomeNeedDocument, variables: { need: homeNeed(url.searchParams) } }),
    import('./home-below').then(({ loadHomeBelow }) => loadHomeBelow(client)),
  ]);

/** Shown while the page's data load. The text at the top needs no data, so it is there already; its picture follows. */
export function Loading() {
  return (
    <>
      <HomeHero />
      <Featured>
        <ProductGridSkeleton />
      </Featured>
    </>
  );
}

export function HomePage() {
  const {
    company,
    picture,
    products,
    offeredCategories: offered,
    exampleQuote,
    before,
    after,
  } = useSuspenseQuery(HomePageDocument).data;
  const { origin } = useResponse();
  return (
    <>
      <PageMeta
        title={`${company.name} – ${company.tagline}`}
        description={`${upperFirst(categoriesInWords())} na wymiar. Skonfiguruj online, zobacz rysunek w skali i pełną cenę od razu.`}
        path="/"
        image={picture}
        jsonLd={[businessJsonLd(company, origin), webSiteJsonLd(company.name, origin)]}
      />
      <HomeHero picture={picture} />
      <NeedSection />
      {(products.items.length > 0 || offered.length === 0) && (
        <Featured>
          {offered.length > 0 ? (
            <ProductGrid products={products.items} />
          ) : (
            <p>Katalog jest w&nbsp;przygotowaniu.</p>
          )}
        </Featured>
      )}
      <Suspense>
        <HomeBelow {...{ offered, exampleQuote, before, after }} />
      </Suspense>
    </>
  );
}

function Featured({ children }: { children: ReactNode }) {
  return (
    <Section size="m" aria-labelledby="polecane">
      <div className={styles.featured}>
        <SectionHeading
          id="polecane"
          title="Polecane produkty"
          more={{ to: '/produkty', label: 'Wszystkie produkty' }}
        />
        {children}
      </div>
    </Section>
  );
}
