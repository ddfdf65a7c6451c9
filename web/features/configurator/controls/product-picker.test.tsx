import { beforeEach, describe, expect, test } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { http, HttpResponse } from 'msw/http';
import { demoPicture } from '../../../testing/demo-picture';
import { GRAPHQL_URL, graphqlServer } from '../../../testing/graphql-server';
import { renderRoute } from '../../../testing/render-route';
import { awning } from '../testing/families';
import { openStep } from '../testing/open-step';
import { PRODUCTS, SAVED, shopOf } from '../testing/shop';

window.matchMedia = () => ({ matches: false }) as MediaQueryList;
beforeEach(() => window.history.replaceState(null, '', '/konfigurator/markizy'));

const DIFFERENCE = {
  otherId: 1,
  otherName: 'Markiza 1',
  points: ['do 700 × 350 cm (tamten do 600 × 350 cm)'],
  sizeLabel: '400 × 300 cm',
  priceDifference: '510.00',
};

const MANY = Array.from({ length: 45 }, (_, index) => ({
  ...awning({ id: index + 1, name: `Markiza ${index + 1}`, basePrice: `${2000 + index}.00` }),
  picture: demoPicture(`produkt-${index + 1}`, 'Markiza'),
  smallestPrice: { calculatedPrice: `${2600 + index}.00` },
  difference: index === 0 ? null : DIFFERENCE,
}));

interface Asked {
  filter: { text?: string | null };
  page: { limit: number; offset: number };
}

/** A shop that searches products by name and returns them in pages; `texts` are the texts searched for. */
function shopOfMany() {
  const texts: (string | null)[] = [];
  return {
    texts,
    Query: {
      ...shopOf(MANY),
      products: (_: unknown, { filter: { text = null }, page }: Asked) => {
        if (page.limit > 1) texts.push(text);
        const found = MANY.filter(({ name }) => name.includes(text ?? ''));
        const items = found.slice(page.offset, page.offset + page.limit);
        return { items, totalCount: found.length, categoryCounts: [] };
      },
    },
  };
}

const chosen = () => screen.getByRole('group', { name: 'Produkt' });
const change = async (user: UserEvent) => {
  await openStep(user, 'Produkt');
  await user.click(screen.getByRole('button', { name: 'Zmień produkt' }));
};
const dialog = () => within(screen.getByRole('dialog', { name: 'Wybierz produkt' }));
const addToCart = () => screen.queryByRole('button', { name: 'Dodaj do koszyka' });

describe('a family of many products', () => {
  test('shows the product in the URL, independent of its place in the list', async () => {
    const { Query } = shopOfMany();
    const { user } = await renderRoute('/konfigurator/markizy?product=45', { Query });
    expect(await screen.findByText(/^Cena: 4.444 zł/)).toBeInTheDocument();
    await openStep(user, 'Produkt');
    expect(chosen()).toHaveTextContent('Markiza 45');
  });

  test('keeps its dialog open when a text selection ends outside of it, and closes it on a click beside it', async () => {
    const { Query } = shopOfMany();
    const { user } = await renderRoute('/konfigurator/markizy', { Query });
    await change(user);
    const text = await dialog().findByRole('searchbox', { name: 'Szukaj produktu' });
    const backdrop = screen.getByRole('dialog', { name: 'Wybierz produkt' });
    await user.pointer([
      { keys: '[MouseLeft>]', target: text },
      { keys: '[/MouseLeft]', target: backdrop },
    ]);
    expect(backdrop).toHaveAttribute('open');
    await user.click(backdrop);
    expect(backdrop).not.toHaveAttribute('open');
  });

  test('is searched on the server once the typing pauses, and the chosen product is priced', async () => {
    const { Query, texts } = shopOfMany();
    const { user } = await renderRoute('/konfigurator/markizy', { Query });
    await change(user);
    expect(await dialog().findByText('45 produktów')).toBeVisible();
    expect(dialog().getAllByRole('button', { name: /^Markiza/ })).toHaveLength(20);
    expect(dialog().getByRole('button', { current: true })).toHaveTextContent(
      /^Markiza 1od 2\s600\szł$/,
    );
    expect(dialog().getByRole('button', { name: /^Markiza 2 od/ })).toHaveTextContent(
      /O 510\szł więcej niż Markiza 1 przy 400 × 300\scm, a za to do 700 × 350\scm/,
    );
    await user.type(dialog().getByRole('searchbox', { name: 'Szukaj produktu' }), 'iza 44');
    expect(await dialog().findByText('1 produkt')).toBeVisible();
    expect(texts).toEqual([null, 'iza 44']);
    await user.click(dialog().getByRole('button', { name: /^Markiza 44/ }));
    expect(screen.queryByRole('dialog', { name: 'Wybierz produkt' })).not.toBeInTheDocument();
    expect(chosen()).toHaveTextContent('Markiza 44');
    await waitFor(() => expect(window.location.search).toBe('?product=44'));
    expect(await screen.findByText(/^Cena: 4.443 zł/)).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Cofnij zmianę' }));
    expect(chosen()).toHaveTextContent(/^Markiza 1Z/);
  });

  test('loads twenty more products at a time', async () => {
    const { Query } = shopOfMany();
    const { user } = await renderRoute('/konfigurator/markizy', { Query });
    await change(user);
    for (const count of [40, 45]) {
      await user.click(await dialog().findByRole('button', { name: 'Pokaż więcej' }));
      await waitFor(() =>
        expect(dialog().getAllByRole('button', { name: /^Markiza/ })).toHaveLength(count),
      );
    }
    expect(dialog().queryByRole('button', { name: 'Pokaż więcej' })).not.toBeInTheDocument();
  });

  test('does not add products that come late to the list of another search', async () => {
    const { Query } = shopOfMany();
    let answer = (): void => undefined;
    const answered = new Promise<void>((resolve) => (answer = resolve));
    const products = async (root: unknown, requests: Asked) => {
      if (requests.page.offset > 0) await answered;
      return Query.products(root, requests);
    };
    const { user } = await renderRoute('/konfigurator/markizy', { Query: { ...Query, products } });
    await change(user);
    await user.click(await dialog().findByRole('button', { name: 'Pokaż więcej' }));
    await user.type(dialog().getByRole('searchbox', { name: 'Szukaj produktu' }), 'iza 44');
    expect(await dialog().findByText('1 produkt')).toBeVisible();
    await act(async () => {
      answer();
      await new Promise((resolve) => setTimeout(resolve, 50));
    });
    expect(dialog().getByText('1 produkt')).toBeVisible();
    expect(dialog().getAllByRole('button', { name: /^Markiza/ })).toHaveLength(1);
  });

  test('says that more products could not be loaded, until they are', async () => {
    const { Query } = shopOfMany();
    const { user } = await renderRoute('/konfigurator/markizy', { Query });
    await change(user);
    const more = await dialog().findByRole('button', { name: 'Pokaż więcej' });
    graphqlServer.use(
      http.post(GRAPHQL_URL, () => new HttpResponse(null, { status: 500 }), { once: true }),
    );
    await user.click(more);
    expect(await dialog().findByRole('alert')).toHaveTextContent(
      'Nie udało się wczytać kolejnych produktów. Spróbuj ponownie.',
    );
    expect(dialog().getAllByRole('button', { name: /^Markiza/ })).toHaveLength(20);
    await user.click(more);
    expect(dialog().queryByRole('alert')).not.toBeInTheDocument();
    await waitFor(() =>
      expect(dialog().getAllByRole('button', { name: /^Markiza/ })).toHaveLength(40),
    );
  });

  test('says that the shop cannot be reached, and retries', async () => {
    const { Query } = shopOfMany();
    const { user } = await renderRoute('/konfigurator/markizy', { Query });
    await openStep(user, 'Produkt');
    graphqlServer.use(http.post(GRAPHQL_URL, () => HttpResponse.error(), { once: true }));
    await change(user);
    expect(await dialog().findByText(/^Nie udało się połączyć ze sklepem/)).toBeVisible();
    await user.click(dialog().getByRole('button', { name: 'Spróbuj ponownie' }));
    expect(await dialog().findByText('45 produktów')).toBeVisible();
  });
});

