import { beforeAll, expect, test } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import type { ConfigurationInput } from '../../../apollo/schema.generated';
import { openAdminBrowser } from '../../../testing/admin-browser';
import { draftOffer, openOffer } from '../../../testing/fake-offers';

beforeAll(() => openAdminBrowser(1440));

test('goods are added by choosing a product, its size and its colours', async () => {
  const { user, inputs, resolvers, drawer } = await openOffer(draftOffer);
  const saved: ConfigurationInput[] = [];
  const product = {
    id: 7,
    name: 'Markiza Lido',
    category: 'markizy',
    basePrice: '2490.00',
    pricePerSqm: '200.00',
    minWidth: 200,
    maxWidth: 600,
    minProjection: 150,
    maxProjection: 350,
    availableColors: ['Czerwony', 'Beżowy'],
    availableFrameColors: ['Biały', 'Antracyt'],
    availableVariants: ['kasetowe'],
  };
  Object.assign(resolvers.Query, {
    products: () => ({ items: [product], totalCount: 1 }),
    product: () => product,
  });
  Object.assign(resolvers.Mutation, {
    saveConfiguration: (_root: unknown, { input }: { input: ConfigurationInput }) => {
      saved.push(input);
      return { configuration: { id: 'configuration-7' }, issues: [] };
    },
  });
  await user.click(drawer.getByRole('button', { name: 'Edytuj szkic' }));
  const dialog = within(screen.getAllByRole('dialog').at(-1)!);
  await user.click(dialog.getByRole('button', { name: 'Dodaj pozycję' }));
  await user.click(dialog.getByRole('combobox', { name: 'Produkt' }));
  await user.click(await screen.findByText('Markiza Lido', { selector: '.ant-select-item *' }));
  const line = within(await dialog.findByRole('group', { name: /^2\. Markiza Lido/ }));
  const width = line.getByRole('textbox', { name: 'Szerokość' });
  expect(width).toHaveValue('400');
  await user.clear(width);
  await user.type(width, '450');
  await user.click(line.getByRole('combobox', { name: 'Kolor tkaniny' }));
  await user.click(await screen.findByText('Beżowy', { selector: '.ant-select-item *' }));
  await user.click(dialog.getByRole('button', { name: 'Zapisz szkic' }));
  await waitFor(() => expect(inputs).toHaveLength(1));
  expect(saved).toEqual([
    expect.objectContaining({ productId: 7, width: 450, projection: 300, fabricColor: 'Beżowy' }),
  ]);
  expect(inputs[0]).toMatchObject({
    lines: [{ configurationId: null }, { lineId: null, configurationId: 'configuration-7' }],
  });
});

test("a pergola's screens are chosen by their sides", async () => {
  const { user, inputs, resolvers, drawer } = await openOffer(draftOffer);
  const saved: ConfigurationInput[] = [];
  const pergola = {
    id: 2,
    name: 'Pergola Atrium',
    category: 'pergole',
    basePrice: '9000.00',
    pricePerSqm: '400.00',
    minWidth: 200,
    maxWidth: 600,
    minProjection: 200,
    maxProjection: 500,
    availableColors: ['Biały'],
    availableFrameColors: ['Antracyt'],
    availableVariants: ['przyscienne'],
  };
  Object.assign(resolvers.Query, {
    products: () => ({ items: [pergola], totalCount: 1 }),
    product: () => pergola,
  });
  Object.assign(resolvers.Mutation, {
    saveConfiguration: (_root: unknown, { input }: { input: ConfigurationInput }) => {
      saved.push(input);
      return { configuration: { id: 'configuration-2' }, issues: [] };
    },
  });
  await user.click(drawer.getByRole('button', { name: 'Edytuj szkic' }));
  const dialog = within(screen.getAllByRole('dialog').at(-1)!);
  await user.click(dialog.getByRole('button', { name: 'Dodaj pozycję' }));
  await user.click(dialog.getByRole('combobox', { name: 'Produkt' }));
  await user.click(await screen.findByText('Pergola Atrium', { selector: '.ant-select-item *' }));
  const line = within(await dialog.findByRole('group', { name: /^2\. Pergola Atrium/ }));
  const boxes = () => within(line.getByRole('group', { name: 'Osłony boczne' }));
  expect(boxes().queryByRole('checkbox', { name: 'tył' })).toBeNull();
  await user.click(boxes().getByRole('checkbox', { name: 'front' }));
  await user.click(boxes().getByRole('checkbox', { name: 'prawy bok' }));
  expect(boxes().getByRole('checkbox', { name: 'front' })).toBeChecked();
  expect(boxes().getByRole('checkbox', { name: 'lewy bok' })).not.toBeChecked();
  await user.click(dialog.getByRole('button', { name: 'Zapisz szkic' }));
  await waitFor(() => expect(inputs).toHaveLength(1));
  expect(saved).toEqual([
    expect.objectContaining({
      additionalOptions: expect.objectContaining({ sideScreens: 2 }),
      placement: expect.objectContaining({ screenSides: 'right,front' }),
    }),
  ]);
});

