import { beforeAll, expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import type { SaveOfferDraftInput } from '../../../apollo/schema.generated';
import { openAdminBrowser } from '../../../testing/admin-browser';
import { demoOfferVersion } from '../../../testing/demo-offer';
import { draftOffer, openOffer } from '../../../testing/fake-offers';

beforeAll(() => openAdminBrowser(1440));

const LISTED = [
  { id: 1, text: 'Demontaż starej markizy', unit: 'piece', unitPrice: '350.00', vat: 'goods' },
  { id: 2, text: 'Przewód do sterowania', unit: 'metre', unitPrice: '45.50', vat: 'full' },
].map((service) => ({ ...service, version: 1 }));

const AGREED = {
  text: 'Dojazd',
  quantity: 2.5,
  unit: 'kilometre',
  unitPrice: '3.50',
  discount: '0.75',
  vat: 'goods',
  lineTotal: '8.00',
};

/** The dialog of the draft of an offer that has one service, which the keyboard alone opens. */
async function openDraft() {
  const versions = [{ ...draftOffer.versions[0]!, services: [AGREED] }];
  const page = await openOffer({ ...draftOffer, versions });
  Object.assign(page.resolvers.Query, { listedServices: () => LISTED });
  page.drawer.getByRole('button', { name: 'Edytuj szkic' }).focus();
  await page.user.keyboard('{Enter}');
  const dialog = within((await screen.findAllByRole('dialog')).at(-1)!);
  return { ...page, dialog };
}

const text = (words: string) => new RegExp(words.replaceAll(' ', '[ \\u00a0]'));

test('a service of the price list is added, changed and saved', async () => {
  const { user, dialog, inputs } = await openDraft();
  dialog.getByRole('button', { name: 'Dodaj usługę' }).focus();
  await user.keyboard('{Enter}');
  const line = within(await dialog.findByRole('group', { name: /^Usługa 2/ }));
  line.getByRole('combobox', { name: 'Usługa' }).focus();
  await user.keyboard('przew');
  const listed = text('Przewód do sterowania, 45,50 zł za mb');
  await user.click(await screen.findByText(listed, { selector: '.ant-select-item *' }));
  expect(
    await dialog.findByRole('group', { name: 'Usługa 2: Przewód do sterowania' }),
  ).toBeVisible();
  expect(line.getByRole('textbox', { name: /^Cena z.VAT$/ })).toHaveValue('45,50');
  const quantity = line.getByRole('textbox', { name: 'Ilość' });
  await user.clear(quantity);
  await user.type(quantity, '2,25');
  await user.tab();
  await user.tab();
  await user.tab();
  await user.keyboard('2,38');
  expect(line.getByRole('textbox', { name: 'Rabat na pozycję' })).toHaveValue('2,38');
  expect(line.getByText(/^Wartość:/)).toHaveTextContent(text('100 zł'));
  expect(dialog.getByText(/Razem:/)).toHaveTextContent(
    text('Suma pozycji: 9 888 zł, rabat: 780 zł. Razem: 9 108 zł'),
  );
  dialog.getByRole('button', { name: 'Zapisz szkic' }).focus();
  await user.keyboard('{Enter}');
  await waitFor(() => expect(inputs).toHaveLength(1));
  const { lineTotal: _lineTotal, ...agreed } = AGREED;
  expect(inputs[0]).toMatchObject({
    services: [
      { ...agreed, unitPrice: '3.50' },
      {
        text: 'Przewód do sterowania',
        quantity: 2.25,
        unit: 'metre',
        unitPrice: '45.50',
        discount: '2.38',
        vat: 'full',
      },
    ],
  });
});

test('a line of goods has a discount of its own', async () => {
  const { user, dialog, inputs } = await openDraft();
  const line = within(dialog.getByRole('group', { name: /^1\. Markiza Solana/ }));
  await user.type(line.getByRole('textbox', { name: 'Rabat na pozycję' }), '80');
  expect(line.getByText(/^Cena:/)).toHaveTextContent(
    text('2 szt. × 4 890 zł − 80 zł rabatu = 9 700 zł'),
  );
  await user.click(dialog.getByRole('button', { name: 'Zapisz szkic' }));
  await waitFor(() => expect(inputs).toHaveLength(1));
  const { lineId } = demoOfferVersion.lines[0]!;
  expect(inputs[0]).toMatchObject({ lines: [{ lineId, quantity: 2, discount: '80' }] });
});

test('a service is removed, and one without text, quantity and price is not saved', async () => {
  const { user, dialog, inputs } = await openDraft();
  await user.click(dialog.getByRole('button', { name: 'Usuń usługę 1: Dojazd' }));
  await user.click(dialog.getByRole('button', { name: 'Dodaj usługę' }));
  const line = within(await dialog.findByRole('group', { name: 'Usługa 1: nowa' }));
  await user.clear(line.getByRole('textbox', { name: 'Ilość' }));
  const save = dialog.getByRole('button', { name: 'Zapisz szkic' });
  await user.click(save);
  for (const message of ['Podaj nazwę', 'Podaj ilość', 'Podaj cenę'])
    expect(await line.findByText(new RegExp(`^${message}`))).toBeVisible();
  await user.type(line.getByRole('textbox', { name: 'Ilość' }), '1,234');
  expect(await line.findByText(/dwoma miejscami po przecinku/)).toBeVisible();
  expect(inputs).toEqual([]);
  await user.click(line.getByRole('button', { name: /^Usuń usługę/ }));
  await user.click(save);
  await waitFor(() => expect(inputs).toHaveLength(1));
  expect((inputs[0] as SaveOfferDraftInput).services).toEqual([]);
});
