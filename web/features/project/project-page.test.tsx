import { beforeEach, describe, expect, jest, test } from '@jest/globals';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { formatMoney } from '../../lib/text/format';
import { renderRoute } from '../../testing/render-route';
import { projectShop, quoteOf, type RowInput, savedProject } from './testing/shop';

/** Forty windows as copied from a spreadsheet; two of them are invalid. */
const SHEET = [
  'Lp.\tPomieszczenie\tRodzaj\tSzer. [mm]\tWys. [mm]\tSztuk',
  ...Array.from({ length: 40 }, (_, index) => {
    const width = index === 4 ? 'brak' : String(900 + index * 10);
    const kind = ['Refleksol', 'Rolety', 'Żaluzje C50'][index % 3];
    return `${index + 1}\tOkno ${index + 1}\t${kind}\t${width}\t${index === 7 ? 9000 : 1400}\t1`;
  }),
].join('\r\n');

const WINDOW = { productId: 5, width: 120, height: 150, label: 'Salon', quantity: 1 };
const ELECTRIC = { ...WINDOW, label: 'Taras', controlType: 'electric' as const, quantity: 2 };

let saves: { name: string; place: string; rows: RowInput[] }[];
let carts: string[];
beforeEach(() => {
  saves = [];
  carts = [];
});

async function open(address = '/projekt', project: unknown = null, userErrors: object[] = []) {
  const page = await renderRoute(address, {
    Query: projectShop(project),
    Mutation: {
      saveProject: (_: unknown, { input }: { input: (typeof saves)[number] }) => {
        saves.push(input);
        return { project: savedProject(`p-${saves.length}`, input.rows), rowIssues: [] };
      },
      addProjectToCart: (_: unknown, { input }: { input: { projectId: string } }) => {
        carts.push(input.projectId);
        return { cart: { id: 'default', lineCount: 1, itemCount: 1, total: '1.00' }, userErrors };
      },
    },
  });
  const writeText = jest.fn<(text: string) => Promise<void>>(async () => undefined);
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText } });
  await screen.findByRole('heading', { name: 'Okna' });
  return { ...page, writeText };
}

type User = Awaited<ReturnType<typeof open>>['user'];

const cell = (column: string, row: number) => screen.getByLabelText(`${column}, okno ${row}`);
const rows = () => screen.getAllByRole('group', { name: /^Okno \d/ });
const names = () =>
  rows().map((row) => within(row).getByLabelText<HTMLInputElement>(/^Nazwa/).value);
/** The text with plain spaces: matchers replace no-break spaces in the page, but not in the expected text. */
const plain = (text: string) => text.replaceAll('\u00a0', ' ');
const sum = () => within(screen.getByRole('region', { name: 'Razem' }));
const button = (name: string | RegExp) => screen.getByRole('button', { name });

/** Types a window into a row and leaves the last field. */
async function typeRow(user: User, row: number, texts: Record<string, string>): Promise<void> {
  for (const [column, text] of Object.entries(texts)) {
    await user.clear(cell(column, row));
    await user.type(cell(column, row), text);
  }
  await user.tab();
}

const SALON = { Nazwa: 'Salon', 'Szerokość (cm)': '120', 'Wysokość (cm)': '1,5 m' };

/** Waits for the total of these rows. */
async function findTotal(of: readonly object[]): Promise<void> {
  const total = plain(formatMoney(quoteOf(of as RowInput[]).total));
  await waitFor(() => expect(sum().getByRole('status')).toHaveTextContent(total));
}

function paste(text: string, row = 1): void {
  fireEvent.paste(cell('Nazwa', row), { clipboardData: { getData: () => text } });
}

