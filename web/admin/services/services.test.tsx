import { beforeAll, expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { openAdminBrowser } from '../../testing/admin-browser';
import { chooseOption } from '../../testing/choose-option';
import { renderRoute } from '../../testing/render-route';
import { owner, staffMember } from '../../testing/staff-member';

beforeAll(() => openAdminBrowser(1440));

const CABLE = {
  id: 2,
  text: 'Przewód do sterowania',
  unit: 'metre',
  unitPrice: '45.50',
  vat: 'goods',
  version: 3,
};

/** Renders the price list of services; records the inputs of its mutations. */
async function open(me: object) {
  const inputs: object[] = [];
  const answer = (_root: unknown, { input }: { input: object }) => {
    inputs.push(input);
    return { listedServices: [CABLE], userErrors: [] as object[] };
  };
  const Mutation = {
    createListedService: answer,
    updateListedService: answer,
    deleteListedService: answer,
  };
  const Query = { me: () => me, listedServices: () => [CABLE] };
  const page = await renderRoute('/admin/services', { Query, Mutation });
  const table = within(await screen.findByRole('table'));
  const row = await table.findByRole('row', { name: new RegExp(CABLE.text) });
  return { ...page, inputs, Mutation, row: within(row) };
}

test('lists the services with their unit and VAT, and changes one', async () => {
  const { user, inputs, row } = await open(owner);
  expect(row.getByRole('cell', { name: /45,50.zł za mb/ })).toBeVisible();
  expect(row.getByRole('cell', { name: 'jak towar' })).toBeVisible();
  await user.click(row.getByRole('button', { name: `Zmień: ${CABLE.text}` }));
  const dialog = within(await screen.findByRole('dialog'));
  const price = dialog.getByRole('textbox', { name: /^Cena jednostkowa/ });
  expect(price).toHaveValue('45,50');
  await user.clear(price);
  await user.type(price, '48');
  await chooseOption(user, dialog.getByRole('combobox', { name: 'VAT' }), 'zawsze 23%');
  await user.click(dialog.getByRole('button', { name: 'Zapisz' }));
  expect(await screen.findByText('Cennik usług zapisany')).toBeVisible();
  const { text, unit, id, version } = CABLE;
  expect(inputs).toEqual([{ id, version, text, unit, unitPrice: '48', vat: 'full' }]);
});

test('adds a service, and names the text that is taken', async () => {
  const { user, Mutation } = await open(owner);
  const taken = { code: 'BAD_USER_INPUT', message: 'Taka usługa już jest.', path: ['text'] };
  Mutation.createListedService = () => ({ listedServices: [CABLE], userErrors: [taken] });
  await user.click(screen.getByRole('button', { name: 'Dodaj usługę' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(dialog.getByRole('textbox', { name: 'Usługa' }), 'Podnośnik');
  await user.type(dialog.getByRole('textbox', { name: /^Cena jednostkowa/ }), '200');
  await user.click(dialog.getByRole('button', { name: 'Zapisz' }));
  expect(await dialog.findByText('Taka usługa już jest.')).toBeVisible();
});

test('deletes a service after a confirmation', async () => {
  const { user, inputs, row } = await open(owner);
  await user.click(row.getByRole('button', { name: `Usuń: ${CABLE.text}` }));
  await user.click(await screen.findByRole('button', { name: 'Usuń usługę' }));
  await waitFor(() => expect(inputs).toEqual([{ id: CABLE.id }]));
});

test('is only read by those who do not write prices', async () => {
  await open(staffMember);
  expect(screen.queryByRole('button', { name: /^(Dodaj|Zmień|Usuń)/ })).toBeNull();
});
