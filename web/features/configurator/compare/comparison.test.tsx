import { beforeEach, describe, expect, jest, test } from '@jest/globals';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { GraphQLError } from 'graphql';
import { renderRoute } from '../../../testing/render-route';
import { shopOfFamilies } from '../testing/families-shop';
import { openStep } from '../testing/open-step';
import { type QuoteInput, SAVED, savedAs } from '../testing/shop';

window.matchMedia = () => ({ matches: false }) as MediaQueryList;

type User = Awaited<ReturnType<typeof renderRoute>>['user'];
type Quote = (root: unknown, args: { input: QuoteInput }) => unknown;

const priceQuote = jest.fn<Quote>();
beforeEach(() => {
  priceQuote.mockReset().mockImplementation(shopOfFamilies.priceQuote);
});

/** Opens a page and removes the configurations that an earlier test has kept, because the tab stores them. */
async function open(path: string) {
  window.history.replaceState(null, '', path);
  const { user, router } = await renderRoute(path, { Query: { ...shopOfFamilies, priceQuote } });
  await announced();
  for (let left = removers().length; left > 0; left -= 1) await user.click(removers()[0]!);
  return { user, router };
}

const removers = () => screen.queryAllByRole('button', { name: /^Usuń konfigurację/ });
const announced = () => screen.findByText(/^Cena: \d/);
const table = () => within(screen.getByRole('region', { name: 'Porównanie' }));
const nameOf = (header: HTMLElement) => within(header).getByRole<HTMLInputElement>('textbox').value;
const names = () => table().getAllByRole('columnheader').slice(1);
const compare = async (user: User) => {
  await openStep(user, 'Podsumowanie');
  await user.click(screen.getByRole('button', { name: 'Dodaj do porównania' }));
};
/** The texts of a row's cells, with each space or line break as a plain space. */
const row = (name: string | RegExp) =>
  within(table().getByRole('row', { name }))
    .getAllByRole('cell')
    .map(({ textContent }) => textContent.replaceAll(/\s/g, ' '));
const settle = (settled: () => boolean) => waitFor(() => expect(settled()).toBe(true));
const widen = async (user: User) => {
  await openStep(user, 'Wymiary');
  await user.click(screen.getByRole('button', { name: 'Szerokość: więcej o 5 cm' }));
  await announced();
};

