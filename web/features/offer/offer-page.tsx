import { useMutation, useSuspenseQuery } from '@apollo/client/react';
import { useEffect, useEffectEvent } from 'react';
import { useParams, useSearchParams } from 'react-router-dom';
import { upperFirst } from '#engine/locale/text';
import { typeset } from '#engine/locale/typeset';
import { offerTitle } from '#engine/trade/shop/offers';
import type { Load } from '../../apollo/load';
import { GoodsLine } from '../../goods/goods-line';
import { joinClasses } from '../../lib/join-classes';
import { Icon, type IconName } from '../../ui/image/icon';
import { NotFound } from '../../ui/layout/not-found';
import { PageMeta } from '../../ui/layout/page-meta';
import { Section } from '../../ui/layout/section';
import { AcceptSection } from './accept/accept-section';
import { OfferAside } from './offer-aside';
import { OfferHead } from './offer-head';
import { OpenOfferDocument } from './offer-mutations.generated';
import {
  OfferPageDocument,
  type OfferPageQuery,
  type CustomerOfferVersionFragment,
} from './offer-page.generated';
import { OfferQuestions } from './offer-questions';
import { OfferState } from './offer-state';
import { OfferVersions } from './offer-versions';
import agreed from '../../goods/agreed-page.module.css';
import styles from './offer-page.module.css';

export const load: Load = ({ client, params: { token = '' } }) =>
  client.query({ query: OfferPageDocument, variables: { token } });

/** The customer's own offer; only those who have the link can read it. `?wersja=1` shows an earlier version. */
export function OfferPage() {
  const { token = '' } = useParams();
  const { data } = useSuspenseQuery(OfferPageDocument, { variables: { token } });
  const { offer } = data;
  if (!offer || offer.versions.length === 0) {
    return (
      <NotFound
        title="Nie ma takiej oferty"
        hint="Sprawdź, czy link z&nbsp;wiadomości e-mail został skopiowany w&nbsp;całości."
        back={{ to: '/', label: 'Strona główna' }}
      />
    );
  }
  return <OfferView {...data} offer={offer} />;
}

type OfferViewProps = OfferPageQuery & { offer: NonNullable<OfferPageQuery['offer']> };

function OfferView({ offer, company, consents }: OfferViewProps) {
  const version = useShownVersion(offer);
  useOpening(offer);
  return (
    <Section size="s" aria-labelledby="offer-title">
      <PageMeta title={offerTitle(offer.id)} noIndex />
      <article className={agreed.page}>
        <OfferHead offer={offer} version={version} />
        <OfferState offer={offer} version={version} phone={company.phone} />
        <div className={joinClasses(agreed.columns, styles.columns)}>
          <div className={joinClasses(agreed.main, styles.main)}>
            <OfferGoods version={version} company={company} />
          </div>
          <OfferAside offer={offer} version={version} company={company} />
          <div className={joinClasses(agreed.main, styles.main)}>
            <AcceptSection
              key={version.id}
              offer={offer}
              version={version}
              consents={consents}
              phone={company.phone}
            />
            <OfferQuestions offer={offer} version={version} phone={company.phone} />
            <OfferVersions offer={offer} />
          </div>
        </div>
      </article>
    </Section>
  );
}

/** The version that the URL names, else the current one. */
function useShownVersion({ versions, currentVersion }: OfferViewProps['offer']) {
  const [params] = useSearchParams();
  const requested = Number(params.get('wersja'));
  const find = (versionNumber: number) => versions.find(({ number }) => number === versionNumber);
  const shown = find(requested) ?? find(currentVersion) ?? versions.at(-1);
  if (!shown) throw new Error('an offer on its page has a version');
  return shown;
}

/** Reports to the shop that the customer has opened the offer; programs that only fetch the page do not count. */
function useOpening({ token }: OfferViewProps['offer']): void {
  const [open] = useMutation(OpenOfferDocument);
  const tell = useEffectEvent(() => {
    // Nothing on the page depends on this report, so its errors are ignored.
    open({ variables: { input: { token } } }).catch(() => undefined);
  });
  useEffect(() => tell(), [token]);
}

interface OfferGoodsProps {
  version: CustomerOfferVersionFragment;
  company: OfferPageQuery['company'];
}

/** The goods with drawings and prices, and what the price includes. */
function OfferGoods({ version, company }: OfferGoodsProps) {
  return (
    <>
      <section aria-labelledby="offer-goods">
        <h2 className={agreed.title} id="offer-goods">
          Co dostajesz
        </h2>
        <ul className={agreed.list}>
          {version.lines.map((line) => (
            <GoodsLine key={line.id} line={line} />
          ))}
        </ul>
      </section>
      <section className={styles.included} aria-labelledby="offer-included">
        <h2 className={agreed.title} id="offer-included">
          W&nbsp;cenie masz też
        </h2>
        <ul className={styles.promises}>
          {promisesOf(company).map(({ icon, text }) => (
            <li key={icon}>
              <Icon name={icon} />
              <span>{typeset(text)}</span>
            </li>
          ))}
        </ul>
      </section>
    </>
  );
}

const promisesOf = (company: OfferGoodsProps['company']): { icon: IconName; text: string }[] => [
  { icon: 'truck', text: upperFirst(company.delivery) },
  { icon: 'tools', text: upperFirst(company.installation) },
  { icon: 'shield', text: company.warranty },
  { icon: 'edit', text: 'Bezpłatne zmiany, dopóki nie zacznie się produkcja' },
];
