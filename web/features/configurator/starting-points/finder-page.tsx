import { useSuspenseQuery } from '@apollo/client/react';
import { useLocation } from 'react-router-dom';

import { PLACES } from '../../../../engine/starting-points/starting-point.js';
import type { Load } from '../../../apollo/load';
import { ButtonLink } from '../../../ui/button/button-link';
import { Link } from '../../../ui/button/link';
import { EmptyState } from '../../../ui/layout/empty-state';
import { PageHero } from '../../../ui/layout/page-hero';
import { PageMeta } from '../../../ui/layout/page-meta';
import { Section } from '../../../ui/layout/section';
import { FinderForm } from './finder-form';
import { FinderPageDocument } from './finder-page.generated';
import styles from './finder-page.module.css';
import { placeAddress, readNeed } from './shade-need';
import { StartingPointCard } from './starting-point-card';

export const load: Load = ({ client, url }) =>
  client.query({ query: FinderPageDocument, variables: { need: readNeed(url.searchParams) } });

/** From what is to be shaded, when and how large, to products with a price at that size. */
export function FinderPage() {
  const need = readNeed(new URLSearchParams(useLocation().search));
  const { data } = useSuspenseQuery(FinderPageDocument, { variables: { need } });
  const points = data.recommendedStartingPoints;
  return (
    <>
      <PageMeta
        title="Co chcesz zacienić? Dobierz osłonę"
        description="Taras, okno, balkon, wejście czy ogródek: powiedz, kiedy przeszkadza słońce i\u00a0ile masz miejsca, a\u00a0pokażemy osłony z\u00a0ceną."
        path="/dobierz"
      />
      <PageHero
        title="Co chcesz zacienić?"
        lead="Wybierz miejsce i&nbsp;podaj jego wymiary. Pokażemy, co tam pasuje i&nbsp;ile kosztuje."
        breadcrumbs={[{ label: 'Strona główna', to: '/' }, { label: 'Dobierz osłonę' }]}
      />
      <Section size="m" aria-label="Dobierz osłonę">
        <div className={styles.page}>
          <nav className={styles.places} aria-label="Miejsce">
            {PLACES.map(({ code, label }) => (
              <Link
                key={code}
                to={placeAddress(code, need.sun)}
                aria-current={code === need.place ? 'true' : undefined}
                preventScrollReset
              >
                {label}
              </Link>
            ))}
          </nav>
          <FinderForm key={need.place} need={need} />
          <h2>Nasze propozycje</h2>
          {points.length > 0 ? (
            <ul className={styles.points}>
              {points.map((point) => (
                <li key={point.category}>
                  <StartingPointCard point={point} />
                </li>
              ))}
            </ul>
          ) : (
            <EmptyState
              title="Nie mamy teraz gotowej propozycji"
              action={<ButtonLink to="/wycena">Poproś o bezpłatną wycenę</ButtonLink>}
            />
          )}
        </div>
      </Section>
    </>
  );
}