describe('the table', () => {
  test('starts empty: nothing is wrong and nothing can be ordered', async () => {
    await open();
    expect(rows()).toHaveLength(3);
    expect(sum().getByText(/Wpisz pierwsze okno/)).toBeVisible();
    expect(button('Dodaj całość do koszyka')).toBeDisabled();
  });

  test('shows the price of each typed row and of all together', async () => {
    const { user } = await open();
    await typeRow(user, 1, { ...SALON, Sztuki: '2' });
    await user.selectOptions(cell('Rodzaj', 1), 'Refleksole');
    await typeRow(user, 2, { 'Szerokość (cm)': '90', 'Wysokość (cm)': '1100 mm' });
    await user.selectOptions(cell('Rodzaj', 2), 'Rolety');
    const blind = { productId: 6, width: 90, height: 110, label: '', quantity: 1 };
    await findTotal([{ ...WINDOW, quantity: 2 }, blind]);
    expect(cell('Wysokość (cm)', 1)).toHaveValue('150');
    const [first] = quoteOf([{ ...WINDOW, quantity: 2 } as RowInput]).rows;
    expect(within(rows()[0]!).getByText(plain(formatMoney(first!.lineTotal!)))).toBeVisible();
  });

  test('shows the errors of a row once the focus has left it, and repairs them', async () => {
    const { user } = await open();
    await user.selectOptions(cell('Rodzaj', 1), 'Refleksole');
    await user.type(cell('Szerokość (cm)', 1), '900');
    expect(screen.queryByText(/podano 900/)).toBeNull();
    await user.type(cell('Wysokość (cm)', 1), '150');
    await user.click(screen.getByRole('heading', { name: 'Okna' }));
    expect(screen.getByText(/Szerokość musi wynosić.*podano 900/)).toBeVisible();
    expect(cell('Szerokość (cm)', 1)).toHaveAccessibleDescription(/podano 900/);
    expect(sum().getByRole('button', { name: 'Popraw 1 wiersz' })).toBeVisible();
    await user.click(button(/^Ustaw 500/));
    await findTotal([{ ...WINDOW, width: 500 }]);
  });

  test('warns about one window, and its repair leaves the others unchanged', async () => {
    const { user } = await open();
    paste('Taras\t400\t250\nSalon\t120\t150');
    await user.selectOptions(cell('Rodzaj', 1), 'Refleksole');
    await user.selectOptions(cell('Rodzaj', 2), 'Refleksole');
    await user.click(button('Dodaj sterowanie elektryczne'));
    expect(screen.getByText(/sterowanie: elektryczne/)).toBeVisible();
    const large = { ...WINDOW, width: 400, height: 250 };
    await findTotal([{ ...large, controlType: 'electric' }, WINDOW]);
    await user.click(button('Ustaw jak pozostałe'));
    await findTotal([large, WINDOW]);
  });

  test('Enter moves down a column and adds a row after the last one', async () => {
    const { user } = await open();
    await user.click(cell('Szerokość (cm)', 2));
    await user.keyboard('120{Enter}');
    expect(cell('Szerokość (cm)', 3)).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(rows()).toHaveLength(4);
    await waitFor(() => expect(cell('Nazwa', 4)).toHaveFocus());
  });

  test('copies a row, and restores a removed one', async () => {
    const { user } = await open();
    await typeRow(user, 1, SALON);
    await user.click(button('Powiel: Salon'));
    expect(names()).toEqual(['Salon', 'Salon', '', '']);
    await user.clear(cell('Nazwa', 2));
    await user.type(cell('Nazwa', 2), 'Hol');
    await user.click(button('Usuń: Salon'));
    expect(names()).toEqual(['Hol', '', '']);
    fireEvent.click(await screen.findByRole('button', { name: 'Cofnij' }));
    expect(names()).toEqual(['Salon', 'Hol', '', '']);
  });
});

describe('a pasted table', () => {
  test('of 40 windows fills the table, with the errors of each row', async () => {
    await open();
    paste(SHEET);
    // Not by role, which takes seconds with this many fields.
    expect(screen.getAllByText('Nazwa')).toHaveLength(40 + 1);
    expect(screen.getByText(/„brak” to nie wymiar/)).toBeVisible();
    expect(screen.getByText(/Wysokość musi wynosić.*podano 900/)).toBeVisible();
    expect(screen.getByText('Popraw 2 wiersze')).toBeVisible();
    fireEvent.change(screen.getByDisplayValue('brak'), { target: { value: '94' } });
    fireEvent.change(screen.getByDisplayValue('900'), { target: { value: '140' } });
    expect(await screen.findByText(/^40 okien/)).toBeVisible();
  });

  test('is entered in the dialog on a phone', async () => {
    const { user } = await open();
    await user.click(button(/^Wklej/));
    await user.click(button('Dodaj do tabeli'));
    expect(screen.getByText(/Nie ma tu jeszcze żadnego okna/)).toBeVisible();
    await user.click(screen.getByRole('textbox', { name: 'Okna, jedno w wierszu' }));
    await user.paste('Salon 120 150\nHol 90x110 cm');
    await user.click(button('Dodaj do tabeli'));
    expect(names()).toEqual(['Salon', 'Hol']);
    expect(await screen.findByText('Wklejono 2 wiersze')).toBeVisible();
    fireEvent.click(button('Cofnij'));
    expect(names()).toEqual(['', '', '']);
  });

  test('can be undone, and what was typed in another row since then stays', async () => {
    const { user } = await open();
    await typeRow(user, 1, SALON);
    paste('Hol\t90\t110');
    expect(names()).toEqual(['Salon', 'Hol']);
    fireEvent.change(cell('Nazwa', 1), { target: { value: 'Salon od ogrodu' } });
    fireEvent.click(await screen.findByRole('button', { name: 'Cofnij' }));
    expect(names()).toEqual(['Salon od ogrodu']);
  });

  test('adds only as many rows as there is space for', async () => {
    await open();
    paste(Array.from({ length: 60 }, () => 'Okno\t120\t150').join('\n'));
    expect(rows()).toHaveLength(50);
    expect(await screen.findByText(/Nie zmieściło się: 10/)).toBeVisible();
  });
});

