import { parse } from 'graphql';
import type { SubmittedForm } from '#engine/trade/fields/submitted-form';
import type { PageSource, RenderedPage } from '../http/pages/page-source.js';

const PRODUCT = parse('query ($id: Int!) { product(id: $id) { name basePrice } }');

/**
 * A minimal source of pages in place of web: `/produkt/{id}` shows the price, pages with a form show the
 * form that was submitted without scripts, and anything else is not found.
 */
export const testPages: PageSource = {
  assets: (_req, _res, next) => next(),
  async render(request) {
    if (FORM_PAGE.test(request.url)) return formPage(request.form);
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

const FORM_PAGE = /^\/(?:kontakt|wycena|tkaniny|blog|koszyk|odstapienie|logowanie|haslo)\b/;

const formPage = (form?: SubmittedForm): RenderedPage => ({
  status: 200,
  head: '',
  html: JSON.stringify(form ?? null),
  state: '',
});
