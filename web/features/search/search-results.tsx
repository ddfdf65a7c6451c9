import type { ReactNode } from 'react';
import { findFabric } from '#engine/goods/fabrics/fabrics';
import { ProductGrid } from '../../goods/card/product-grid';
import { FabricSwatch } from '../../goods/fabric-swatch';
import { pluralCount } from '../../lib/text/grammar';
import { ButtonLink } from '../../ui/button/button';
import { Link } from '../../ui/button/link';
import { EmptyState } from '../../ui/layout/empty-state';
import { Section, SectionHeading } from '../../ui/layout/section';
import { ArticleCard } from '../blog/article-card';
import { FINDER_LABEL, fabricAddress, finderAddress } from './search-address';
import { SearchStart } from './search-dialog';
import type { SearchPageQuery } from './search-page.generated';
import styles from './search-results.module.css';

type Found = SearchPageQuery['search'];

const PRODUCTS = ['produkt', 'produkty', 'produktów'] as const;

/** The results by group or, if there are none, links to start from. */
export function SearchResults({ text, results }: { text: string; results: Found }) {
  const { products, articles, pages, fabrics, isPageFirst } = results;
  const finder = finderAddress(text);
  if (!finder && products.length + articles.length + pages.length + fabrics.length === 0)
    return <NothingFound text={text} />;
  return (
    <>
      {finder && (
        <Section size="s" aria-label="Dobierz osłonę">
          <ButtonLink to={finder}>{FINDER_LABEL}</ButtonLink>
        </Section>
      )}
      <Remark results={results} />
      {isPageFirst && <Pages results={results} />}
      {products.length > 0 && <Products results={results} text={text} />}
      {articles.length > 0 && (
        <Section size="s" aria-labelledby="poradniki">
          <h2 id="poradniki">Poradniki</h2>
          <ul className={styles.articles}>
            {articles.map((article) => (
              <li key={article.id}>
                <ArticleCard
                  article={article}
                  heading="h3"
                  excerpt={excerptAt(`/blog/${article.id}`, results)}
                />
              </li>
            ))}
          </ul>
        </Section>
      )}
      {pages.length > 0 && !isPageFirst && <Pages results={results} />}
      {fabrics.length > 0 && <Fabrics fabrics={fabrics} />}
    </>
  );
}

/** A note where the results are not for exactly what was typed. */
function Remark({ results: { corrected, isPartial } }: { results: Found }) {
  if (corrected === null && !isPartial) return null;
  return (
    <Section size="s" aria-label="O wynikach">
      <p className={styles.remark}>
        {corrected !== null && (
          <span>
            Pokazujemy wyniki dla <strong>{`„${corrected}”`}</strong>.{' '}
          </span>
        )}
        {isPartial && <span>Nic nie pasuje do wszystkich słów naraz, oto najbliższe wyniki.</span>}
      </p>
    </Section>
  );
}

function Products({ results, text }: { results: Found; text: string }) {
  const { products, productCount, corrected, isPartial } = results;
  const list = new URLSearchParams({ q: corrected ?? text });
  const hasMore = productCount > products.length && !isPartial;
  const label = `Pokaż wszystkie: ${pluralCount(productCount, PRODUCTS)}`;
  return (
    <Section size="s" aria-labelledby="produkty">
      <SectionHeading
        id="produkty"
        title="Produkty"
        more={hasMore ? { to: `/produkty?${list}`, label } : null}
      />
      <ProductGrid
        products={products}
        moreOf={({ id }) => {
          const excerpt = excerptAt(`/produkt/${id}`, results);
          return excerpt && <p className={styles.excerpt}>{excerpt}</p>;
        }}
      />
    </Section>
  );
}

function Pages({ results }: { results: Found }) {
  return (
    <Section size="s" aria-labelledby="strony">
      <h2 id="strony">Strony</h2>
      <ul className={styles.pages}>
        {results.pages.map(({ path, title, description }) => (
          <li key={path}>
            <h3 className={styles.page}>
              <Link to={path}>{title}</Link>
            </h3>
            <p>{excerptAt(path, results) ?? description}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** The sentence of a product, an article or a page that has most of the words, which are marked; null without one. */
function excerptAt(path: string, { excerpts }: Found): ReactNode {
  const parts = excerpts.find((excerpt) => excerpt.path === path)?.parts;
  if (!parts) return null;
  return parts.map(({ text, isFound }, index) =>
    isFound ? <mark key={index}>{text}</mark> : <span key={index}>{text}</span>,
  );
}

function Fabrics({ fabrics }: { fabrics: Found['fabrics'] }) {
  return (
    <Section size="s" aria-labelledby="tkaniny">
      <h2 id="tkaniny">Tkaniny</h2>
      <ul className={styles.fabrics}>
        {fabrics.map(({ id, name }) => {
          const fabric = findFabric(id);
          return (
            <li key={id}>
              <Link to={fabricAddress(id)} className={styles.fabric}>
                {fabric && <FabricSwatch fabric={fabric} className={styles.swatch} />}
                <span>{name}</span>
              </Link>
            </li>
          );
        })}
      </ul>
    </Section>
  );
}

function NothingFound({ text }: { text: string }) {
  return (
    <Section size="m" aria-label="Brak wyników">
      <div className={styles.nothing}>
        <EmptyState
          title="Nic nie znaleźliśmy"
          action={<ButtonLink to="/kontakt">Zapytaj nas</ButtonLink>}
        >{`Nic nie pasuje do „${text}”. Spróbuj krótszego lub innego słowa albo zacznij stąd:`}</EmptyState>
        <SearchStart />
      </div>
    </Section>
  );
}
