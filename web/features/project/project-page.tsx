import { useSuspenseQuery } from '@apollo/client/react';
import { useMemo } from 'react';
import { useParams } from 'react-router-dom';
import { SITE_PAGES } from '#engine/trade/shop/site-pages';
import type { Load } from '../../apollo/load';
import { NeedsScripts } from '../../ui/layout/needs-scripts';
import { NotFound } from '../../ui/layout/not-found';
import { PageMeta } from '../../ui/layout/page-meta';
import { Section, PageHero } from '../../ui/layout/section';
import { ProjectEditor } from './project-editor';
import { ProjectPageDocument, type ProjectPageQueryVariables } from './project-page.generated';
import { startOf } from './start';

const TITLE = 'Zaplanuj cały dom';

const variablesOf = (token: string | undefined): ProjectPageQueryVariables => ({
  id: token ?? '',
  withProject: token !== undefined,
});

export const load: Load = ({ client, params }) =>
  client.query({ query: ProjectPageDocument, variables: variablesOf(params.token) });

/** The page of a project, new or saved: a table of windows under one name. */
export function ProjectPage() {
  const { token } = useParams();
  const { data } = useSuspenseQuery(ProjectPageDocument, { variables: variablesOf(token) });
  const start = useMemo(() => startOf(data), [data]);
  if (token !== undefined && !start.saved)
    return (
      <NotFound
        hint="Nie ma takiego projektu. Zapisane projekty przechowujemy 90 dni; nowy zaczniesz od pustej tabeli."
        back={{ to: '/projekt', label: 'Zacznij nowy projekt' }}
      />
    );
  return (
    <>
      <PageMeta
        title={start.saved?.name || SITE_PAGES.project.title}
        description={SITE_PAGES.project.description}
        path={token === undefined ? '/projekt' : undefined}
        noIndex={token !== undefined}
      />
      <PageHero
        title={TITLE}
        lead="Wpisz okna albo wklej je z&nbsp;arkusza. Kolory i&nbsp;dodatki wybierasz raz, a&nbsp;dostajesz jedną cenę, jedną ofertę z&nbsp;rysunkami i&nbsp;jeden link."
      />
      <Section size="s" aria-label="Projekt">
        <NeedsScripts phone={data.company.phone}>
          Bez niej tabela nie przeliczy ceny ani nie doda okien do koszyka.
        </NeedsScripts>
        <ProjectEditor key={token ?? ''} start={start} types={data.productTypes} />
      </Section>
    </>
  );
}
