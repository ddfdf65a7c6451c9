import { beforeEach, expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import type { LineChangeInput, RequestLineChangeInput } from '../../../apollo/schema.generated';
import { demoOrder } from '../../../testing/demo-order';
import { orderedConfiguration } from '../../../testing/ordered-configuration';
import { renderRoute } from '../../../testing/render-route';
import { openStep } from '../testing/open-step';
import { PRODUCTS, SAVED, shopOf } from '../testing/shop';

window.matchMedia = () => ({ matches: false }) as MediaQueryList;
beforeEach(() => window.history.replaceState(null, '', '/konfigurator/markizy'));

const PATH = '/konfigurator/markizy?configuration=abc&line=l-1&order=tok';
const LINE = {
  id: 'l-1',
  productId: 7,
  productName: 'Markiza Aura',
  label: '',
  quantity: 2,
  unitPrice: '4890.00',
  discount: '0.00',
  lineTotal: '9780.00',
  withdrawal: 'none',
  configurationId: 'abc',
  configuration: orderedConfiguration,
};
const ORDER = { ...demoOrder, __typename: 'Order', lines: [LINE] };
const SAME = { code: 'BAD_USER_INPUT', message: 'To te same ustawienia.', path: ['configuration'] };
const REQUEST = {
  id: 5,
  type: 'order_change',
  message: 'Szerokość: 444 cm → 449 cm',
  orderLineId: 'l-1',
  status: 'new',
  createdAt: '2026-11-21T08:00:00Z',
  answers: [],
};

/** The difference of a line whose new total is this. */
function differenceTo(totalAfter: string) {
  const line = {
    kind: 'changed',
    name: 'Markiza Aura',
    facts: [{ label: 'Szerokość', before: '444 cm', after: '449 cm' }],
    totalBefore: LINE.lineTotal,
    totalAfter,
    drawingBefore: '/before.svg',
    drawingAfter: null,
  };
  const difference = String(Number(totalAfter) - Number(LINE.lineTotal));
  const none = { discountBefore: '0.00', discountAfter: '0.00', discountReason: null };
  const totals = { totalBefore: LINE.lineTotal, totalAfter, difference };
  return { facts: [], lines: [line], ...none, ...totals, needsConsent: true };
}

/** Opens the ordered awning, 444 cm wide; a change of it costs `total`, unless it is refused. */
async function openLine({ total = '10380.00', refusal = SAME as object | null } = {}) {
  const price = { total };
  const asked: LineChangeInput[] = [];
  const sent: RequestLineChangeInput[] = [];
  const refusals: object[] = [];
  let requests: object[] = [];
  const page = await renderRoute(PATH, {
    Query: {
      ...shopOf(PRODUCTS),
      configuration: () => SAVED,
      order: () => ({ ...ORDER, requests }),
      lineChangePreview: (_: unknown, { input }: { input: LineChangeInput }) => {
        asked.push(input);
        if (refusal && input.width === SAVED.width)
          return { difference: null, userErrors: [refusal] };
        return { difference: differenceTo(price.total), userErrors: [] };
      },
    },
    Mutation: {
      requestLineChange: (_: unknown, { input }: { input: RequestLineChangeInput }) => {
        sent.push(input);
        const userErrors = refusals.splice(0, 1);
        if (userErrors.length === 0) requests = [REQUEST];
        return { order: { ...ORDER, requests }, userErrors };
      },
    },
  });
  const widen = async () => {
    await openStep(page.user, 'Wymiary');
    await page.user.click(screen.getByRole('button', { name: 'Szerokość: więcej o 5 cm' }));
  };
  const propose = async () => {
    const opener = await button();
    await waitFor(() => expect(opener).toBeEnabled());
    await page.user.click(opener);
    return within(await screen.findByRole('dialog', { name: 'Propozycja zmiany' }));
  };
  return { ...page, asked, sent, refusals, price, widen, propose };
}

const button = () => screen.findByRole('button', { name: 'Zaproponuj zmianę' });

test('ordered goods are opened with their price in the order, a way back, and nothing for the cart', async () => {
  const { user, router, asked } = await openLine();
  expect(await screen.findByText(/^Cena w.zamówieniu$/)).toBeVisible();
  expect(screen.getByText(/^9.780.zł$/)).toBeVisible();
  expect(await button()).toBeDisabled();
  expect(asked[0]).toMatchObject({ token: 'tok', lineId: 'l-1', width: 444 });
  expect(screen.queryByRole('button', { name: /koszyk/ })).toBeNull();
  expect(document.querySelector('meta[name="robots"]')).toHaveAttribute(
    'content',
    expect.stringContaining('noindex'),
  );
  await user.click(screen.getByRole('link', { name: 'Wróć do zamówienia bez zmian' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/zamowienie/tok'));
});

test('a change shows what it costs more, and is sent with consent and message', async () => {
  const { user, router, sent, widen, propose } = await openLine();
  await widen();
  expect(await screen.findByText(/^Dotąd 9.780.zł za 2.szt\., dopłata 600.zł$/)).toBeVisible();
  const form = await propose();
  expect(form.getByText('444 cm')).toBeVisible();
  await user.type(form.getByLabelText('Wiadomość (nieobowiązkowo)'), 'Po pomiarze.');
  const send = form.getByRole('button', { name: 'Wyślij propozycję zmiany' });
  await user.click(send);
  expect(form.getByText('Zaznacz, że zgadzasz się na zmianę.')).toBeVisible();
  expect(sent).toEqual([]);
  await user.click(form.getByRole('checkbox', { name: /z.obowiązkiem zapłaty.+ 10.380.zł\.$/ }));
  await user.click(send);
  await waitFor(() => expect(router.state.location.pathname).toBe('/zamowienie/tok'));
  expect(sent).toEqual([
    expect.objectContaining({
      token: 'tok',
      lineId: 'l-1',
      width: 449,
      expectedTotal: '10380.00',
      agrees: true,
      message: 'Po pomiarze.',
    }),
  ]);
  const requests = within(await screen.findByRole('region', { name: 'Twoje zgłoszenia' }));
  expect(requests.getByRole('listitem')).toHaveTextContent(
    /^Twoja propozycja zmiany – czeka na naszą odpowiedź.+449 cm$/,
  );
});

test('a cheaper change says how much less it costs', async () => {
  const { widen } = await openLine({ total: '9480.00' });
  await widen();
  expect(await screen.findByText(/, o.300.zł mniej$/)).toBeVisible();
});

test('a price that has changed meanwhile is shown, and needs a new consent; the message stays', async () => {
  const { user, refusals, price, widen, propose, sent } = await openLine();
  await widen();
  const form = await propose();
  await user.type(form.getByLabelText('Wiadomość (nieobowiązkowo)'), 'Po pomiarze.');
  await user.click(form.getByRole('checkbox'));
  refusals.push({ code: 'PRICE_CHANGED', message: 'Cena jest już inna.', path: ['expectedTotal'] });
  price.total = '10400.00';
  await user.click(form.getByRole('button', { name: 'Wyślij propozycję zmiany' }));
  expect(await form.findByText('Cena jest już inna.')).toBeVisible();
  const consent = await form.findByRole('checkbox', { name: / 10.400.zł\.$/ });
  expect(consent).not.toBeChecked();
  await user.click(consent);
  await user.click(form.getByRole('button', { name: 'Wyślij propozycję zmiany' }));
  await waitFor(() => expect(sent).toHaveLength(2));
  expect(sent[1]).toMatchObject({ expectedTotal: '10400.00', message: 'Po pomiarze.' });
});

test('an order that can no longer be changed says why at once', async () => {
  const message = 'Produkcja już się zaczęła.';
  await openLine({ refusal: { code: 'CONFLICT', message, path: null } });
  expect(await screen.findByText(message)).toBeVisible();
  expect(await button()).toBeDisabled();
});

test('the address keeps the order while the settings change, also for the measuring assistant', async () => {
  const { widen } = await openLine();
  await widen();
  await waitFor(() => expect(window.location.search).toContain('width=449'));
  expect(window.location.search).toContain('line=l-1&order=tok');
  expect(screen.getByRole('link', { name: /^Zmierz z\sasystentem/ })).toHaveAttribute(
    'href',
    expect.stringMatching(/&line=l-1&order=tok$/),
  );
});
