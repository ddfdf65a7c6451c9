import { useLocation } from 'react-router-dom';

import { useResponse } from './response-context';

const SITE = 'Cieniomat';

interface PageMetaProps {
  /** Without the name of the shop, which is added. */
  title: string;
  description?: string;
  /** Canonical path; the current path without its search when absent. */
  path?: string;
  /** Path or address of the picture for previews. */
  image?: string;
  /** schema.org data of the page: one object or several. */
  jsonLd?: object | object[];
  noIndex?: boolean;
}

/** Title, description, canonical address, preview and structured data; React lifts them into the head. */
export function PageMeta({
  title,
  description,
  path,
  image,
  jsonLd,
  noIndex = false,
}: PageMetaProps) {
  const { origin } = useResponse();
  const { pathname } = useLocation();
  const canonical = origin + (path ?? pathname);
  const fullTitle = title.includes(SITE) ? title : `${title} – ${SITE}`;
  return (
    <>
      <title>{fullTitle}</title>
      {description && <meta name="description" content={description} />}
      {noIndex ? (
        <meta name="robots" content="noindex" />
      ) : (
        <link rel="canonical" href={canonical} />
      )}
      <meta property="og:title" content={fullTitle} />
      {description && <meta property="og:description" content={description} />}
      <meta property="og:url" content={canonical} />
      {image && (
        <meta property="og:image" content={image.startsWith('/') ? origin + image : image} />
      )}
      {jsonLd && <JsonLd data={jsonLd} />}
    </>
  );
}

function JsonLd({ data }: { data: object }) {
  const json = JSON.stringify(data).replaceAll('<', String.raw`\u003c`);
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />;
}
