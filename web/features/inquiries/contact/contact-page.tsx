import type { FragmentType } from '@apollo/client';
import { useSuspenseQuery, useSuspenseFragment } from '@apollo/client/react';
import { upperFirst } from '#engine/locale/text';
import { SITE_PAGES } from '#engine/trade/shop/site-pages';
import type { Load } from '../../../apollo/load';
import { loadReplyPromise } from '../../../goods/reply-promise';
import { businessJsonLd } from '../../../lib/business-json-ld';
import { useCurrentMinute } from '../../../lib/dates/use-current-minute';
import { phoneLink } from '../../../lib/text/format';
import { Notice } from '../../../ui/content/notice';
import { useResponse } from '../../../ui/layout/page-context';
import { PageMeta } from '../../../ui/layout/page-meta';
import { Section, PageHero } from '../../../ui/layout/section';
import { InquiryForm } from '../form/inquiry-form';
import { ContactCards } from './contact-cards';
import { ContactFaq } from './contact-faq';
import { ContactLocation } from './contact-location';
import {
  ContactPageDocument,
  type ContactHoursFragment,
  ContactHoursFragmentDoc,
} from './contact-page.generated';
import { comingHolidays, openingState, type OpeningState } from './opening-state';
import styles from './contact-page.module.css';

export const load: Load = (args) =>
  Promise.all([args.client.query({ query: ContactPageDocument }), loadReplyPromise(args)]);

/** What a visitor can do, by what the company has told: "Zadzwoń, napisz albo wpadnij obejrzeć próbki tkanin". */
function waysOf({ phone, street }: { phone: string | null; street: string | null }): string {
  const ways = [
    ...(phone ? ['zadzwoń'] : []),
    'napisz',
    ...(street ? ['wpadnij obejrzeć próbki tkanin'] : []),
  ];
  const allButLast = ways.slice(0, -1).join(', ');
  return upperFirst([allButLast, ways.at(-1)].filter(Boolean).join(' albo '));
}

export function ContactPage() {
  const { company } = useSuspenseQuery(ContactPageDocument).data;
  const { origin } = useResponse();
  return (
    <>
      <PageMeta {...SITE_PAGES.contact} jsonLd={businessJsonLd(company, origin)} />
      <PageHero
        title="Porozmawiajmy o cieniu"
        lead={`${waysOf(company)}. Na wiadomości odpowiadamy w\u00a0ciągu 24\u00a0godzin.`}
        breadcrumbs={[{ label: 'Strona główna', to: '/' }, { label: 'Kontakt' }]}
      />
      <ContactCards company={company} />
      <Section tone="sand" size="m" aria-labelledby="formularz">
        <div className={styles.columns}>
          <div className={styles.block}>
            <h2 id="formularz">Napisz do nas</h2>
            <InquiryForm company={company} />
          </div>
          <div className={styles.block}>
            <h2>Jak do nas trafić</h2>
            <ContactLocation company={company} />
          </div>
        </div>
      </Section>
      <Section size="m" aria-label="Pytania i godziny otwarcia">
        <div className={styles.columns}>
          <div className={styles.block}>
            <h2>Częste pytania</h2>
            <ContactFaq warranty={company.warranty} credit={company.termsOfSale.credit} />
          </div>
          <div className={styles.block}>
            <h2>Godziny otwarcia</h2>
            <ContactHours company={company} />
          </div>
        </div>
      </Section>
    </>
  );
}

/** The opening hours, and the emergency number, which is answered at any hour. */
function ContactHours(props: { company: FragmentType<ContactHoursFragment> }) {
  const { data: company } = useSuspenseFragment({
    fragment: ContactHoursFragmentDoc,
    from: props.company,
  });
  return (
    <>
      <OpeningNow company={company} />
      {company.openingHours.length === 0 && <p>Godziny otwarcia podamy wkrótce.</p>}
      <dl className={styles.hours}>
        {company.openingHours.map(({ label, hours }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{hours}</dd>
          </div>
        ))}
      </dl>
      {company.emergencyPhone && (
        <Notice tone="info" title="Serwis awaryjny całą dobę">
          Silnik stanął, a&nbsp;markiza jest rozwinięta? Zadzwoń o&nbsp;każdej porze:{' '}
          <a className={styles.phone} href={phoneLink(company.emergencyPhone)}>
            {company.emergencyPhone}
          </a>
        </Notice>
      )}
    </>
  );
}

/**
 * Whether the shop is open now, and the holidays of the next 30 days. The page is cached for all visitors, so the time
 * is the browser's.
 */
export function OpeningNow({ company }: { company: ContactHoursFragment }) {
  const now = useCurrentMinute();
  const state = now && openingState(company, now);
  const holidays = now ? comingHolidays(company, now) : [];
  return (
    <div className={styles.now}>
      <p className={styles.state} data-open={state?.open}>
        {state && textOf(state)}
      </p>
      {holidays.length > 0 && (
        <p
          className={styles.holidays}
        >{`Nieczynne także w\u00a0święta: ${holidays.map(({ day, name }) => `${day} (${name})`).join(', ')}.`}</p>
      )}
    </div>
  );
}

function textOf(state: OpeningState): string {
  if (state.open) return `Otwarte teraz, do\u00a0${state.until}`;
  const reason = state.holiday ? ` (${state.holiday})` : '';
  return `Zamknięte${reason}, otwieramy ${state.opens}`;
}