describe('shared settings', () => {
  test('are chosen once for all windows of a family', async () => {
    const { user } = await open();
    paste('Salon\t120\t150\nHol\t100\t150');
    for (const row of [1, 2]) await user.selectOptions(cell('Rodzaj', row), 'Refleksole');
    await user.click(screen.getByRole('radio', { name: 'Elektryczne' }));
    await user.click(screen.getByRole('checkbox', { name: /^Czujnik wiatru/ }));
    await user.click(screen.getByRole('radio', { name: 'Aluminium' }));
    const shared = {
      controlType: 'electric',
      frameColor: 'Aluminium',
      additionalOptions: { windSensor: true },
    };
    const both = [
      { ...WINDOW, ...shared },
      { ...WINDOW, width: 100, ...shared },
    ];
    await findTotal(both);
    await user.click(button('Dodaj całość do koszyka'));
    await waitFor(() => expect(carts).toHaveLength(1));
    expect(saves[0]!.rows).toMatchObject(both.map(({ label: _label, ...row }) => row));
  });
});

describe('a finished project', () => {
  test('is saved once for link, offer and cart, and again after a change', async () => {
    const downloads: string[] = [];
    const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
      this: HTMLAnchorElement,
    ) {
      if (this.hasAttribute('download')) downloads.push(this.pathname);
    });
    const { user, writeText } = await open();
    await user.type(screen.getByRole('textbox', { name: 'Nazwa projektu' }), 'Dom');
    await typeRow(user, 1, SALON);
    await user.click(button(/^Zapisz/));
    expect(await screen.findByText('Link skopiowany')).toBeVisible();
    expect(writeText).toHaveBeenCalledWith('http://localhost/projekt/p-1');
    expect(screen.getByRole('textbox', { name: 'Link do projektu' })).toHaveValue(
      'http://localhost/projekt/p-1',
    );
    await user.click(button('Pobierz PDF'));
    await waitFor(() => expect(downloads).toEqual(['/oferta/projekt/p-1.pdf']));
    await user.click(button('Dodaj całość do koszyka'));
    expect(await screen.findByText('Dodano do koszyka!')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Przejdź do koszyka' })).toBeVisible();
    expect([saves.length, carts]).toEqual([1, ['p-1']]);
    expect(saves[0]).toMatchObject({ name: 'Dom', rows: [{ label: 'Salon', width: 120 }] });
    await typeRow(user, 1, { Sztuki: '3' });
    expect(screen.queryByRole('textbox', { name: 'Link do projektu' })).toBeNull();
    await user.click(button('Dodaj całość do koszyka'));
    await waitFor(() => expect(carts).toEqual(['p-1', 'p-2']));
    click.mockRestore();
  });

  test('is added to the cart again with the same key after a lost answer', async () => {
    const sent: object[] = [];
    const { user } = await renderRoute('/projekt', {
      Query: projectShop(null),
      Mutation: {
        saveProject: (_: unknown, { input }: { input: { rows: RowInput[] } }) => ({
          project: savedProject('p-1', input.rows),
          rowIssues: [],
        }),
        addProjectToCart: (_: unknown, { input }: { input: object }) => {
          sent.push(input);
          if (sent.length === 1) throw new Error('lost');
          const cart = { id: 'default', lineCount: 1, itemCount: 1, total: '1.00' };
          return { cart, userErrors: [] };
        },
      },
    });
    await screen.findByRole('heading', { name: 'Okna' });
    await typeRow(user, 1, SALON);
    await user.click(button('Dodaj całość do koszyka'));
    await screen.findByText(/Nie udało się dodać okien do koszyka/);
    await user.click(button('Dodaj całość do koszyka'));
    await screen.findByText('Dodano do koszyka!');
    expect(sent[0]).toEqual({ projectId: 'p-1', idempotencyKey: expect.any(String) });
    expect(sent).toEqual([sent[0], sent[0]]);
  });

  test('says why the cart refused it', async () => {
    const message = 'W koszyku mieści się najwyżej 50 pozycji.';
    const { user } = await open('/projekt', null, [{ code: 'QUANTITY_LIMIT', message }]);
    await typeRow(user, 1, SALON);
    await user.click(button('Dodaj całość do koszyka'));
    expect(await screen.findByText(message)).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Przejdź do koszyka' })).toBeNull();
  });

  test('names the row that the shop refuses by its number in the table', async () => {
    const { user } = await renderRoute('/projekt', {
      Query: projectShop(),
      Mutation: {
        saveProject: () => ({
          project: null,
          rowIssues: [
            { row: 0, issues: [{ code: 'out_of_range', field: 'width', message: 'Za szeroko.' }] },
          ],
        }),
      },
    });
    await screen.findByRole('heading', { name: 'Okna' });
    await typeRow(user, 2, SALON);
    await user.click(button('Pobierz PDF'));
    expect(await screen.findByText('Wiersz 2: Za szeroko.')).toBeVisible();
  });

  test('is still there after a reload', async () => {
    const { user } = await open();
    await typeRow(user, 1, SALON);
    cleanup();
    await open();
    expect(names()).toEqual(['Salon', '', '']);
  });
});

