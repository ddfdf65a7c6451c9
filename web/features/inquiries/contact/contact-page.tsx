import { useSuspenseQuery } from '@apollo/client/react';

import { upperFirst } from '#engine/locale/upper-first';
import { SITE_PAGES } from '#engine/trade/shop/site-pages';
import { PageMeta } from '../../../ui/layout/page-meta';
import type { Load } from '../../../apollo/load';
import { PageHero } from '../../../ui/layout/page-hero';
import { businessJsonLd } from '../../../lib/business-json-ld';
import { useResponse } from '../../../ui/layout/response-context';
import { Section } from '../../../ui/layout/section';
import { ContactCards } from './contact-cards';
import { ContactFaq } from './contact-faq';
import { ContactHours } from './contact-hours';
import { ContactLocation } from './contact-location';
import { ContactPageDocument } from './contact-page.generated';
import styles from './contact-page.module.css';
import { InquiryForm } from '../form/inquiry-form';

export const load: Load = ({ client }) => client.query({ query: ContactPageDocument });

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
            <ContactFaq warranty={company.warranty} />
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
