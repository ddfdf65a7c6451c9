import { useSuspenseQuery } from '@apollo/client/react';
import { useParams } from 'react-router-dom';
import { longDay } from '#engine/locale/day';
import type { Load } from '../../apollo/load';
import { loadReplyPromise } from '../../goods/reply-promise';
import { Link } from '../../ui/button/link';
import { ContactLines } from '../../ui/content/contact-lines';
import { NotFound } from '../../ui/layout/not-found';
import { PageMeta } from '../../ui/layout/page-meta';
import { Section } from '../../ui/layout/section';
import { InquiryForm } from '../inquiries/form/inquiry-form';
import {
  ServicePageDocument,
  type ServiceGoodsFragment,
  type ServicePageQuery,
} from './service-page.generated';
import agreed from '../../goods/agreed-page.module.css';
import styles from './service-page.module.css';

export const load: Load = (args) =>
  Promise.all([
    args.client.query({
      query: ServicePageDocument,
      variables: { lineId: args.params['lineId'] ?? '' },
    }),
    loadReplyPromise(args),
  ]);

/** The page of goods, which the QR code on their label opens: what they are, their guarantee, and a form for faults. */
export function ServicePage() {
  const { lineId = '', piece } = useParams();
  const { data } = useSuspenseQuery(ServicePageDocument, { variables: { lineId } });
  if (!data.serviceCard) {
    return (
      <NotFound
        title="Nie ma takiego produktu"
        hint="Sprawdź, czy kod z&nbsp;etykiety został odczytany w&nbsp;całości. Możesz też do nas napisać."
        back={{ to: '/kontakt', label: 'Kontakt' }}
      />
    );
  }
  return <ServiceView goods={data.serviceCard} company={data.company} piece={Number(piece ?? 0)} />;
}

interface ServiceViewProps {
  goods: ServiceGoodsFragment;
  company: ServicePageQuery['company'];
  /** Which piece of the line, from 1; none of them for another number. */
  piece: number;
}

function ServiceView({ goods, company, piece }: ServiceViewProps) {
  const { productName, sizeLabel, serialNumbers, drawingUrl, orderId } = goods;
  const serial = serialNumbers[piece - 1];
  const subject = `Usterka: ${productName}, nr ${serial ?? serialNumbers.join(', ')}`;
  return (
    <Section size="s" aria-labelledby="service-title">
      <PageMeta title={productName} noIndex />
      <div className={agreed.page}>
        <header className={styles.head}>
          <p className={styles.serial}>{serialText(serial, serialNumbers)}</p>
          <h1 id="service-title">{productName}</h1>
          {orderId !== null && (
            <Link className={agreed.link} to={`/admin/orders?order=${orderId}`}>
              {`Otwórz zamówienie nr\u00a0${orderId}`}
            </Link>
          )}
        </header>
        <div className={styles.columns}>
          <div className={styles.main}>
            <img
              className={styles.drawing}
              src={drawingUrl}
              alt={`Rysunek: ${productName}, ${sizeLabel}`}
            />
            <Goods goods={goods} />
          </div>
          <aside className={agreed.aside} aria-label="Gwarancja i kontakt">
            <h2 className={agreed.title}>Gwarancja</h2>
            <Guarantee goods={goods} />
            <h2 className={agreed.title}>Pytania?</h2>
            <ContactLines {...company} subject={subject} />
          </aside>
        </div>
        <section className={styles.report} aria-labelledby="service-report" data-screen-only>
          <h2 className={agreed.title} id="service-report">
            Zgłoś usterkę
          </h2>
          <p>
            Napisz, co się dzieje i&nbsp;od kiedy. Najwięcej powiedzą nam zdjęcia: całej osłony
            i&nbsp;miejsca usterki z&nbsp;bliska.
          </p>
          <InquiryForm
            key={subject}
            company={company}
            inquiryType="warranty"
            subject={subject.slice(0, 200)}
            lineId={goods.id}
          />
        </section>
      </div>
    </Section>
  );
}

function serialText(serial: string | undefined, all: readonly string[]): string {
  if (serial) return `Numer seryjny ${serial}`;
  return `${all.length === 1 ? 'Numer seryjny' : 'Numery seryjne:'} ${all.join(', ')}`;
}

function Goods({ goods: { features, care } }: Pick<ServiceViewProps, 'goods'>) {
  return (
    <>
      <section aria-labelledby="service-goods">
        <h2 className={agreed.title} id="service-goods">
          Produkt
        </h2>
        <ul className={agreed.list}>
          {features.map((feature) => (
            <li key={feature}>{feature}</li>
          ))}
        </ul>
      </section>
      {care && (
        <section aria-labelledby="service-care">
          <h2 className={agreed.title} id="service-care">
            Pielęgnacja
          </h2>
          <p className={styles.care}>{care}</p>
        </section>
      )}
    </>
  );
}

function Guarantee({ goods: { papers } }: Pick<ServiceViewProps, 'goods'>) {
  return (
    <>
      <p>
        {papers
          ? `Do ${longDay(papers.guaranteeUntil)}, na konstrukcję najdłużej do ${longDay(papers.structureUntil)}. Dostawa: ${longDay(papers.deliveredOn)}.`
          : 'Gwarancja zaczyna się w\u00a0dniu dostawy.'}
      </p>
      {papers && (
        <a className={agreed.link} href={papers.guaranteePath}>
          Karta gwarancyjna (PDF)
        </a>
      )}
      {papers?.declarationPath && (
        <a className={agreed.link} href={papers.declarationPath}>
          Deklaracja właściwości użytkowych (PDF)
        </a>
      )}
      <Link className={agreed.link} to="/gwarancja">
        Warunki gwarancji
      </Link>
    </>
  );
}
