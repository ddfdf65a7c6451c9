import { useSuspenseQuery } from '@apollo/client/react';
import { useDeferredValue } from 'react';
import { useLocation } from 'react-router-dom';
import type { PlaceCode } from '#engine/goods/starting-points/starting-point';
import { ButtonLink } from '../../ui/button/button';
import { Icon } from '../../ui/image/icon';
import { Section, SectionHeading } from '../../ui/layout/section';
import { PlaceLinks, placeAddress, readPlace } from '../configurator/starting-points/place-links';
import { RecommendedPoints } from '../configurator/starting-points/starting-point-card';
import { benefits } from './benefits-content';
import { HomeNeedDocument } from './home-sections.generated';
import styles from './home-sections.module.css';

/** The finder on the home page: links for what is to be shaded, and suggestions for the chosen place. */
export function NeedSection() {
  const { search } = useLocation();
  // The shown suggestions stay until those for another place have loaded.
  const shown = useDeferredValue(search);
  const need = homeNeed(new URLSearchParams(shown));
  const { data } = useSuspenseQuery(HomeNeedDocument, { variables: { need } });
  const place = readPlace(new URLSearchParams(search));
  if (data.recommendedStartingPoints.length === 0) return null;
  return (
    <Section size="m" aria-labelledby="potrzeba">
      <div className={styles.need} aria-busy={shown !== search}>
        <SectionHeading
          id="potrzeba"
          title="Co chcesz zacienić?"
          more={{ to: placeAddress(place), label: 'Podaj swoje wymiary' }}
        />
        <PlaceLinks place={place} to={homeAddress} />
        <RecommendedPoints points={data.recommendedStartingPoints} />
      </div>
    </Section>
  );
}

/** The need as the URL of the home page states it: only a place, in any size. */
export function homeNeed(search: URLSearchParams) {
  return { place: readPlace(search), sun: null, width: null, depth: null };
}

const homeAddress = (place: PlaceCode): string => `/?miejsce=${place}#potrzeba`;

/** What speaks for the shop of this name. */
export function Benefits({ shop }: { shop: string }) {
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
export function QualityProof({ product }: { product: { id: number; name: string } }) {
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