describe('a comparison', () => {
  test('of two shows the differences at today’s prices', async () => {
    const { user } = await open('/konfigurator/markizy');
    expect(screen.queryByRole('region', { name: 'Porównanie' })).toBeNull();
    await compare(user);
    expect(await screen.findByText(/dodaj następną konfigurację, a\szobaczysz/)).toBeVisible();
    expect(table().queryByText('≠')).toBeNull();
    await openStep(user, 'Sterowanie');
    await user.click(screen.getByRole('radio', { name: /^Elektryczne/ }));
    await openStep(user, 'Dodatki');
    await user.click(screen.getByRole('checkbox', { name: /^Oświetlenie LED/ }));
    await openStep(user, 'Kolory');
    await user.click(screen.getByRole('radio', { name: 'Szary' }));
    await compare(user);

    expect(names()).toHaveLength(2);
    expect(row(/^Szerokość/)).toEqual(['400 cm', '400 cm']);
    expect(row(/^Kolor tkaniny/)).toEqual(['Czerwony', 'Szary']);
    expect(row(/^Sterowanie/)).toEqual(['Manualne', 'Elektryczne']);
    expect(row(/^Dodatki/)).toEqual(['bez dodatków', 'Oświetlenie LED']);
    await settle(() => row(/^Cena z/).join() === '4 890 złnajtaniej,6 460 zł+ 1 570 zł');
    const marked = table()
      .getAllByRole('rowheader')
      .filter(({ textContent }) => textContent.endsWith('(różni się)'));
    expect(marked.map(({ textContent }) => textContent.replace('≠ (różni się)', ''))).toEqual([
      'Cena z\u00a0VAT dziś',
      'Kolor tkaniny',
      'Sterowanie',
      'Dodatki',
    ]);
    expect(table().getAllByRole('img', { name: /^Markiza kasetowa: rysunek/ })).toHaveLength(2);
  });

  test('never holds duplicates, nor more than three', async () => {
    const { user } = await open('/konfigurator/markizy');
    await compare(user);
    await compare(user);
    expect(await screen.findByText(/^Ta konfiguracja już jest w\sporównaniu$/)).toBeVisible();
    expect(names()).toHaveLength(1);
    await widen(user);
    await compare(user);
    await widen(user);
    await compare(user);
    expect(screen.getByRole('link', { name: /^Porównanie \(3 z\s3\)$/ })).toBeVisible();
    await widen(user);
    await compare(user);
    expect(await screen.findByText('Porównanie jest pełne')).toBeVisible();
    expect(screen.getByText(/Usuń jedną z\snich, aby dodać tę\.$/)).toBeVisible();
    expect(row(/^Szerokość/)).toEqual(['400 cm', '405 cm', '410 cm']);

    await user.click(screen.getByRole('button', { name: 'Usuń konfigurację 2' }));
    expect(row(/^Szerokość/)).toEqual(['400 cm', '410 cm']);
    expect(screen.getByRole('heading', { name: 'Porównanie' })).toHaveFocus();
    // By keyboard: a click on a toast needs pointer capture, which jsdom lacks.
    (await screen.findByRole('button', { name: 'Cofnij' })).focus();
    await user.keyboard('{Enter}');
    expect(row(/^Szerokość/)).toEqual(['400 cm', '405 cm', '410 cm']);
  });

  test('compares products of different families', async () => {
    const { user, router } = await open('/konfigurator/markizy');
    await compare(user);
    await act(() => router.navigate('/konfigurator/zadaszenia'));
    await screen.findByRole('img', { name: /^Zadaszenie/ });
    await compare(user);
    await act(() => router.navigate('/konfigurator/rolety'));
    await screen.findByRole('img', { name: /^Roleta/ });
    await compare(user);
    expect(names().map(nameOf)).toEqual([
      'Markizy na próbę',
      'Zadaszenia na próbę',
      'Rolety na próbę',
    ]);
    expect(row(/^Wysięg \/ Głębokość/)).toEqual(['300 cm', '350 cm', 'nie dotyczy']);
    expect(row(/^Wysokość/)).toEqual(['nie dotyczy', 'nie dotyczy', '160 cm']);
    expect(row(/^Sterowanie/)).toEqual(['Manualne', 'nie dotyczy', 'Manualne']);
    expect(row(/^Dodatki/)).toEqual(['bez dodatków', 'Rynny', 'nie dotyczy']);
    expect(row(/^Kolor tkaniny \/ Kolor dachu/)).toHaveLength(3);
  });

  test('says that a product which has left the shop is no longer made', async () => {
    const { user } = await open('/konfigurator/markizy');
    await compare(user);
    await settle(() => row(/^Cena z/).join() === '4 890 zł');
    cleanup();
    priceQuote.mockImplementation((root, args) => {
      if (args.input.projection === undefined) return shopOfFamilies.priceQuote(root, args);
      throw new GraphQLError('Nie ma takiego produktu.', { extensions: { code: 'NOT_FOUND' } });
    });
    await renderRoute('/konfigurator/rolety', { Query: { ...shopOfFamilies, priceQuote } });
    await announced();
    await settle(() => row(/^Cena z/).join() === 'Tej konfiguracji już nie wykonujemy.');
  });

  test('opens a configuration with every setting', async () => {
    const { user } = await open('/konfigurator/markizy?width=450&control=electric');
    await compare(user);
    await openStep(user, 'Sterowanie');
    await user.click(screen.getByRole('radio', { name: /^Manualne/ }));
    await widen(user);
    await user.click(screen.getByRole('link', { name: 'Otwórz konfigurację 1' }));
    await waitFor(() =>
      expect(screen.getByRole('textbox', { name: 'Szerokość' })).toHaveValue('450'),
    );
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
    await openStep(user, 'Sterowanie');
    expect(screen.getByRole('radio', { name: /^Elektryczne/ })).toBeChecked();
    expect(names()).toHaveLength(1);
  });

  test('asks the server again, and says when the price has changed or is unavailable', async () => {
    const { user } = await open('/konfigurator/markizy');
    priceQuote.mockImplementation((root, args) => ({
      ...(shopOfFamilies.priceQuote(root, args) as object),
      calculatedPrice: '5000.00',
    }));
    await compare(user);
    await settle(() => /^5 000 zł\d.*: 4 890 zł$/.test(row(/^Cena z/)[0] ?? ''));
    await user.click(removers()[0]!);
    expect(screen.queryByRole('region', { name: 'Porównanie' })).toBeNull();
    expect(screen.getByRole('button', { name: /^Podsumowanie/ })).toHaveFocus();

    priceQuote.mockImplementationOnce(() => {
      throw new Error('down');
    });
    await compare(user);
    const retry = await table().findByRole('button', { name: 'Spróbuj ponownie' });
    expect(table().getByText('Nie udało się obliczyć ceny.')).toBeVisible();
    await user.click(retry);
    await settle(() => row(/^Cena z/)[0]?.startsWith('5 000 zł') === true);
  });

  test('is restored by one link with its names, goes to the cart and to somebody who is asked', async () => {
    await open('/konfigurator/markizy');
    cleanup();
    const saved: number[] = [];
    const asked: object[] = [];
    const product = shopOfFamilies.defaultProduct(null, { category: 'markizy' })!;
    const { user } = await renderRoute(
      '/konfigurator/markizy?compare=a-400&name=Salon&compare=a-450&name=Taras#porownanie',
      {
        Query: {
          ...shopOfFamilies,
          configuration: (_: unknown, { id }: { id: string }) => ({
            ...SAVED,
            id,
            product,
            width: Number(id.slice(2)),
          }),
        },
        Mutation: {
          saveConfiguration: (_: unknown, { input }: { input: QuoteInput }) => {
            saved.push(input.width!);
            return { configuration: savedAs(`c-${input.width}`), issues: [] };
          },
          sendComparison: (_: unknown, { input }: { input: object }) => {
            asked.push(input);
            return { accepted: true };
          },
          addToCart: () => ({
            cart: { id: 'default', lineCount: 1, itemCount: 1, total: '1.00', lines: [] },
            userErrors: [],
          }),
        },
      },
    );
    await screen.findByRole('region', { name: 'Porównanie' });
    await settle(() => names().map(nameOf).join() === 'Salon,Taras');
    expect(table().getByRole('heading', { name: 'Porównanie' })).toHaveFocus();
    await user.type(within(names()[0]!).getByRole('textbox'), ' mały');
    await user.click(table().getByRole('button', { name: /^Do koszyka.*2/ }));
    expect(await table().findByRole('link', { name: /^Przejdź do koszyka/ })).toBeVisible();
    expect(saved).toEqual([450]);
    await user.click(table().getByRole('button', { name: 'Kopiuj link do porównania' }));
    expect(await table().findByRole('textbox', { name: 'Link do porównania' })).toHaveValue(
      'http://localhost/konfigurator/markizy?compare=c-400&name=Salon+ma%C5%82y&compare=c-450&name=Taras#porownanie',
    );
    await user.click(table().getByText('Zapytaj kogoś o zdanie'));
    await user.type(table().getByLabelText(/^Twój e-mail/), 'jan@example.com');
    await user.click(table().getByRole('button', { name: 'Wyślij pytanie' }));
    expect(asked).toEqual([]);
    await user.type(table().getByLabelText(/^E-mail osoby/), 'ola@example.com');
    await user.click(table().getByRole('button', { name: 'Wyślij pytanie' }));
    expect(await table().findByText(/w\sdrodze na adres ola@example\.com/)).toBeVisible();
    const configurations = ['c-400', 'c-450'];
    const addresses = { recipient: 'ola@example.com', sender: 'jan@example.com' };
    expect(asked).toEqual([{ ...addresses, configurations }]);
    for (const remover of removers().toReversed()) await user.click(remover);
  });

  test('refuses an invalid configuration', async () => {
    const { user } = await open('/konfigurator/markizy');
    const width = screen.getByRole('textbox', { name: 'Szerokość' });
    await user.clear(width);
    await user.type(width, '900{Tab}');
    await openStep(user, 'Podsumowanie');
    expect(screen.getByRole('button', { name: 'Dodaj do porównania' })).toBeDisabled();
  });
});
