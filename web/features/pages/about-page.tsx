import type { FragmentType } from '@apollo/client';
import { useSuspenseQuery, useSuspenseFragment } from '@apollo/client/react';
import { typeset } from '#engine/locale/typeset';
import { SITE_PAGES } from '#engine/trade/shop/site-pages';
import type { Load } from '../../apollo/load';
import { categoriesInWords } from '../../goods/categories';
import { phoneLink } from '../../lib/text/format';
import { locative } from '../../lib/text/grammar';
import { ButtonLink } from '../../ui/button/button';
import { Icon } from '../../ui/image/icon';
import { Picture, type PictureData } from '../../ui/image/picture';
import { PageMeta } from '../../ui/layout/page-meta';
import { Section, PageHero } from '../../ui/layout/section';
import { BENEFITS, DEMO_NOTE, HISTORY, MISSION, STATISTICS, TEAMS, VISION } from './about-content';
import {
  AboutPageDocument,
  type AboutContactFragment,
  AboutContactFragmentDoc,
} from './about-page.generated';
import styles from './about-page.module.css';

export const load: Load = ({ client }) => client.query({ query: AboutPageDocument });

export function AboutPage() {
  const { company, history, teams } = useSuspenseQuery(AboutPageDocument).data;
  const title = `O\u00a0${locative(company.name)}\u00a0– ${company.tagline}`;
  return (
    <>
      <PageMeta
        title={title}
        description={`${SITE_PAGES.about.description} ${company.warranty}.`}
      />
      <PageHero
        title={title}
        lead={typeset(
          `Robimy ${categoriesInWords()} na wymiar. Od pomiaru po serwis – wszystko w\u00a0jednej firmie.`,
        )}
        breadcrumbs={[{ label: 'Strona główna', to: '/' }, { label: 'O\u00a0nas' }]}
      />
      {company.isDemo && <Statistics shop={company.name} />}
      {company.isDemo && <History picture={history} />}
      {company.isDemo && <Benefits />}
      <Section size="l" aria-label="Misja i wizja">
        <div className={styles.pair}>
          <div className={styles.statement}>
            <h2>Misja</h2>
            <p>{MISSION}</p>
          </div>
          <div className={styles.statement}>
            <h2>Wizja</h2>
            <p>{VISION}</p>
          </div>
        </div>
      </Section>
      {company.isDemo && <Teams picture={teams} />}
      <AboutContact company={company} />
    </>
  );
}

function Statistics({ shop }: { shop: string }) {
  return (
    <Section tone="shade" size="s" aria-label={`${shop} w\u00a0liczbach`}>
      <dl className={styles.statistics}>
        {STATISTICS.map(({ value, label }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <p className={styles.note}>{DEMO_NOTE}</p>
    </Section>
  );
}

function History({ picture }: { picture: PictureData | null }) {
  return (
    <Section size="l" aria-labelledby="historia">
      <div className={styles.history}>
        <div className={styles.heading}>
          <h2 id="historia">Od warsztatu do konfiguratora</h2>
          {picture && <Sight picture={picture} />}
        </div>
        <ol className={styles.years}>
          {HISTORY.map(({ year, text }) => (
            <li key={year}>
              <strong>{year}</strong>
              <p>{text}</p>
            </li>
          ))}
        </ol>
      </div>
    </Section>
  );
}

function Benefits() {
  return (
    <Section tone="sand" size="l" aria-labelledby="korzysci">
      <div className={styles.block}>
        <h2 id="korzysci">Co zyskujesz</h2>
        <ul className={styles.benefits}>
          {BENEFITS.map(({ icon, title, text }) => (
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

function Teams({ picture }: { picture: PictureData | null }) {
  return (
    <Section tone="sand" size="l" aria-labelledby="zespol">
      <div className={styles.block}>
        <h2 id="zespol">Trzy zespoły, jedna osłona</h2>
        {picture && <Sight picture={picture} wide />}
        <ul className={styles.teams}>
          {TEAMS.map(({ title, text }) => (
            <li key={title}>
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}

function Sight({ picture, wide = false }: { picture: PictureData; wide?: boolean }) {
  return (
    <div className={styles.sight}>
      <Picture
        picture={picture}
        ratio={wide ? '5 / 2' : '3 / 2'}
        sizes={`(width < 60rem) 100vw, ${wide ? 1200 : 480}px`}
      />
    </div>
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
