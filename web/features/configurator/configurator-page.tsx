import { useSuspenseQuery } from '@apollo/client/react';
import { type ReactNode, type RefObject, useRef } from 'react';
import { Navigate, redirect, useLocation, useParams } from 'react-router-dom';
import { FIRST_CATEGORY, isCategory } from '#engine/goods/families/categories';
import type { Load } from '../../apollo/load';
import type { Category } from '../../apollo/schema.generated';
import { joinClasses } from '../../lib/join-classes';
import { Notice } from '../../ui/content/notice';
import { NeedsScripts } from '../../ui/layout/needs-scripts';
import { NotFound } from '../../ui/layout/not-found';
import { ScrollArea } from '../../ui/layout/scroll-area';
import { Container } from '../../ui/layout/section';
import { CategoryTabs } from './category-tabs';
import { Comparison } from './compare/comparison';
import { Configurator } from './configurator';
import { ConfiguratorPageDocument } from './configurator-page.generated';
import { FamilyMeta } from './family-meta';
import { NothingToConfigure } from './nothing-to-configure';
import { PriceQuoteDocument } from './price/price-quote.generated';
import { toInput } from './settings/settings';
import { changedLine, lineSearch, otherCategory, pageVariables, startOf } from './start';
import { StartingPointCard } from './starting-points/starting-point-card';
import type { StartingPointCardFragment } from './starting-points/starting-point-card.generated';
import { useSunOfAddress } from './sun/use-sun-settings';
import styles from './configurator-page.module.css';

export { ConfiguratorSkeleton as Loading } from './configurator-skeleton';

/** Loads the page's data and, on the server, the first price, so that the browser needs no request on arrival. */
export const load: Load = async ({ client, params, url }) => {
  const category = params.category ?? FIRST_CATEGORY;
  if (!isCategory(category)) return;
  const variables = pageVariables(category, url.searchParams);
  const { data } = await client.query({ query: ConfiguratorPageDocument, variables });
  if (!data) return;
  const other = otherCategory(data, category);
  if (other) throw redirect(`/konfigurator/${other}${url.search}`, 301);
  if (typeof window !== 'undefined') return;
  const start = startOf(data, category, url.searchParams);
  if ('missing' in start) return;
  const input = toInput(start.settings);
  // The page works without a price; the browser asks again.
  await client.query({ query: PriceQuoteDocument, variables: { input } }).catch(() => undefined);
};

export function ConfiguratorPage() {
  const { category = FIRST_CATEGORY } = useParams();
  return isCategory(category) ? (
    <FamilyPage category={category} />
  ) : (
    <NotFound hint="Takiej kategorii nie ma w&nbsp;konfiguratorze." />
  );
}

function FamilyPage({ category }: { category: Category }) {
  const location = useLocation();
  const title = useRef<HTMLHeadingElement>(null);
  const search = new URLSearchParams(location.search);
  const variables = pageVariables(category, search);
  const { data } = useSuspenseQuery(ConfiguratorPageDocument, { variables });
  useSunOfAddress(search);
  const other = otherCategory(data, category);
  if (other) return <Navigate replace to={`/konfigurator/${other}${location.search}`} />;
  const start = startOf(data, category, search);
  return (
    <div className={styles.page}>
      <FamilyMeta
        category={category}
        data={data}
        noIndex={search.has('order') || ('missing' in start && start.missing === 'product')}
      />
      <div className={joinClasses(styles.content, !('missing' in start) && styles.studio)}>
        <Hero title={title}>
          <CategoryTabs families={data.productTypes} current={category} />
        </Hero>
        <NeedsScripts phone={data.company.phone}>
          Bez niej konfigurator nie przeliczy ceny ani nie doda produktu do koszyka.
        </NeedsScripts>
        {'missing' in start ? (
          <NothingToConfigure
            category={category}
            missing={start}
            lineSearch={lineSearch(changedLine(search))}
          />
        ) : (
          <>
            {start.isConfigurationMissing && <UnknownConfiguration />}
            {start.replaced.length > 0 && <ReplacedValues values={start.replaced} />}
            <Configurator
              key={location.key + category}
              start={start}
              colors={data.colors}
              company={data.company}
            />
          </>
        )}
      </div>
      <Container>
        <div className={styles.further} data-screen-only>
          <StartingPoints points={data.startingPoints} />
          <Comparison onOpen={() => title.current?.focus({ preventScroll: true })} />
        </div>
      </Container>
    </div>
  );
}

function UnknownConfiguration() {
  return (
    <Notice tone="info">
      Nie znaleźliśmy tej zapisanej konfiguracji. Zaczynasz od ustawień domyślnych.
    </Notice>
  );
}

function ReplacedValues({ values }: { values: string[] }) {
  return (
    <Notice tone="warning" title="Część ustawień z&nbsp;tego adresu jest nieaktualna">
      {`Nie mamy już: ${values.join(', ')}. Sprawdź, co ustawiliśmy zamiast tego.`}
    </Notice>
  );
}

function Hero({
  title,
  children,
}: {
  title: RefObject<HTMLHeadingElement | null>;
  children: ReactNode;
}) {
  return (
    <header className={styles.hero}>
      <div>
        <h1 className={styles.title} tabIndex={-1} ref={title}>
          Studio Projektowe
        </h1>
        <p className={styles.lead}>
          Obraz 3D, rysunek w&nbsp;skali i&nbsp;cena zmieniają się na bieżąco.
        </p>
      </div>
      {children}
    </header>
  );
}

/** The starting points of a family, side by side. */
function StartingPoints({ points }: { points: readonly StartingPointCardFragment[] }) {
  if (points.length === 0) return null;
  return (
    <section className={styles.section} aria-labelledby="punkty-startu">
      <h2 id="punkty-startu">Zacznij od gotowej konfiguracji</h2>
      <ScrollArea className={styles.scroll} label="Gotowe konfiguracje">
        <ul className={styles.list}>
          {points.map((point) => (
            <li key={point.code}>
              <StartingPointCard point={point} />
            </li>
          ))}
        </ul>
      </ScrollArea>
    </section>
  );
}