test('goods that cannot be made are refused at the field concerned, else at the link', async () => {
  const { user, inputs, resolvers, drawer } = await openOffer(draftOffer);
  const tooWide = { field: 'width', message: 'Szerokość musi wynosić od 300 do 600 cm.' };
  const noVariant = { field: 'productType', message: 'Tego wariantu już nie ma.' };
  const noAngle = { field: 'openingAngle', message: 'Tego kąta już nie ma.' };
  let issues = [tooWide, noVariant, noAngle];
  Object.assign(resolvers.Mutation, {
    saveConfiguration: () => ({ configuration: null, issues }),
  });
  await user.click(drawer.getByRole('button', { name: 'Edytuj szkic' }));
  const dialog = within(screen.getAllByRole('dialog').at(-1)!);
  const width = dialog.getByRole('textbox', { name: 'Szerokość' });
  const link = dialog.getByRole('textbox', { name: /^Inna konfiguracja/ });
  const save = dialog.getByRole('button', { name: 'Zapisz szkic' });
  await user.clear(width);
  await user.type(width, '2450');
  await user.click(save);
  await waitFor(() => expect(width).toHaveAccessibleDescription(tooWide.message));
  expect(width).toHaveFocus();
  await waitFor(() =>
    expect(link).toHaveAccessibleDescription(/^Tego wariantu już nie ma\..*Tego kąta już nie ma\./),
  );
  issues = [tooWide];
  await user.click(save);
  await waitFor(() => expect(link).not.toHaveAccessibleDescription(/wariantu/));
  expect(width).toHaveAccessibleDescription(tooWide.message);
  expect(inputs).toEqual([]);
});

test('prices and the sum follow what is typed, and a late answer never replaces a newer one', async () => {
  const { user, resolvers, drawer, inputs } = await openOffer(draftOffer);
  let releaseOlder = () => {};
  const older = new Promise<void>((resolve) => (releaseOlder = resolve));
  const requests: number[] = [];
  const tooWide = 'Szerokość musi wynosić od 200 do 600 cm.';
  Object.assign(resolvers.Query, {
    priceQuote: async (_root: unknown, { input }: { input: ConfigurationInput }) => {
      requests.push(input.width!);
      if (input.width === 450) await older;
      return input.width! > 600
        ? { calculatedPrice: null, issues: [{ message: tooWide }] }
        : { calculatedPrice: `${input.width! * 10}.50`, issues: [] };
    },
  });
  await user.click(drawer.getByRole('button', { name: 'Edytuj szkic' }));
  const dialog = within(screen.getAllByRole('dialog').at(-1)!);
  const width = dialog.getByRole('textbox', { name: 'Szerokość' });
  const type = async (field: HTMLElement, text: string) => {
    await user.clear(field);
    await user.type(field, text);
  };
  const line = dialog.getByText(/^Cena:/);
  const sum = dialog.getByText(/Razem:/);
  const text = (words: string) => new RegExp(words.replaceAll(' ', '[ \\u00a0]'));
  expect(line).toHaveTextContent(text('2 szt. × 4 890 zł = 9 780 zł'));
  expect(sum).toHaveTextContent(text('Suma pozycji: 9 780 zł, rabat: 780 zł. Razem: 9 000 zł'));

  await type(width, '450');
  await waitFor(() => expect(requests).toContain(450));
  expect(line).toHaveTextContent('Cena: przeliczamy…');
  await type(width, '500');
  await waitFor(() => expect(line).toHaveTextContent(text('2 szt. × 5 000,50 zł = 10 001 zł')));
  expect(sum).toHaveTextContent(text('Razem: 9 221 zł'));
  await act(async () => releaseOlder());
  await type(dialog.getByRole('textbox', { name: 'Ilość' }), '3');
  await type(dialog.getByRole('textbox', { name: 'Kwota rabatu' }), '0,50');
  expect(line).toHaveTextContent(text('3 szt. × 5 000,50 zł = 15 001,50 zł'));
  expect(sum).toHaveTextContent(text('Razem: 15 001 zł'));

  await type(width, '700');
  await waitFor(() => expect(line).toHaveTextContent(tooWide));
  expect(sum).toHaveTextContent('Razem: gdy wszystkie pozycje będą miały cenę');
  await type(width, '400');
  expect(line).toHaveTextContent(text('3 szt. × 4 890 zł = 14 670 zł'));
  await user.type(dialog.getByRole('textbox', { name: /^Inna konfiguracja/ }), 'https://');
  expect(line).toHaveTextContent('Cena: po zapisaniu');
  expect(sum).toHaveTextContent('Razem: po zapisaniu');
  expect(inputs).toEqual([]);
});
