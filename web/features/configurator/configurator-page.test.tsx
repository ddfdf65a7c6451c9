import { beforeEach, describe, expect, jest, test } from '@jest/globals';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { renderRoute } from '../../testing/render-route';
import { awning } from './testing/families';
import { openStep } from './testing/open-step';
import { PRODUCTS, quoteOf, type QuoteInput, SAVED, shopOf } from './testing/shop';

const shop = shopOf(PRODUCTS);

window.matchMedia = () => ({ matches: false }) as MediaQueryList;
beforeEach(() => window.history.replaceState(null, '', '/konfigurator/markizy'));

/** Waits for the price in the text for screen readers, which is neither pending nor animated. */
const announced = (amount: string) =>
  waitFor(() => expect(screen.getByText(/^Cena: /)).toHaveTextContent(`Cena: ${amount} zł`));
const chosenProduct = () => screen.getByRole('group', { name: 'Produkt' });
async function chooseProduct(user: UserEvent, name: string) {
  await openStep(user, 'Produkt');
  await user.click(screen.getByRole('button', { name: 'Zmień produkt' }));
  await user.click(await screen.findByRole('button', { name: new RegExp(`^${name}`) }));
}
const width = () => screen.getByRole('textbox', { name: 'Szerokość' });

describe('price', () => {
  test('of the default awning is shown with its receipt', async () => {
    const { user } = await renderRoute('/konfigurator/markizy', { Query: shop });
    await announced('4 890');
    await openStep(user, 'Podsumowanie');
    const receipt = screen.getByRole('region', { name: /czego składa się cena/ });
    expect(receipt).toHaveTextContent('Razem brutto4 890 zł');
    expect(receipt).toHaveTextContent('w tym VAT 23%');
    expect(receipt).toHaveTextContent('2 490 zł');
    expect(receipt).toHaveTextContent('powierzchnia 12 m²');
  });

  test('follows every kind of setting', async () => {
    const { user } = await renderRoute('/konfigurator/markizy', { Query: shop });
    await openStep(user, 'Sterowanie');
    await user.click(screen.getByRole('radio', { name: /^Elektryczne/ }));
    await openStep(user, 'Dodatki');
    await user.click(screen.getByRole('checkbox', { name: /^Oświetlenie LED/ }));
    await openStep(user, 'Wymiary');
    await user.clear(width());
    await user.type(width(), '5 m');
    await announced('7 060');
  });

  test('of an earlier setting never replaces the one of a later setting', async () => {
    let answerLate = (): void => undefined;
    const late = new Promise<void>((resolve) => (answerLate = resolve));
    const requests: number[] = [];
    const answered: number[] = [];
    const priceQuote = async (_: unknown, { input }: { input: QuoteInput }) => {
      requests.push(input.width!);
      if (input.width === 405) await late;
      answered.push(input.width!);
      return quoteOf(input, PRODUCTS);
    };
    const { user } = await renderRoute('/konfigurator/markizy', { Query: { ...shop, priceQuote } });
    await announced('4 890');
    const more = screen.getByRole('button', { name: 'Szerokość: więcej o 5 cm' });
    await user.click(more);
    expect(screen.getByText('Obliczanie ceny...')).toBeVisible();
    expect(screen.getByText('4 890 zł', { selector: '[aria-hidden]' })).toBeVisible();
    await waitFor(() => expect(requests).toContain(405));
    await user.click(more);
    await announced('4 950');
    answerLate();
    await waitFor(() => expect(answered).toEqual([400, 410, 405]));
    expect(screen.getByText(/^Cena: /)).toHaveTextContent('4 950');
  });

  test('is requested again when the visitor returns to the page', async () => {
    let basePrice = '2490.00';
    const priceQuote = (_: unknown, { input }: { input: QuoteInput }) =>
      quoteOf(input, [awning({ basePrice })]);
    const { router } = await renderRoute('/konfigurator/markizy', {
      Query: { ...shop, priceQuote },
    });
    await announced('4 890');
    basePrice = '2600.00';
    await act(() => router.navigate('/o-nas'));
    await act(() => router.navigate('/konfigurator/markizy'));
    await announced('5 000');
  });

  test('that cannot be loaded can be requested again', async () => {
    const priceQuote = jest.fn(shop.priceQuote).mockImplementationOnce(() => {
      throw new Error('down');
    });
    const { user } = await renderRoute('/konfigurator/markizy', { Query: { ...shop, priceQuote } });
    await user.click(await screen.findByRole('button', { name: 'Spróbuj ponownie' }));
    await announced('4 890');
  });
});

