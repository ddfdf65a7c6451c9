import { expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { demoOrder } from '../../testing/demo-order';
import { demoTime, demoVisit } from '../../testing/demo-visit';
import { renderRoute } from '../../testing/render-route';
import { spaced } from '../../testing/spaced';

test('an order shows its visits with what can be done about each', async () => {
  const visits = [
    {
      ...demoVisit,
      id: 'a',
      ...demoTime,
      state: 'done',
      changeableUntil: null,
      protocolPath: '/api/visits/tok/protocol.pdf',
    },
    { ...demoVisit, id: 'b', kind: 'installation', token: 'second', ...demoTime },
    { ...demoVisit, id: 'c', kind: 'service', token: 'third' },
  ];
  await renderRoute('/zamowienie/tok', { Query: { order: () => ({ ...demoOrder, visits }) } });
  const section = within(await screen.findByRole('region', { name: 'Wizyty ekipy' }));
  expect(section.getAllByRole('listitem').map((item) => spaced(item.textContent))).toEqual([
    'Pomiar: wykonany (czwartek 10 grudnia, przyjazd między 8:00 a 10:00)Zobacz wizytęProtokół (PDF)',
    'Montaż: czwartek 10 grudnia, przyjazd między 8:00 a 10:00Zmień termin',
    'Serwis: do umówieniaWybierz termin',
  ]);
  expect(section.getByRole('link', { name: 'Zmień termin' })).toHaveAttribute(
    'href',
    '/wizyta/second',
  );
  expect(section.queryByRole('button')).toBeNull();
});

test('the customer of a confirmed order asks for its installation and chooses the time', async () => {
  const installation = { ...demoVisit, kind: 'installation', token: 'new' };
  const refusals = [{ code: 'CONFLICT', message: 'Montażu nie można teraz umówić.', path: null }];
  const { user, router } = await renderRoute('/zamowienie/tok', {
    Query: {
      order: () => ({ ...demoOrder, canRequestInstallation: true }),
      visit: () => installation,
      arrivalTimes: () => ({ best: [], all: [] }),
    },
    Mutation: {
      requestInstallation: () => {
        const userErrors = refusals.splice(0);
        return { visits: userErrors.length > 0 ? [] : [installation], userErrors };
      },
    },
  });
  const request = await screen.findByRole('button', { name: 'Umów montaż' });
  await user.click(request);
  expect(await screen.findByRole('alert')).toHaveTextContent('Montażu nie można teraz umówić.');
  await user.click(request);
  expect(
    await screen.findByRole('heading', { level: 1, name: 'Wybierz termin montażu' }),
  ).toBeVisible();
  expect(router.state.location.pathname).toBe('/wizyta/new');
});
