import { useSuspenseQuery } from '@apollo/client/react';
import { useLocation, useParams } from 'react-router-dom';

import { measuringPage } from '#engine/trade/shop/site-pages';
import { type Category, cardOf, isCategory } from '#engine/goods/families/categories';
import { familyOf } from '#engine/goods/families/families';
import type { Load } from '../../apollo/load';
import { Link } from '../../ui/button/link';
import { NeedsScripts } from '../../ui/layout/needs-scripts';
import { NotFound } from '../../ui/layout/not-found';
import { PageHero } from '../../ui/layout/page-hero';
import { PageMeta } from '../../ui/layout/page-meta';
import { Section } from '../../ui/layout/section';
import { MeasuringAssistant } from './measuring-assistant';
import { MeasuringPageDocument } from './measuring-page.generated';
import styles from './measuring-page.module.css';

export const load: Load = ({ client }) => client.query({ query: MeasuringPageDocument });

/** The measuring assistant of one family: from readings with a tape to the sizes of a configuration. */
export function MeasuringPage() {
  const { category } = useParams();
  return isCategory(category) ? (
    <FamilyMeasuring key={category} category={category} />
  ) : (
    <NotFound />
  );
}

function FamilyMeasuring({ category }: { category: Category }) {
  const { company } = useSuspenseQuery(MeasuringPageDocument).data;
  const { search } = useLocation();
  const { title, introduction } = familyOf(category).measuring;
  return (
    <>
      <PageMeta {...measuringPage(category)} />
      <PageHero
        title={title}
        lead={introduction}
        breadcrumbs={[
          { label: 'Strona główna', to: '/' },
          { label: cardOf(category).label, to: `/produkty/${category}` },
          { label: 'Pomiar' },
        ]}
      />
      <Section size="m" aria-label="Pomiar">
        <div className={styles.page}>
          <p>
            Wolisz papier?{' '}
            <Link to={`/karta-pomiaru/${category}.pdf`} reloadDocument>
              Wydrukuj kartę pomiaru (PDF)
            </Link>{' '}
            i&nbsp;przepisz z&nbsp;niej odczyty.
          </p>
          <NeedsScripts phone={company.phone}>
            Bez niej asystent nie policzy wymiaru, ale karta do wydruku działa.
          </NeedsScripts>
          <MeasuringAssistant category={category} search={search} />
        </div>
      </Section>
    </>
  );
}
