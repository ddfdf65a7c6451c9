import { parse } from 'graphql';
import type { SubmittedForm } from '../../engine/fields/submitted-form.js';
import type { PageSource, RenderedPage } from '../http/pages/page-source.js';

const PRODUCT = parse('query ($id: Int!) { product(id: $id) { name basePrice } }');

/**
 * A minimal source of pages in place of web: `/produkt/{id}` shows the price, pages such as `/kontakt` show their
 * refused form, and anything else is not found.
 */
export const testPages: PageSource = {
  assets: (_req, _res, next) => next(),
  async render(request) {
    if (/^\/(?:kontakt|wycena|tkaniny)\b/.test(request.url)) return contactPage(request.form);
    const id = Number(/^\/produkt\/(\d+)$/.exec(request.url)?.[1] ?? 0);
    const { data } = await request.execute(PRODUCT, { id });
    const product = data?.['product'] as { name: string; basePrice: string } | null | undefined;
    const html = product ? `${product.name}: ${product.basePrice}` : '404 Page Not Found';
    return { status: product ? 200 : 404, head: '', html, state: '' };
  },
  routeOf: (path) => (path.startsWith('/produkt/') ? '/produkt/:id' : '/*'),
  fill: async (_url, { html }) => `<!doctype html><title>Test</title><main>${html}</main>`,
  styleSources: () => ["'sha256-test'"],
  close: async () => undefined,
};

const contactPage = (form?: SubmittedForm): RenderedPage => ({
  status: 200,
  head: '',
  html: JSON.stringify(form ?? null),
  state: '',
});
