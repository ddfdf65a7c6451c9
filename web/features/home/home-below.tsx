import { SHOWCASE_CATEGORY } from '../../goods/categories';
import { ToolLinks } from '../../goods/tool-links';
import { ButtonLink } from '../../ui/button/button';
import { BeforeAfter } from '../../ui/image/before-after';
import { Icon } from '../../ui/image/icon';
import type { PictureData } from '../../ui/image/picture';
import { Section } from '../../ui/layout/section';
import { benefits } from './benefits-content';
import { ConfiguratorShortcuts } from './configurator-shortcuts';
import type { HomePageQuery } from './home-page.generated';
import { PriceDemo } from './price-demo';
import { StudioShowcase } from './studio-showcase';
import { StudioTeaser } from './studio-teaser';
import { Testimonials } from './testimonials';
import styles from './home-below.module.css';

export { loadShortcutPictures } from './configurator-shortcuts';

interface HomeBelowProps extends Pick<
  HomePageQuery,
  'company' | 'exampleQuote' | 'before' | 'after'
> {
  /** The families that have products. */
  offered: HomePageQuery['offeredCategories'];
}

/** The home page below the recommended products. */
export function HomeBelow({ company, offered, exampleQuote, before, after }: HomeBelowProps) {
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
      {company.isDemo && <Benefits shop={company.name} />}
      {exampleQuote && <QualityProof product={exampleQuote.product} />}
      {company.isDemo && <Testimonials />}
      <ClosingCall />
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

/** What speaks for the shop of this name. */
function Benefits({ shop }: { shop: string }) {
  return (
    <Section size="m" aria-labelledby="dlaczego">
      <div className={styles.section}>
        <h2 id="dlaczego">{`Dlaczego ${shop}`}</h2>
        <ul className={styles.tiles}>
          {benefits.map(({ icon, title, text }) => (
            <li key={title}>
              <Icon name={icon} />
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
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