describe('alternatives', () => {
  const list = () => within(screen.getByRole('region', { name: 'Co zmienia cenę' }));

  test('are shown with their price, and applied by a click', async () => {
    const { user } = await renderRoute('/konfigurator/markizy', { Query: shop });
    await announced('4 890');
    await openStep(user, 'Podsumowanie');
    const texts = list()
      .getAllByRole('button')
      .map((button) => button.textContent.replaceAll('\u00a0', ' '));
    expect(texts).toEqual([
      'Szerokość mniejsza o 10 cm− 60 zł',
      'Wysięg krótszy o 10 cm− 80 zł',
      'Markiza koszowata sama cena',
      'Sterowanie elektryczne+ 890 zł',
      'Czujnik wiatru+ 320 zł',
      'Oświetlenie LED+ 680 zł',
    ]);
    await user.click(list().getByRole('button', { name: /^Oświetlenie LED/ }));
    await announced('5 570');
    await openStep(user, 'Dodatki');
    expect(screen.getByRole('checkbox', { name: /^Oświetlenie LED/ })).toBeChecked();
    await openStep(user, 'Podsumowanie');
    await user.click(list().getByRole('button', { name: /^Bez dodatku: Oświetlenie LED/ }));
    await user.click(list().getByRole('button', { name: /^Szerokość mniejsza o/ }));
    await announced('4 830');
    await openStep(user, 'Wymiary');
    expect(width()).toHaveValue('390');
  });
});

describe('a step back', () => {
  const undo = () => screen.getByRole('button', { name: 'Cofnij zmianę' });
  const redo = () => screen.getByRole('button', { name: 'Ponów zmianę' });

  test('undoes and redoes the last change', async () => {
    const { user } = await renderRoute('/konfigurator/markizy', { Query: shop });
    await announced('4 890');
    expect(screen.queryByRole('button', { name: 'Cofnij zmianę' })).toBeNull();
    await openStep(user, 'Dodatki');
    await user.click(screen.getByRole('checkbox', { name: /^Oświetlenie LED/ }));
    await openStep(user, 'Wymiary');
    await user.click(screen.getByRole('button', { name: 'Szerokość: więcej o 5 cm' }));
    await announced('5 600');
    await user.click(undo());
    expect(width()).toHaveValue('400');
    await announced('5 570');
    await user.click(undo());
    await openStep(user, 'Dodatki');
    expect(screen.getByRole('checkbox', { name: /^Oświetlenie LED/ })).not.toBeChecked();
    expect(undo()).toHaveAttribute('aria-disabled', 'true');
    await user.click(redo());
    await user.click(redo());
    expect(redo()).toHaveAttribute('aria-disabled', 'true');
    await announced('5 600');
  });

  test('treats one slider movement as one step', async () => {
    const { user } = await renderRoute('/konfigurator/markizy', { Query: shop });
    await announced('4 890');
    const slider = screen.getByRole('slider', { name: 'Szerokość, suwak' });
    for (const value of [420, 450, 480]) fireEvent.change(slider, { target: { value } });
    expect(width()).toHaveValue('480');
    await waitFor(() => expect(window.location.search).toBe('?product=1&width=480'));
    await user.click(undo());
    expect(width()).toHaveValue('400');
    await waitFor(() => expect(window.location.search).toBe('?product=1'));
  });

  test('ends the step: a change of the same size directly after it is a step of its own', async () => {
    const { user } = await renderRoute('/konfigurator/markizy', { Query: shop });
    await announced('4 890');
    const slider = screen.getByRole('slider', { name: 'Szerokość, suwak' });
    fireEvent.change(slider, { target: { value: 420 } });
    await user.click(undo());
    fireEvent.change(slider, { target: { value: 450 } });
    expect(redo()).toHaveAttribute('aria-disabled', 'true');
    await user.click(undo());
    expect(width()).toHaveValue('400');
  });

  test('works by keyboard, except in text fields and dialogs', async () => {
    const { user } = await renderRoute('/konfigurator/markizy', { Query: shop });
    await announced('4 890');
    await openStep(user, 'Dodatki');
    const led = screen.getByRole('checkbox', { name: /^Oświetlenie LED/ });
    await user.click(led);
    await openStep(user, 'Wymiary');
    await user.click(width());
    await user.keyboard('{Control>}z{/Control}');
    expect(led).toBeChecked();
    await openStep(user, 'Dodatki');
    led.focus();
    await user.keyboard('{Control>}z{/Control}');
    expect(led).not.toBeChecked();
    await user.keyboard('{Control>}y{/Control}');
    expect(led).toBeChecked();

    await user.click(screen.getByRole('button', { name: 'Zobacz na swoim zdjęciu' }));
    const dialog = await screen.findByRole('dialog');
    within(dialog)
      .getByRole('button', { name: /Zamknij/ })
      .focus();
    await user.keyboard('{Control>}z{/Control}');
    expect(led).toBeChecked();
  });
});

