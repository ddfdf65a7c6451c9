import { useLocation } from 'react-router-dom';
import { shopPicture } from '../../lib/shop-picture';
import { locative } from '../../lib/text/grammar';
import { useResponse, useShop } from './page-context';

/** How many characters of a title and of a description search results show, roughly. */
const TITLE_LENGTH = 65;
const DESCRIPTION_LENGTH = 160;

interface PreviewPicture {
  /** A path of the shop or an absolute URL. */
  url: string;
  width: number | null;
  height: number | null;
  alt: string;
  /** The files of a picture in several widths, of which `url` may be a smaller one than `width` and `height` say. */
  sources?: readonly { srcSet: string }[];
}

/** The MIME types of pictures that previews can show, by the end of the URL. */
const TYPES: Readonly<Record<string, string>> = {
  jpg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
};

interface PageMetaProps {
  /** The title without the name of the shop, which is added if the result is short enough. */
  title: string;
  description?: string;
  /** The canonical path; by default the current path without its search. */
  path?: string;
  /** The picture in previews of links to the page. */
  image?: PreviewPicture | string | null;
  type?: 'website' | 'article' | 'product';
  /** schema.org data of the page: one object or several, without `@context`. */
  jsonLd?: object | object[];
  /** Excludes the page from search engines. A `path` given with it names the page to index instead. */
  noIndex?: boolean;
}

/** Title, description, canonical URL, link preview and structured data; React moves them into the head. */
export function PageMeta({
  title,
  description,
  path,
  image,
  type = 'website',
  jsonLd = [],
  noIndex = false,
}: PageMetaProps) {
  const { origin } = useResponse();
  const { pathname } = useLocation();
  const canonical = origin + (path ?? pathname);
  const shop = useShop();
  const fullTitle = titleOf(title, shop.name);
  const summary = description && shorten(description, DESCRIPTION_LENGTH);
  return (
    <>
      <title>{fullTitle}</title>
      {summary && <meta name="description" content={summary} />}
      {noIndex && <meta name="robots" content="noindex" />}
      {(path !== undefined || !noIndex) && <link rel="canonical" href={canonical} />}
      {!noIndex && <Languages canonical={canonical} />}
      {shop.name && <meta property="og:site_name" content={shop.name} />}
      <meta property="og:locale" content="pl_PL" />
      <meta property="og:type" content={type} />
      <meta property="og:title" content={fullTitle} />
      {summary && <meta property="og:description" content={summary} />}
      <meta property="og:url" content={canonical} />
      <Preview picture={previewOf(image, title) ?? shopPicture(shop)} origin={origin} />
      {[jsonLd].flat().map((data, index) => (
        <JsonLd key={index} data={data} />
      ))}
    </>
  );
}

/** Structured data of schema.org, for search engines; `@context` is added to the data. */
export function JsonLd({ data }: { data: object }) {
  const json = JSON.stringify({ '@context': 'https://schema.org', ...data });
  // A "<" could end the script element.
  const safe = json.replaceAll('<', String.raw`\u003c`);
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: safe }} />;
}

/** Tells search engines that the page is Polish, and that visitors with other languages get the same page. */
function Languages({ canonical }: { canonical: string }) {
  return (
    <>
      <link rel="alternate" hrefLang="pl" href={canonical} />
      <link rel="alternate" hrefLang="x-default" href={canonical} />
    </>
  );
}

function Preview({ picture, origin }: { picture: PreviewPicture; origin: string }) {
  const { url, alt } = picture;
  const { width, height } = sizeOf(picture);
  const type = TYPES[url.split('.').at(-1) ?? ''];
  return (
    <>
      <meta property="og:image" content={url.startsWith('/') ? origin + url : url} />
      {type && <meta property="og:image:type" content={type} />}
      {width && <meta property="og:image:width" content={String(width)} />}
      {height && <meta property="og:image:height" content={String(height)} />}
      <meta property="og:image:alt" content={alt} />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
}

/** The size of the file that `url` names; nulls where it is not known. */
function sizeOf({ url, width, height, sources = [] }: PreviewPicture) {
  const files = sources.flatMap(({ srcSet }) => srcSet.split(', '));
  const own = files.find((file) => file.startsWith(`${url} `));
  if (!own || !width || !height) return { width, height };
  const shown = Number.parseInt(own.slice(url.length + 1), 10);
  return { width: shown, height: Math.round((height * shown) / width) };
}

/** The picture of a page; null for pages that have none, or only a drawing, because previews show no SVG. */
function previewOf(image: PageMetaProps['image'], title: string): PreviewPicture | null {
  const picture =
    typeof image === 'string' ? { url: image, width: null, height: null, alt: title } : image;
  return !picture || picture.url.endsWith('.svg') ? null : picture;
}

function titleOf(title: string, shop: string): string {
  const whole = `${title} – ${shop}`;
  const isNamed = title.includes(shop) || title.includes(locative(shop));
  return isNamed || whole.length > TITLE_LENGTH ? title : whole;
}

/** The text in at most `length` characters: a longer one is cut, at a space if possible, and ended by "…". */
export function shorten(text: string, length: number): string {
  if (text.length <= length) return text;
  const space = text.lastIndexOf(' ', length - 1);
  return `${text.slice(0, space > 0 ? space : length - 1).replace(/[\s,;:–-]+$/, '')}…`;
}
