import { escapeXml } from '#engine/goods/drawing/svg';
import { CATEGORIES } from '#engine/goods/families/categories';
import { type StoredProduct, showProduct } from '../../features/catalogue/show-product.js';
import type { ContentStore } from '../../features/content/content-store.js';
import type { PictureStore } from '../../features/pictures/picture-store.js';

export interface SitemapEntry {
  path: string;
  /** ISO 8601; absent if the time of the last change is not known. */
  changed?: string;
  /** Paths or URLs of the pictures on the page. */
  pictures?: readonly string[];
}

/** The pages that search engines are to index, with the time of their last change where it is known. */
export function sitemapEntries(
  products: readonly StoredProduct[],
  content: ContentStore,
  pictures: PictureStore,
  accessories: readonly { slug: string }[],
): SitemapEntry[] {
  const changeOf = (some: readonly StoredProduct[]) =>
    some
      .map(({ updatedAt }) => updatedAt.toISOString())
      .sort()
      .at(-1);
  const articles = content.articles.map(({ id, date, imageUrl }) => ({
    path: `/blog/${id}`,
    changed: date.toISOString(),
    pictures: [imageUrl],
  }));
  return [
    { path: '/', changed: changeOf(products) },
    { path: '/produkty', changed: changeOf(products) },
    ...CATEGORIES.flatMap((category) => {
      const changed = changeOf(products.filter((product) => product.category === category));
      return [
        { path: `/produkty/${category}`, changed },
        { path: `/konfigurator/${category}`, changed },
        { path: `/pomiar/${category}` },
      ];
    }),
    ...['/akcesoria', ...accessories.map(({ slug }) => `/akcesoria/${slug}`)].map((path) => ({
      path,
    })),
    ...products.map((product) => ({
      path: `/produkt/${product.id}`,
      changed: product.updatedAt.toISOString(),
      pictures: showProduct(pictures, product).gallery.map(({ url }) => url),
    })),
    { path: '/projekt', changed: changeOf(products) },
    { path: '/blog', changed: articles[0]?.changed },
    ...articles,
    ...['/dobierz', '/tkaniny', '/wycena', '/o-nas', '/kontakt'].map((path) => ({ path })),
    ...content.textPages.map(({ slug, updatedAt }) => ({
      path: `/${slug}`,
      changed: updatedAt.toISOString(),
    })),
  ];
}

/** The sitemap as XML; paths of pictures become full URLs. */
export function writeSitemap(entries: readonly SitemapEntry[], origin: string): string {
  const whole = (address: string) =>
    escapeXml(address.startsWith('/') ? origin + address : address);
  const urls = entries.map(
    ({ path, changed, pictures = [] }) =>
      `<url><loc>${whole(path)}</loc>${changed ? `<lastmod>${new Date(changed).toISOString()}</lastmod>` : ''}${pictures
        .map((picture) => `<image:image><image:loc>${whole(picture)}</image:loc></image:image>`)
        .join('')}</url>`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1">
${urls.join('\n')}
</urlset>
`;
}