test('a family of one product offers no other', async () => {
  const { user } = await renderRoute('/konfigurator/markizy', { Query: shopOf([awning()]) });
  await openStep(user, 'Produkt');
  expect(chosen()).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Zmień produkt' })).not.toBeInTheDocument();
});

describe('a product that is not in the shop', () => {
  test.each(['99', 'abc', '', '0', '12345678901'])(
    'as %j in the address is never replaced by another one',
    async (product) => {
      const path = `/konfigurator/markizy?product=${product}`;
      const { response } = await renderRoute(path, { Query: shopOf(PRODUCTS) });
      expect(await screen.findByRole('heading', { name: 'Nie ma takiego produktu' })).toBeVisible();
      expect(response.status).toBe(404);
      expect(addToCart()).not.toBeInTheDocument();
      expect(screen.getByRole('link', { name: /^Poproś o.wycenę/ })).toHaveAttribute(
        'href',
        '/wycena',
      );
    },
  );

  test('of a saved configuration is named; another one replaces it in the cart', async () => {
    const product = { ...PRODUCTS[1], archivedAt: '2026-11-01T00:00:00Z' };
    const Query = { ...shopOf(PRODUCTS), configuration: () => ({ ...SAVED, product }) };
    const path = '/konfigurator/markizy?configuration=abc&line=l-1';
    const { user, router } = await renderRoute(path, { Query });
    expect(
      await screen.findByRole('heading', { name: /^Markiza Aura: tego produktu nie ma już/ }),
    ).toBeVisible();
    expect(addToCart()).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Wybierz inny produkt' }));
    await user.click(await dialog().findByRole('button', { name: /^Markiza Solana/ }));
    expect(
      await screen.findByRole('button', { name: 'Zapisz zmiany w\u00a0koszyku' }),
    ).toBeVisible();
    expect(router.state.location.search).toBe('?product=1&line=l-1');
  });

  test('that was removed since the page was opened is reported at the price and blocks ordering', async () => {
    let isArchived = false;
    const shop = shopOf(PRODUCTS);
    const priceQuote: typeof shop.priceQuote = (...given) => {
      if (!isArchived) return shop.priceQuote(...given);
      throw Object.assign(new Error('gone'), { extensions: { code: 'NOT_FOUND' } });
    };
    const { user } = await renderRoute('/konfigurator/markizy', { Query: { ...shop, priceQuote } });
    await screen.findByText(/^Cena: /);
    isArchived = true;
    await openStep(user, 'Sterowanie');
    await user.click(screen.getByRole('radio', { name: /^Elektryczne/ }));
    expect(await screen.findByText(/^Tego produktu nie ma już w.ofercie/)).toBeVisible();
    expect(addToCart()).toBeDisabled();
  });
});

test('a family without products links to the inquiry form', async () => {
  const { response } = await renderRoute('/konfigurator/markizy', { Query: shopOf([]) });
  expect(await screen.findByRole('heading', { name: 'Brak produktów' })).toBeVisible();
  expect(screen.getByRole('link', { name: /^Poproś o.bezpłatną wycenę/ })).toHaveAttribute(
    'href',
    '/wycena',
  );
  expect(response.status).toBe(200);
});
