import type { FragmentType } from '@apollo/client';
import { useSuspenseQuery } from '@apollo/client/react';
import { useSearchParams } from 'react-router-dom';
import { SITE_PAGES } from '#engine/trade/shop/site-pages';
import type { Load } from '../../../apollo/load';
import { loadReplyPromise } from '../../../goods/reply-promise';
import { phoneLink } from '../../../lib/text/format';
import { ButtonLink } from '../../../ui/button/button';
import { Notice } from '../../../ui/content/notice';
import { Questions } from '../../../ui/content/questions';
import { Steps } from '../../../ui/content/steps';
import { PageMeta } from '../../../ui/layout/page-meta';
import { Section, PageHero } from '../../../ui/layout/section';
import { InquiryForm } from '../form/inquiry-form';
import { AttachedConfiguration } from './attached-configuration';
import type { AttachedConfigurationFragment } from './attached-configuration.generated';
import { QUOTE_QUESTIONS, QUOTE_STEPS } from './quote-content';
import {
  QuoteRequestPageDocument,
  type QuoteRequestPageQuery,
} from './quote-request-page.generated';
import styles from './quote-request-page.module.css';

type Configuration = NonNullable<QuoteRequestPageQuery['configuration']>;

export const load: Load = (args) => {
  const variables = variablesOf(args.url.searchParams);
  const page = args.client.query({ query: QuoteRequestPageDocument, variables });
  return Promise.all([page, loadReplyPromise(args)]);
};

/** The inquiry form for a quote; a configuration named in the URL is attached to the inquiry. */
export function QuoteRequestPage() {
  const [params] = useSearchParams();
  const variables = variablesOf(params);
  const { company, configuration } = useSuspenseQuery(QuoteRequestPageDocument, { variables }).data;
  return (
    <>
      <PageMeta {...SITE_PAGES.quote} />
      <PageHero
        title="Bezpłatna wycena"
        lead="Opisz miejsce i&nbsp;potrzeby. W&nbsp;ciągu 24&nbsp;godzin odezwiemy się z&nbsp;wyceną. Do niczego Cię to nie zobowiązuje."
        breadcrumbs={[{ label: 'Strona główna', to: '/' }, { label: 'Wycena' }]}
      />
      <Section size="m" aria-label="Zapytanie o wycenę">
        <div className={styles.columns}>
          <div className={styles.main}>
            {variables.withConfiguration && !configuration && (
              <Notice tone="warning">
                Nie znaleźliśmy konfiguracji z&nbsp;tego linku. Opisz produkt w&nbsp;wiadomości albo
                odtwórz go w&nbsp;konfiguratorze.
              </Notice>
            )}
            <InquiryForm
              key={configuration?.id}
              company={company}
              inquiryType="quote"
              subject={configuration ? subjectOf(configuration) : undefined}
              configurationId={configuration?.id}
            />
          </div>
          <QuoteAside phone={company.phone} configuration={configuration} />
        </div>
      </Section>
      <NextSteps />
      <QuoteQuestions />
    </>
  );
}

function NextSteps() {
  return (
    <Section tone="sand" size="m" aria-labelledby="co-dalej">
      <div className={styles.block}>
        <h2 id="co-dalej">Co dzieje się dalej</h2>
        <Steps items={QUOTE_STEPS} />
      </div>
    </Section>
  );
}

function QuoteQuestions() {
  return (
    <Section size="m" aria-labelledby="czeste-pytania">
      <div className={styles.block}>
        <h2 id="czeste-pytania">Częste pytania</h2>
        <Questions items={QUOTE_QUESTIONS} />
      </div>
    </Section>
  );
}

function subjectOf({ product, sizeLabel }: Configuration): string {
  return `Wycena: ${product.name}, ${sizeLabel}`;
}

function variablesOf(params: URLSearchParams) {
  const configurationId = params.get('configuration') ?? '';
  return { configurationId, withConfiguration: configurationId !== '' };
}

interface QuoteAsideProps {
  phone: string | null;
  configuration: FragmentType<AttachedConfigurationFragment> | null | undefined;
}

/** The configuration that is sent with the inquiry, or a link to the configurator, and the telephone. */
function QuoteAside({ phone, configuration }: QuoteAsideProps) {
  return (
    <aside className={styles.side}>
      {configuration ? <AttachedConfiguration configuration={configuration} /> : <Offer />}
      {phone && (
        <p className={styles.phone}>
          Wolisz rozmowę? Zadzwoń: <a href={phoneLink(phone)}>{phone}</a>
        </p>
      )}
    </aside>
  );
}

function Offer() {
  return (
    <div className={styles.offer}>
      <h2>Cenę możesz poznać od razu</h2>
      <p>Konfigurator wyceni produkt na Twój wymiar i&nbsp;pokaże go na rysunku w&nbsp;skali.</p>
      <ButtonLink to="/konfigurator" variant="secondary">
        Otwórz konfigurator
      </ButtonLink>
    </div>
  );
}