describe('a size', () => {
  test('out of range stays, is explained and is repaired by one click', async () => {
    const { user } = await renderRoute('/konfigurator/markizy', { Query: shop });
    await announced('4 890');
    await user.clear(width());
    await user.type(width(), '900{Tab}');
    expect(width()).toHaveValue('900');
    expect(await screen.findByRole('alert')).toHaveTextContent('600');
    expect(screen.getByRole('button', { name: 'Dodaj do koszyka' })).toBeDisabled();
    await user.click(within(screen.getByRole('alert')).getByRole('button'));
    expect(width()).toHaveValue('600');
    await announced('6 090');
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  test('that is not a number is explained and can be reset', async () => {
    const { user } = await renderRoute('/konfigurator/markizy', { Query: shop });
    await announced('4 890');
    await user.clear(width());
    await user.type(width(), 'dużo{Tab}');
    expect(screen.getByRole('alert')).toHaveTextContent('Wpisz rozmiar w centymetrach');
    expect(screen.getByRole('button', { name: 'Dodaj do koszyka' })).toBeDisabled();
    await user.click(screen.getByRole('button', { name: 'Przywróć 400\u00a0cm' }));
    expect(screen.getByRole('button', { name: 'Dodaj do koszyka' })).toBeEnabled();
  });

  test('can be set by slider and is written to the URL', async () => {
    await renderRoute('/konfigurator/markizy', { Query: shop });
    const slider = await screen.findByRole('slider', { name: 'Szerokość, suwak' });
    fireEvent.change(slider, { target: { value: '433' } });
    expect(width()).toHaveValue('433');
    await waitFor(() => expect(window.location.search).toBe('?product=1&width=433'));
  });
});

test('a warning is repaired by one click', async () => {
  const { user } = await renderRoute('/konfigurator/markizy', { Query: shop });
  await openStep(user, 'Dodatki');
  await user.click(screen.getByRole('checkbox', { name: /^Czujnik wiatru/ }));
  await user.click(await screen.findByRole('button', { name: /^Dodaj sterowanie elektryczne/ }));
  await openStep(user, 'Sterowanie');
  expect(screen.getByRole('radio', { name: /^Elektryczne/ })).toBeChecked();
  await announced('6 100');
});

test('another product of the family keeps the sizes and shows issues for those that no longer fit', async () => {
  const { user } = await renderRoute('/konfigurator/markizy?width=500', { Query: shop });
  await announced('5 490');
  await chooseProduct(user, 'Markiza Aura');
  expect(await screen.findByRole('alert')).toHaveTextContent('450');
  expect(screen.getByRole('button', { name: /^Wymiary – do poprawienia/ })).toHaveFocus();
  expect(width()).toHaveValue('500');
});

describe('the URL', () => {
  test('without a family opens the first one', async () => {
    await renderRoute('/konfigurator', { Query: shop });
    expect(await screen.findByRole('link', { name: 'Markizy', current: 'page' })).toBeVisible();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Studio Projektowe');
  });

  test('with an unknown family answers 404', async () => {
    const { response } = await renderRoute('/konfigurator/rowery', { Query: shop });
    expect(await screen.findByText('404 Page Not Found')).toBeVisible();
    expect(response.status).toBe(404);
  });

  test('with a saved configuration restores it', async () => {
    const { user } = await renderRoute('/konfigurator/markizy?configuration=abc', {
      Query: { ...shop, configuration: () => SAVED },
    });
    await waitFor(() => expect(width()).toHaveValue('444'));
    await openStep(user, 'Produkt');
    expect(chosenProduct()).toHaveTextContent('Markiza Aura');
    expect(screen.getByRole('radio', { name: /^Koszowa/ })).toBeChecked();
    await openStep(user, 'Kolory');
    expect(screen.getByRole('radio', { name: 'Ecru' })).toBeChecked();
    expect(screen.getByRole('radio', { name: 'Antracyt' })).toBeChecked();
    await openStep(user, 'Dodatki');
    expect(screen.getByRole('checkbox', { name: /^Czujnik wiatru/ })).toBeChecked();
    expect(await screen.findByText(/Cena zmieniła się od zapisania/)).toBeVisible();
  });

  test('with a starting point opens it in a size that the product is made in', async () => {
    const narrow = shopOf([awning({ maxWidth: 350 })]);
    await renderRoute('/konfigurator/markizy?start=taras-na-poludnie', { Query: narrow });
    await screen.findByText(/^Cena: /);
    // The starting point is 400 cm wide, too wide for this product: its card offers two pieces of 200 cm.
    expect(width()).toHaveValue('200');
    expect(screen.queryByText(/Szerokość musi wynosić/)).toBeNull();
  });

  test('of the measuring assistant names the variant, even where it is the default', async () => {
    await renderRoute('/konfigurator/markizy', {
      Query: shopOf([awning({ availableVariants: ['koszowe'] })]),
    });
    expect(await screen.findByRole('link', { name: /^Zmierz z\sasystentem/ })).toHaveAttribute(
      'href',
      '/pomiar/markizy?product=1&variant=koszowe',
    );
  });

  test('with an unknown configuration says so', async () => {
    await renderRoute('/konfigurator/markizy?configuration=gone', {
      Query: { ...shop, configuration: () => null },
    });
    expect(await screen.findByText(/Nie znaleźliśmy tej zapisanej konfiguracji/)).toBeVisible();
  });
});

describe('the cloth behind a colour', () => {
  const woven = shopOf(PRODUCTS.map((product) => ({ ...product, fabricCollection: 'toscana' })));

  test('is shown with its figures and a link to a sample', async () => {
    const { user } = await renderRoute('/konfigurator/markizy', { Query: woven });
    await openStep(user, 'Kolory');
    expect(screen.getByText(/^Tkanina Toscana Czerwony/).parentElement).toHaveTextContent(
      'Tkanina Toscana Czerwony: prześwit 0%, przepuszcza 4% światła i 20% energii słonecznej.',
    );
    await user.click(screen.getByRole('radio', { name: 'Szary' }));
    expect(screen.getByRole('link', { name: 'Zamów bezpłatną próbkę' })).toHaveAttribute(
      'href',
      '/tkaniny?probka=toscana-szary#zamow',
    );
  });

  test('is not shown where the product names no fabric collection', async () => {
    const { user } = await renderRoute('/konfigurator/markizy', { Query: shop });
    await openStep(user, 'Kolory');
    expect(screen.queryByText(/^Tkanina /)).toBeNull();
  });
});
