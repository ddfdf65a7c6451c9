import { useSuspenseQuery } from '@apollo/client/react';
import { useSearchParams } from 'react-router-dom';
import type { Collection } from '#engine/goods/fabrics/collection';
import { matchesFilter } from '#engine/goods/fabrics/fabric-filter';
import { COLLECTIONS, FABRICS, type Fabric } from '#engine/goods/fabrics/fabrics';
import { SITE_PAGES } from '#engine/trade/shop/site-pages';
import type { Load } from '../../../apollo/load';
import { pluralCount } from '../../../lib/text/grammar';
import { ButtonLink } from '../../../ui/button/button';
import { Picture, type PictureData } from '../../../ui/image/picture';
import { EmptyState } from '../../../ui/layout/empty-state';
import { PageMeta } from '../../../ui/layout/page-meta';
import { Section, PageHero } from '../../../ui/layout/section';
import { ChosenSamples, FigureGuide } from './chosen-samples';
import { CollectionSection, collectionId } from './collection-section';
import { FabricFilters, readFilter } from './fabric-filters';
import { FabricsPageDocument } from './fabrics-page.generated';
import { SampleTray } from './sample-tray';
import { SamplesForm } from './samples-form';
import { type Samples, useSamples } from './use-samples';
import styles from './fabrics-page.module.css';

const FABRIC_FORMS = ['tkanina', 'tkaniny', 'tkanin'] as const;

export const load: Load = ({ client }) => client.query({ query: FabricsPageDocument });

/** The fabric library: every cloth at real size, with its figures, and samples of it by post. */
export function FabricsPage() {
  const { company, canvas, linen, screen, net, satin, coated } =
    useSuspenseQuery(FabricsPageDocument).data;
  const [params] = useSearchParams();
  const filter = readFilter(params);
  const shown = FABRICS.filter((fabric) => matchesFilter(fabric, filter));
  const collections = COLLECTIONS.filter((collection) =>
    shown.some((fabric) => fabric.collection === collection),
  );
  const { samples, boxes } = useSamples();
  return (
    <div ref={boxes}>
      <PageMeta {...SITE_PAGES.fabrics} />
      <PageHero
        title="Tkaniny, których można dotknąć"
        lead="Splot i&nbsp;kolor zobaczysz w&nbsp;skali 1:1. Wybierz do pięciu, a&nbsp;bezpłatne próbki przyślemy pocztą."
        breadcrumbs={[{ label: 'Strona główna', to: '/' }, { label: 'Tkaniny' }]}
      />
      <MacroBand pictures={[canvas, linen, screen, net, satin, coated]} />
      <Section size="s" aria-label="Biblioteka tkanin">
        <div className={styles.library}>
          <FabricFilters filter={filter} />
          <p className={styles.count} aria-live="polite">
            {pluralCount(shown.length, FABRIC_FORMS)}
          </p>
          <CollectionLinks collections={collections} />
        </div>
        <Library {...{ collections, shown, samples }} />
      </Section>
      <SampleTray samples={samples} />
      <Section tone="sand" size="m" aria-labelledby="zamow">
        <div className={styles.order}>
          <div className={styles.block}>
            <h2 id="zamow">Zamów bezpłatne próbki</h2>
            <ChosenSamples
              samples={samples}
              isShown={(id) => shown.some((fabric) => fabric.id === id)}
            />
          </div>
          <SamplesForm samples={samples} company={company} />
        </div>
      </Section>
      <FigureGuide />
    </div>
  );
}

function Library({
  collections,
  shown,
  samples,
}: {
  collections: readonly Collection[];
  shown: readonly Fabric[];
  samples: Samples;
}) {
  if (shown.length === 0)
    return (
      <EmptyState title="Nie mamy takiej tkaniny">
        <p>Zmień odcień albo prześwit, a&nbsp;coś się znajdzie.</p>
        <ButtonLink to="/tkaniny" preventScrollReset>
          Pokaż wszystkie
        </ButtonLink>
      </EmptyState>
    );
  return collections.map((collection) => (
    <CollectionSection
      key={collection.code}
      collection={collection}
      fabrics={shown.filter((fabric) => fabric.collection === collection)}
      samples={samples}
    />
  ));
}

/** Close-ups of cloths, across the whole page. */
function MacroBand({ pictures }: { pictures: readonly (PictureData | null)[] }) {
  const shown = pictures.filter((picture) => picture !== null);
  if (shown.length === 0) return null;
  return (
    <div className={styles.band}>
      {shown.map((picture) => (
        <div key={picture.url} className={styles.cloth}>
          <Picture picture={picture} sizes="(width < 48rem) 34vw, 17vw" urgency="eager" />
        </div>
      ))}
    </div>
  );
}

/** A link to each shown collection; nothing where there is only one. */
function CollectionLinks({ collections }: { collections: readonly Collection[] }) {
  if (collections.length < 2) return null;
  return (
    <nav aria-label="Kolekcje">
      <ul className={styles.links}>
        {collections.map((collection) => (
          <li key={collection.code}>
            <a href={`#${collectionId(collection)}`}>{collection.name}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
