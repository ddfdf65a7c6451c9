import { useSuspenseQuery } from '@apollo/client/react';
import { useLocation } from 'react-router-dom';

import { SITE_PAGES } from '#engine/trade/shop/site-pages';
import type { Load } from '../../../apollo/load';
import { ButtonLink } from '../../../ui/button/button-link';
import { EmptyState } from '../../../ui/layout/empty-state';
import { PageHero } from '../../../ui/layout/page-hero';
import { PageMeta } from '../../../ui/layout/page-meta';
import { Section } from '../../../ui/layout/section';
import { FinderForm } from './finder-form';
import { FinderPageDocument } from './finder-page.generated';
import styles from './finder-page.module.css';
import { PlaceLinks } from './place-links';
import { RecommendedPoints } from './recommended-points';
import { placeAddress, readNeed } from './shade-need';

export const load: Load = ({ client, url }) =>
  client.query({ query: FinderPageDocument, variables: { need: readNeed(url.searchParams) } });

/** Asks what is to be shaded, when, and how large it is; shows products with their price at that size. */
export function FinderPage() {
  const need = readNeed(new URLSearchParams(useLocation().search));
  const { data } = useSuspenseQuery(FinderPageDocument, { variables: { need } });
  const points = data.recommendedStartingPoints;
  return (
    <>
      <PageMeta {...SITE_PAGES.finder} />
      <PageHero
        title="Co chcesz zacienić?"
        lead="Wybierz miejsce i&nbsp;podaj jego wymiary. Pokażemy, co tam pasuje i&nbsp;ile kosztuje."
        breadcrumbs={[{ label: 'Strona główna', to: '/' }, { label: 'Dobierz osłonę' }]}
      />
      <Section size="m" aria-label="Dobierz osłonę">
        <div className={styles.page}>
          <PlaceLinks place={need.place} to={(place) => placeAddress(place, need.sun)} />
          <FinderForm key={need.place} need={need} />
          <h2>Nasze propozycje</h2>
          {points.length > 0 ? (
            <RecommendedPoints points={points} />
          ) : (
            <EmptyState
              title="Nie mamy teraz gotowej propozycji"
              action={<ButtonLink to="/wycena">Poproś o&nbsp;bezpłatną wycenę</ButtonLink>}
            />
          )}
        </div>
      </Section>
    </>
  );
}
