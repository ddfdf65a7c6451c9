import { useSuspenseQuery } from '@apollo/client/react';
import { useParams } from 'react-router-dom';
import type { Load } from '../../apollo/load';
import { Link } from '../../ui/button/link';
import { Notice } from '../../ui/content/notice';
import { NotFound } from '../../ui/layout/not-found';
import { PageMeta } from '../../ui/layout/page-meta';
import { Container } from '../../ui/layout/section';
import { TextBlocks } from './text-blocks';
import { PageHead, TextSection } from './text-page';
import { LegalTextDocument } from './text-page.generated';

export const load: Load = ({ client, params: { sha256 = '' } }) =>
  client.query({ query: LegalTextDocument, variables: { sha256 } });

/** A legal text as it was on the day of an order. */
export function LegalTextPage() {
  const { sha256 = '' } = useParams();
  const { data } = useSuspenseQuery(LegalTextDocument, { variables: { sha256 } });
  const page = data.legalText;
  if (!page) return <NotFound />;
  return (
    <>
      <PageMeta title={page.title} noIndex />
      <PageHead page={page} />
      <Container>
        <Notice tone="info" title="Warunki z&nbsp;dnia zamówienia">
          <p>
            Tak brzmiał ten dokument, gdy składano zamówienie.{' '}
            <Link to={`/${page.slug}`}>Zobacz, jak brzmi dziś</Link>
          </p>
        </Notice>
      </Container>
      <TextBlocks blocks={page.blocks} place="above" />
      <TextSection page={page} />
      <TextBlocks blocks={page.blocks} place="below" />
    </>
  );
}
