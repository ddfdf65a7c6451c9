import type { ApolloClient } from '@apollo/client';
import { useSuspenseQuery } from '@apollo/client/react';
import { SHOWCASE_CATEGORY } from '../../goods/categories';
import { ToolLinks } from '../../goods/tool-links';
import { ButtonLink } from '../../ui/button/button';
import { BeforeAfter } from '../../ui/image/before-after';
import { Icon } from '../../ui/image/icon';
import type { PictureData } from '../../ui/image/picture';
import { Section } from '../../ui/layout/section';
import { TextBlocks } from '../pages/text-blocks';
import { ConfiguratorShortcuts, loadShortcutPictures } from './configurator-shortcuts';
import { HomeTextDocument } from './home-below.generated';
import type { HomePageQuery } from './home-page.generated';
import { PriceDemo } from './price-demo';
import { StudioShowcase } from './studio-showcase';
import { StudioTeaser } from './studio-teaser';
import styles from './home-below.module.css';

/** Loads what this part of the page shows beside the data of the page. */
export const loadHomeBelow = (client: ApolloClient): Promise<unknown> =>
  Promise.all([loadShortcutPictures(client), client.query({ query: HomeTextDocument })]);

interface HomeBelowProps extends Pick<HomePageQuery, 'exampleQuote' | 'before' | 'after'> {
  /** The families that have products. */
  offered: HomePageQuery['offeredCategories'];
}

/** The home page below the recommended products. */
export function HomeBelow({ offered, exampleQuote, before, after }: HomeBelowProps) {
  return (
    <>
      <ToolLinks />
      {exampleQuote && <PriceDemo example={exampleQuote} />}
      {before && after && <ShadeSlider before={before} after={after} />}
      <ConfiguratorShortcuts offered={offered} />
      {offered.includes(SHOWCASE_CATEGORY) && (
        <StudioTeaser>
          <StudioShowcase />
        </StudioTeaser>
      )}
      {exampleQuote && <QualityProof product={exampleQuote.product} />}
      <HomeText />
    </>
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

/** What staff say on the home page: what speaks for the shop, what customers say, how to go on. */
function HomeText() {
  const { textPage } = useSuspenseQuery(HomeTextDocument).data;
  return textPage && <TextBlocks blocks={textPage.blocks} />;
}

/** The side view of a product, as an example that picture, drawing, price and list of parts come from one model. */
function QualityProof({ product }: { product: { id: number; name: string } }) {
  return (
    <Section size="m" aria-labelledby="jakosc">
      <div className={styles.proof}>
        <img
          className={styles.drawing}
          src={`/rysunki/produkt/${product.id}-przekroj.svg`}
          alt={`${product.name}, widok z\u00a0boku w\u00a0skali`}
          width={1200}
          height={900}
          loading="lazy"
        />
        <div className={styles.text}>
          <h2 id="jakosc">Dostajesz dokładnie to, co widzisz</h2>
          <p>
            Obraz, rysunek w&nbsp;skali, cena i&nbsp;lista części pochodzą z&nbsp;tego samego
            modelu. To, co widzisz w&nbsp;konfiguratorze, trafia do produkcji co do centymetra.
          </p>
          <ButtonLink to={`/katalog/produkt-${product.id}.pdf`} variant="secondary" reloadDocument>
            <Icon name="document" />
            Zobacz rysunki w&nbsp;katalogu PDF
          </ButtonLink>
        </div>
      </div>
    </Section>
  );
}