describe('a saved project', () => {
  const house = [WINDOW, ELECTRIC] as RowInput[];

  test('opens as it was saved, and needs no further saving', async () => {
    const { user } = await open('/projekt/p-9', savedProject('p-9', house));
    expect(names()).toEqual(['Salon', 'Taras']);
    expect(screen.getByRole('textbox', { name: 'Nazwa projektu' })).toHaveValue('Dom w Łodzi');
    expect(screen.getByText(/Inaczej niż pozostałe\s–\ssterowanie: elektryczne/)).toBeVisible();
    await findTotal(house);
    await user.click(button('Dodaj całość do koszyka'));
    await waitFor(() => expect(carts).toEqual(['p-9']));
    expect(saves).toEqual([]);
  });

  test('says how a row differs, and leaves names such as ZIP their capitals', async () => {
    const terrace = { ...WINDOW, label: 'Taras', additionalOptions: { zipGuides: 2 } };
    await open('/projekt/p-9', savedProject('p-9', [WINDOW, terrace] as RowInput[]));
    expect(
      screen.getByText(/Inaczej niż pozostałe\s–\sdodatki: prowadnice ZIP ×\s2\./),
    ).toBeVisible();
  });

  test('is saved again once it is changed', async () => {
    const { user } = await open('/projekt/p-9', savedProject('p-9', house));
    await typeRow(user, 1, { 'Szerokość (cm)': '130' });
    await user.click(button('Dodaj całość do koszyka'));
    await waitFor(() => expect(carts).toEqual(['p-1']));
    expect(saves[0]!.rows).toMatchObject([
      { width: 130, controlType: 'manual' },
      { width: 120, controlType: 'electric', quantity: 2 },
    ]);
  });

  test('gets another product in place of one that is no longer in the shop', async () => {
    const saved = savedProject('p-9', [WINDOW as RowInput]);
    for (const { configuration } of saved.rows)
      Object.assign(configuration, {
        product: { ...configuration.product, id: 99, archivedAt: '2026-11-01T10:00:00Z' },
      });
    const { user } = await open('/projekt/p-9', saved);
    expect(screen.getByText(/nie mamy teraz takiego produktu/)).toBeVisible();
    await user.selectOptions(
      screen.getByRole('combobox', { name: 'Produkt', hidden: true }),
      'Refleksol Okno',
    );
    await findTotal([WINDOW]);
    expect(screen.queryByText(/nie mamy teraz takiego produktu/)).toBeNull();
  });

  test('does not say that its price has changed while a row is missing from the sum', async () => {
    const saved = savedProject('p-9', house);
    Object.assign(saved.rows[1]!.configuration, {
      product: {
        ...saved.rows[1]!.configuration.product,
        id: 99,
        archivedAt: '2026-11-01T10:00:00Z',
      },
    });
    await open('/projekt/p-9', saved);
    expect(screen.getByText(/nie mamy teraz takiego produktu/)).toBeVisible();
    await findTotal([WINDOW as RowInput]);
    expect(screen.queryByText('Cena zmieniła się od zapisania tego projektu')).toBeNull();
  });

  test('says that its price has changed', async () => {
    await open('/projekt/p-9', { ...savedProject('p-9', house), total: '99.00' });
    expect(await screen.findByText('Cena zmieniła się od zapisania tego projektu')).toBeVisible();
  });

  test('is a 404 when it does not exist', async () => {
    const { response } = await renderRoute('/projekt/p-9', { Query: projectShop() });
    expect(await screen.findByText(/Nie ma takiego projektu/)).toBeVisible();
    expect(response.status).toBe(404);
    await act(async () => undefined);
  });
});
