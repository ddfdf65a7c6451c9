import { useSuspenseQuery } from '@apollo/client/react';
import { useSearchParams } from 'react-router-dom';
import type { Load } from '../../apollo/load';
import { Prose } from '../../ui/content/table-of-contents';
import { NotFound } from '../../ui/layout/not-found';
import { PageMeta } from '../../ui/layout/page-meta';
import { Section, PageHero } from '../../ui/layout/section';
import { WithdrawalPageDocument } from './withdrawal-page.generated';
import { WithdrawalSteps } from './withdrawal-steps';
import styles from './withdrawal.module.css';

export const load: Load = ({ client, url }) =>
  client.query({ query: WithdrawalPageDocument, variables: variablesOf(url.searchParams) });

/**
 * The page for withdrawing from a contract, open to everybody without signing in; `?zamowienie={token}` fills in the
 * order.
 */
export function WithdrawalPage() {
  const [params] = useSearchParams();
  const { data } = useSuspenseQuery(WithdrawalPageDocument, { variables: variablesOf(params) });
  const { textPage, order } = data;
  if (!textPage) return <NotFound />;
  const { title, description, contentHtml } = textPage;
  return (
    <>
      <PageMeta title={title} description={description} path="/odstapienie" />
      <PageHero
        title={title}
        lead={description}
        breadcrumbs={[{ label: 'Strona główna', to: '/' }, { label: title }]}
      />
      <Section size="m" aria-label="Oświadczenie o odstąpieniu">
        <WithdrawalSteps key={order?.id} order={order} />
      </Section>
      <Section tone="sand" size="m" aria-label="Zasady odstąpienia">
        <div className={styles.rules}>
          <Prose html={contentHtml} />
        </div>
      </Section>
    </>
  );
}

function variablesOf(params: URLSearchParams) {
  return { token: params.get('zamowienie') ?? '' };
}
