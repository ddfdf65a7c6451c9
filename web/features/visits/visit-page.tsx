import { useSuspenseQuery } from '@apollo/client/react';
import { useRef, useState } from 'react';
import { useParams } from 'react-router-dom';
import { offerTitle } from '#engine/trade/shop/offers';
import { durationText } from '#engine/visits/arrival-text';
import { VISIT_KIND_LABELS } from '#engine/visits/kinds';
import type { Load } from '../../apollo/load';
import { formatMoney } from '../../lib/text/format';
import { ContactLines } from '../../ui/content/contact-lines';
import { Notice } from '../../ui/content/notice';
import { NotFound } from '../../ui/layout/not-found';
import { PageMeta } from '../../ui/layout/page-meta';
import { Section } from '../../ui/layout/section';
import { ChangeVisit } from './change-visit';
import { ChooseTime } from './choose-time';
import {
  ArrivalTimesDocument,
  type CustomerVisitFragment,
  VisitPageDocument,
  type VisitPageQuery,
} from './visit-page.generated';
import { isChoosable, visitTexts } from './visit-texts';
import agreed from '../../goods/agreed-page.module.css';
import styles from './visit-page.module.css';

export const load: Load = async ({ client, params: { token = '' } }) => {
  const { data } = await client.query({ query: VisitPageDocument, variables: { token } });
  if (data?.visit && isChoosable(data.visit))
    await client.query({ query: ArrivalTimesDocument, variables: { input: { token } } });
};

/** The customer's own visit; only those who have the link can read it, and choose, move or cancel its time. */
export function VisitPage() {
  const { token = '' } = useParams();
  const { data } = useSuspenseQuery(VisitPageDocument, { variables: { token } });
  if (!data.visit) {
    return (
      <NotFound
        title="Nie ma takiej wizyty"
        hint="Sprawdź, czy link z&nbsp;wiadomości e-mail został skopiowany w&nbsp;całości."
        back={{ to: '/', label: 'Strona główna' }}
      />
    );
  }
  return <VisitView visit={data.visit} company={data.company} />;
}

interface VisitViewProps {
  visit: CustomerVisitFragment;
  company: VisitPageQuery['company'];
}

function VisitView({ visit, company }: VisitViewProps) {
  const [news, setNews] = useState<string | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const { title, text } = visitTexts(visit);
  const show = (done: string) => {
    setNews(done);
    // The button that was pressed is gone.
    heading.current?.focus();
  };
  return (
    <Section size="s" aria-labelledby="visit-title">
      <PageMeta title={VISIT_KIND_LABELS[visit.kind]} noIndex />
      <div className={agreed.page}>
        <header className={styles.head}>
          <p className={styles.about}>{aboutText(visit)}</p>
          <h1 id="visit-title" ref={heading} tabIndex={-1}>
            {title}
          </h1>
          <p className={styles.text}>{text}</p>
          <div aria-live="polite">{news && <Notice tone="success">{news}</Notice>}</div>
        </header>
        <div className={styles.columns}>
          <div className={styles.main}>
            {isChoosable(visit) ? (
              <ChooseTime visit={visit} phone={company.phone} onChosen={show} />
            ) : (
              <ChangeVisit visit={visit} phone={company.phone} onDone={show} />
            )}
          </div>
          <aside className={agreed.aside} aria-label="Dane wizyty">
            <h2 className={agreed.title}>Dane wizyty</h2>
            <VisitFacts visit={visit} />
            <h2 className={agreed.title}>Pytania?</h2>
            <ContactLines {...company} subject={`Wizyta: ${aboutText(visit)}`} />
          </aside>
        </div>
      </div>
    </Section>
  );
}

/** "Zamówienie nr 17" */
function aboutText({ kind, about }: CustomerVisitFragment): string {
  if (!about) return VISIT_KIND_LABELS[kind];
  if (about.kind === 'offer') return offerTitle(about.number);
  return `${about.kind === 'order' ? 'Zamówienie' : 'Zapytanie'} nr\u00a0${about.number}`;
}

function VisitFacts({ visit }: Pick<VisitViewProps, 'visit'>) {
  const { kind, address, minutes, price } = visit;
  const facts = [
    ['Rodzaj', VISIT_KIND_LABELS[kind]],
    ['Adres', address],
    ['Czas pracy', durationText(minutes)],
    ...(kind === 'measuring' ? [['Cena pomiaru', price ? formatMoney(price) : 'bezpłatny']] : []),
  ];
  return (
    <dl className={styles.facts}>
      {facts.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
