import { useSuspenseQuery } from '@apollo/client/react';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import type { Load } from '../../apollo/load';
import { formatDate } from '../../lib/dates/format-date';
import { joinClasses } from '../../lib/join-classes';
import { phoneLink } from '../../lib/text/format';
import { ButtonLink } from '../../ui/button/button';
import { Link } from '../../ui/button/link';
import { TableOfContents, Prose } from '../../ui/content/table-of-contents';
import { Picture } from '../../ui/image/picture';
import { NotFound } from '../../ui/layout/not-found';
import { PageMeta } from '../../ui/layout/page-meta';
import { Section, Container, PageHero } from '../../ui/layout/section';
import { HeadFacts, TextBlocks } from './text-blocks';
import { related, type TextGroup } from './text-page-content';
import { type ShownPageFragment, TextPageDocument } from './text-page.generated';
import text from '../../ui/layout/text-columns.module.css';
import styles from './text-page.module.css';

export const load: Load = ({ client, url }) =>
  client.query({ query: TextPageDocument, variables: { slug: slugOf(url.pathname) } });

/** The page of a text about a service or of a legal text; its path is its slug. */
export function TextPage() {
  const slug = slugOf(useLocation().pathname);
  const { data } = useSuspenseQuery(TextPageDocument, { variables: { slug } });
  const { textPage, company, picture } = data;
  if (!textPage) return <NotFound />;
  return (
    <>
      <PageMeta title={textPage.title} description={textPage.description} path={`/${slug}`} />
      <PageHead page={textPage} />
      {picture && (
        <Container>
          <div className={styles.picture}>
            <Picture picture={picture} sizes="(width < 75rem) 92vw, 1200px" urgency="eager" />
          </div>
        </Container>
      )}
      <TextBlocks blocks={textPage.blocks} place="above" />
      <TextSection page={textPage}>
        <TextPageAside slug={slug} phone={company.phone} />
      </TextSection>
      <TextBlocks blocks={textPage.blocks} place="below" />
    </>
  );
}

interface PageProps {
  page: ShownPageFragment;
}

export function PageHead({ page: { title, description, blocks } }: PageProps) {
  return (
    <PageHero
      title={title}
      lead={description}
      breadcrumbs={[{ label: 'Strona główna', to: '/' }, { label: title }]}
    >
      <HeadFacts blocks={blocks} />
    </PageHero>
  );
}

/** The text with its table of contents; `children` stand beside it. */
export function TextSection({ page, children }: PageProps & { children?: ReactNode }) {
  const { title, contentHtml, sections, updatedAt } = page;
  return (
    <Section size="m" aria-label={title}>
      <div className={joinClasses(text.columns, styles.columns)}>
        <div className={text.contents}>
          <TableOfContents sections={sections} />
        </div>
        <article className={text.text}>
          <Prose html={contentHtml} />
          <p className={styles.updated}>
            Obowiązuje od: <time dateTime={updatedAt}>{formatDate(updatedAt)}</time>
          </p>
        </article>
        {children}
      </div>
    </Section>
  );
}

/** The path without slashes at its ends. */
function slugOf(pathname: string): string {
  return pathname.replaceAll(/^\/+|\/+$/g, '');
}

/** What stands beside a text: the next step for its reader, and links to texts of the same kind. */
function TextPageAside({ slug, phone }: { slug: string; phone: string | null }) {
  const group = related(slug);
  if (!group) return null;
  return (
    <aside className={joinClasses(text.aside, styles.aside)}>
      <NextStep group={group} phone={phone} />
      <nav aria-label={group.title}>
        <p className={styles.groupTitle}>{group.title}</p>
        <ul className={styles.links}>
          {group.pages.map(({ to, label }) => (
            <li key={to}>
              <Link to={to} aria-current={to === `/${slug}` ? 'page' : undefined}>
                {label}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
    </aside>
  );
}

function NextStep({ group, phone }: { group: TextGroup; phone: string | null }) {
  return (
    <div className={text.next}>
      <h2>{group.question}</h2>
      <p>{group.answer}</p>
      <ButtonLink to={group.action.to}>{group.action.label}</ButtonLink>
      {phone && (
        <a className={styles.phone} href={phoneLink(phone)}>
          {phone}
        </a>
      )}
    </div>
  );
}
