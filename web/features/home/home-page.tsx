import { useSuspenseQuery } from '@apollo/client/react';
import type { ReactNode } from 'react';
import { upperFirst } from '#engine/locale/text';
import type { Load } from '../../apollo/load';
import { ProductGrid, ProductGridSkeleton } from '../../goods/card/product-grid';
import { categoriesInWords, SHOWCASE_CATEGORY } from '../../goods/categories';
import { businessJsonLd, webSiteJsonLd } from '../../lib/business-json-ld';
import { ButtonLink } from '../../ui/button/button';
import { BeforeAfter } from '../../ui/image/before-after';
import type { PictureData } from '../../ui/image/picture';
import { useResponse } from '../../ui/layout/page-context';
import { PageMeta } from '../../ui/layout/page-meta';
import { Section, SectionHeading } from '../../ui/layout/section';
import { ConfiguratorShortcuts, loadShortcutPictures } from './configurator-shortcuts';
import { HomeHero } from './home-hero';
import { HomePageDocument } from './home-page.generated';
import { homeNeed, NeedSection, Benefits, QualityProof } from './home-sections';
import { HomeNeedDocument } from './home-sections.generated';
import { PriceDemo } from './price-demo';
import { StudioShowcase } from './studio-showcase';
import { StudioTeaser } from './studio-teaser';
import { Testimonials } from './testimonials';
import styles from './home-page.module.css';

export const load: Load = ({ client, url }) =>
  Promise.all([
    client.query({ query: HomePageDocument }),
    client.query({ query: HomeNeedDocument, variables: { need: homeNeed(url.searchParams) } }),
    loadShortcutPictures(client),
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
      {exampleQuote && <PriceDemo example={exampleQuote} />}
      {before && after && <ShadeSlider before={before} after={after} />}
      <ConfiguratorShortcuts offered={offered} />
      {offered.includes(SHOWCASE_CATEGORY) && (
        <StudioTeaser>
          <StudioShowcase />
        </StudioTeaser>
      )}
      <Benefits shop={company.name} />
      {exampleQuote && <QualityProof product={exampleQuote.product} />}
      {company.isDemo && <Testimonials />}
      <ClosingCall />
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

/** A slider between two pictures of the same terrace, without and with the awning. */
function ShadeSlider({ before, after }: { before: PictureData; after: PictureData }) {
  return (
    <Section size="m" aria-labelledby="roznica">
      <div className={styles.section}>
        <h2 id="roznica">Ten sam taras, to samo słońce</h2>
        <BeforeAfter
          before={before}
          after={after}
          label="Granica między tarasem bez markizy i&nbsp;z&nbsp;markizą"
          captions={['Bez markizy', 'Z\u00a0markizą']}
          sizes="(width < 77.5rem) 94vw, 1200px"
        />
      </div>
    </Section>
  );
}

function ClosingCall() {
  return (
    <Section aria-labelledby="wycena">
      <div className={styles.call}>
        <h2 id="wycena">Wolisz, żeby policzył to doradca?</h2>
        <p>
          Napisz, co chcesz osłonić. Bezpłatną wycenę przygotujemy w&nbsp;ciągu 24&nbsp;godzin,
          razem z&nbsp;podpowiedzią, na&nbsp;co zwrócić uwagę.
        </p>
        <div className={styles.actions}>
          <ButtonLink to="/wycena">Poproś o&nbsp;bezpłatną wycenę</ButtonLink>
          <ButtonLink to="/kontakt" variant="secondary">
            Skontaktuj się
          </ButtonLink>
        </div>
      </div>
    </Section>
  );
}
