import { useSuspenseQuery } from '@apollo/client/react';
import { useDeferredValue } from 'react';
import { useLocation } from 'react-router-dom';
import type { PlaceCode } from '#engine/goods/starting-points/starting-point';
import { Section, SectionHeading } from '../../ui/layout/section';
import { PlaceLinks, placeAddress, readPlace } from '../configurator/starting-points/place-links';
import { RecommendedPoints } from '../configurator/starting-points/starting-point-card';
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
