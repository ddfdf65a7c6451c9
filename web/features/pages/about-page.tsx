import type { FragmentType } from '@apollo/client';
import { useSuspenseQuery, useSuspenseFragment } from '@apollo/client/react';
import { SITE_PAGES } from '#engine/trade/shop/site-pages';
import type { Load } from '../../apollo/load';
import { phoneLink } from '../../lib/text/format';
import { locative } from '../../lib/text/grammar';
import { ButtonLink } from '../../ui/button/button';
import { Prose } from '../../ui/content/table-of-contents';
import { Icon } from '../../ui/image/icon';
import { Picture } from '../../ui/image/picture';
import { PageMeta } from '../../ui/layout/page-meta';
import { Section, PageHero } from '../../ui/layout/section';
import {
  AboutPageDocument,
  type AboutContactFragment,
  AboutContactFragmentDoc,
} from './about-page.generated';
import { HeadFacts, TextBlocks } from './text-blocks';
import styles from './about-page.module.css';

export const load: Load = ({ client }) => client.query({ query: AboutPageDocument });

export function AboutPage() {
  const { company, textPage, history, teams } = useSuspenseQuery(AboutPageDocument).data;
  const blocks = textPage?.blocks ?? [];
  const title = `O\u00a0${locative(company.name)}\u00a0– ${company.tagline}`;
  return (
    <>
      <PageMeta
        title={title}
        description={`${SITE_PAGES.about.description} ${company.warranty}.`}
      />
      <PageHero
        title={title}
        lead={textPage?.description}
        breadcrumbs={[{ label: 'Strona główna', to: '/' }, { label: 'O\u00a0nas' }]}
      >
        <HeadFacts blocks={blocks} />
      </PageHero>
      <TextBlocks blocks={blocks} place="above" pictures={{ timeline: history }} />
      {textPage?.contentHtml && (
        <Section tone="sand" size="l" aria-label="Kim jesteśmy">
          <div className={styles.text}>
            <Prose html={textPage.contentHtml} />
            {teams && <Picture picture={teams} ratio="3 / 2" sizes="(width < 60rem) 92vw, 560px" />}
          </div>
        </Section>
      )}
      <TextBlocks blocks={blocks} place="below" />
      <AboutContact company={company} />
    </>
  );
}

function AboutContact(props: { company: FragmentType<AboutContactFragment> }) {
  const { data: company } = useSuspenseFragment({
    fragment: AboutContactFragmentDoc,
    from: props.company,
  });
  return (
    <Section tone="shade" size="l" aria-labelledby="poznajmy-sie">
      <div className={styles.contact}>
        <h2 id="poznajmy-sie">Poznajmy się</h2>
        <ul className={styles.ways}>
          {company.phone && (
            <li>
              <Icon name="phone" />
              <a href={phoneLink(company.phone)}>{company.phone}</a>
            </li>
          )}
          {company.email && (
            <li>
              <Icon name="mail" />
              <a href={`mailto:${company.email}`}>{company.email}</a>
            </li>
          )}
          {company.city && (
            <li>
              <Icon name="pin" />
              <span>{company.city}</span>
            </li>
          )}
        </ul>
        <div className={styles.actions}>
          <ButtonLink to="/wycena">Bezpłatna wycena</ButtonLink>
          <ButtonLink to="/kontakt" variant="secondary">
            Wszystkie dane kontaktowe
          </ButtonLink>
        </div>
      </div>
    </Section>
  );
}
