import { beforeEach, describe, expect, jest, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { renderRoute } from '../../../testing/render-route';
import { openStep } from '../testing/open-step';
import { PRODUCTS, type QuoteInput, savedAs, shopOf } from '../testing/shop';

window.matchMedia = () => ({ matches: false }) as MediaQueryList;

let saves: QuoteInput[];
beforeEach(() => {
  saves = [];
  window.history.replaceState(null, '', '/konfigurator/markizy');
});

type Save = (
  _: unknown,
  variables: { input: QuoteInput },
) => ReturnType<typeof save> | Promise<ReturnType<typeof save>>;

/** Opens the last step of the configurator; unless told otherwise, the shop saves any number of configurations. */
async function openConfigurator(saveConfiguration: Save = save, search = '') {
  const page = await renderRoute(`/konfigurator/markizy${search}`, {
    Query: shopOf(PRODUCTS),
    Mutation: { saveConfiguration },
  });
  await openStep(page.user, 'Podsumowanie');
  const writeText = jest.fn<(text: string) => Promise<void>>(async () => undefined);
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText } });
  return { ...page, writeText };
}

function save(_: unknown, { input }: { input: QuoteInput }) {
  saves.push(input);
  return { configuration: savedAs(`c-${saves.length}`), issues: [] };
}

const box = () => within(screen.getByRole('region', { name: 'Zabierz ze sobą' }));
const button = (name: string) => box().getByRole('button', { name });
const link = () => box().queryByRole('textbox', { name: 'Link do konfiguracji' });
const code = () => box().queryByRole('img', { name: /^Kod QR/ });

describe('sharing a configuration', () => {
  test('shows the short link until the settings change', async () => {
    const { user, writeText } = await openConfigurator();
    await user.click(button('Kopiuj link'));
    expect(await screen.findByText('Link skopiowany')).toBeVisible();
    expect(writeText).toHaveBeenCalledWith('http://localhost/k/c-1');
    expect(link()).toHaveValue('http://localhost/k/c-1');
    await openStep(user, 'Wymiary');
    await user.click(screen.getByRole('button', { name: 'Szerokość: więcej o 5 cm' }));
    await openStep(user, 'Podsumowanie');
    expect(link()).toBeNull();
    await user.click(button('Kopiuj link'));
    await waitFor(() => expect(link()).toHaveValue('http://localhost/k/c-2'));
    expect(saves).toMatchObject([{ width: 400 }, { width: 405 }]);
  });

  test('shows the link for manual copying where the clipboard is not available', async () => {
    const { user, writeText } = await openConfigurator();
    writeText.mockRejectedValue(new Error('not allowed'));
    await user.click(button('Kopiuj link'));
    expect(await screen.findByText('Link jest gotowy')).toBeVisible();
    expect(link()).toBeVisible();
  });

  test('requests the clipboard within the click, as Safari demands, and fills it once saved', async () => {
    let release = (): void => undefined;
    const answer = new Promise<void>((resolve) => (release = resolve));
    const { user } = await openConfigurator(async (parent, variables) => {
      await answer;
      return save(parent, variables);
    });
    const copied: string[] = [];
    const write = async ([item]: { content: Promise<Blob> }[]) => {
      copied.push(await (await item!.content).text());
    };
    Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { write } });
    const made = jest.fn((data: Record<string, Promise<Blob>>) => ({
      content: data['text/plain'],
    }));
    Object.defineProperty(globalThis, 'ClipboardItem', { configurable: true, value: made });
    try {
      await user.click(button('Kopiuj link'));
      expect(made).toHaveBeenCalledTimes(1);
      expect(copied).toEqual([]);
      release();
      expect(await screen.findByText('Link skopiowany')).toBeVisible();
      expect(copied).toEqual(['http://localhost/k/c-1']);
      expect(link()).toHaveValue('http://localhost/k/c-1');
    } finally {
      Reflect.deleteProperty(globalThis, 'ClipboardItem');
    }
  });

  test('shows and hides the QR code by one button', async () => {
    const { user } = await openConfigurator();
    await user.click(button('Kod QR'));
    await waitFor(() => expect(code()).toHaveAttribute('src', '/rysunki/kod/c-1.svg'));
    expect(box().getByText('localhost/k/c-1')).toBeVisible();
    expect(button('Kod QR')).toHaveAttribute('aria-expanded', 'true');
    await user.click(button('Kod QR'));
    expect(code()).toBeNull();
    await user.click(button('Kod QR'));
    await openStep(user, 'Dodatki');
    await user.click(screen.getByRole('checkbox', { name: /^Oświetlenie LED/ }));
    await openStep(user, 'Podsumowanie');
    expect(code()).toBeNull();
    expect(saves).toHaveLength(1);
  });

  test('links to the offer of the saved configuration', async () => {
    const downloaded: string[] = [];
    const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
      this: HTMLAnchorElement,
    ) {
      if (this.hasAttribute('download')) downloaded.push(this.pathname);
    });
    const { user } = await openConfigurator();
    await user.click(button('Kopiuj link'));
    await screen.findByText('Link skopiowany');
    await user.click(button('Pobierz ofertę (PDF)'));
    await waitFor(() => expect(downloaded).toEqual(['/oferta/c-1.pdf']));
    expect(saves).toHaveLength(1);
    click.mockRestore();
  });

  test('offers nothing for an invalid configuration', async () => {
    const { user } = await openConfigurator();
    await openStep(user, 'Wymiary');
    const width = screen.getByRole('textbox', { name: 'Szerokość' });
    await user.clear(width);
    await user.type(width, '900{Tab}');
    await openStep(user, 'Podsumowanie');
    for (const name of ['Kopiuj link', 'Pobierz ofertę (PDF)', 'Kod QR']) {
      expect(button(name)).toBeDisabled();
    }
  });

  test('shows a reason when saving failed', async () => {
    const { user } = await openConfigurator(() => {
      throw new Error('down');
    });
    await user.click(button('Kod QR'));
    expect(await screen.findByText(/Nie udało się zapisać konfiguracji/)).toBeVisible();
    expect(code()).toBeNull();
    expect(button('Kod QR')).toBeEnabled();
  });

  // The tab stores the sun settings, so this test is the last: no other test must get them.
  test('link and QR code keep the sun settings', async () => {
    const { user, writeText } = await openConfigurator(save, '?sun=gdansk.90.80.600');
    await openStep(user, /^Słońce/);
    expect(screen.getByRole('combobox', { name: 'Miejsce' })).toHaveValue('gdansk');
    await openStep(user, 'Podsumowanie');
    await user.click(button('Kopiuj link'));
    await waitFor(() =>
      expect(writeText).toHaveBeenCalledWith('http://localhost/k/c-1?sun=gdansk.90.80.600'),
    );
    await user.click(button('Kod QR'));
    const address = '/rysunki/kod/c-1.svg?sun=gdansk.90.80.600';
    await waitFor(() => expect(code()).toHaveAttribute('src', address));
  });
});
