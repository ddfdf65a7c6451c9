import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { fieldServer, forgetField, measuringVisit } from '../../testing/field-server';
import { renderRoute } from '../../testing/render-route';
import { spaced } from '../../testing/spaced';

beforeEach(() => {
  // jsdom has no canvas; what is drawn is not looked at here.
  HTMLCanvasElement.prototype.getContext = (() =>
    new Proxy({}, { get: () => () => undefined, set: () => true })) as never;
  jest.useFakeTimers({ now: Date.parse('2026-12-10T06:00:00Z'), advanceTimers: true });
});
afterEach(async () => {
  cleanup();
  await act(forgetField);
  jest.useRealTimers();
  HTMLCanvasElement.prototype.getContext = () => null;
});

async function open(server: ReturnType<typeof fieldServer>, path = '/teren') {
  const page = await renderRoute(path, server.resolvers);
  server.listen();
  return page;
}

/** Loads the day, and then opens a page with what the phone has. */
async function reopen(server: ReturnType<typeof fieldServer>, path: string) {
  await screen.findByRole('list', { name: 'Przed nami' });
  cleanup();
  return open(server, path);
}

const visitPath = `/teren/wizyta/${measuringVisit.id}`;

test('the day shows the next visit first, with telephone, way and promised arrival', async () => {
  await open(fieldServer());
  const ahead = within(await screen.findByRole('list', { name: 'Przed nami' }));
  const [next, later] = ahead.getAllByRole('listitem');
  expect(spaced(next!.textContent)).toMatch(
    /^Następna wizytaPomiar: Anna Nowak9:00–10:30przyjazd między 8:00 a 10:00ul. Słoneczna 1/,
  );
  expect(within(next!).getByRole('link', { name: 'Zadzwoń' })).toHaveAttribute(
    'href',
    'tel:+48600123456',
  );
  expect(later).toHaveTextContent(/^Montaż: Piotr Zając/);
  expect(screen.getByText('Wszystko wysłane')).toBeVisible();
});

test('without a network the page shows what the phone has', async () => {
  const server = fieldServer();
  await open(server);
  await screen.findByRole('list', { name: 'Przed nami' });
  cleanup();
  await renderRoute(visitPath, server.resolvers);
  server.state.isDown = true;
  server.listen();
  expect(await screen.findByRole('heading', { name: 'Pomiar: Anna Nowak' })).toBeVisible();
  expect(screen.getByText('Rura nawojowa', { exact: false })).toBeInTheDocument();
});

test('nobody signed in is led to the login', async () => {
  const server = fieldServer();
  server.state.me = null;
  await open(server);
  expect(await screen.findByRole('link', { name: 'Zaloguj się' })).toHaveAttribute(
    'href',
    '/logowanie?returnTo=%2Fteren',
  );
});

const answer = (item: RegExp, choice: string) =>
  within(screen.getByRole('group', { name: item })).getByRole('radio', { name: choice });

/** Draws a line in the field of the open dialog. */
function draw() {
  const canvas = screen.getByText('Miejsce na podpis');
  const at = (clientX: number) => ({ clientX, clientY: 9, buttons: 1 });
  fireEvent.mouseDown(canvas, at(5));
  fireEvent.mouseMove(canvas, at(60));
  fireEvent.mouseUp(canvas, { ...at(60), buttons: 0 });
}

test('a protocol that is written without a network is sent as one when it is back', async () => {
  const server = fieldServer();
  const { user } = await open(server, '/teren');
  await user.click(await screen.findByRole('link', { name: 'Pomiar: Anna Nowak' }));
  server.state.isDown = true;
  await user.click(answer(/^Jest dojazd/, 'tak'));
  await user.click(answer(/^Ściana jest nośna/, 'nie'));
  await user.click(screen.getByText('Markiza Aurora, Taras'));
  await user.type(screen.getByRole('textbox', { name: /^A\b/ }), '412,5');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Ściana' }), 'ocieplona');
  const sizes = screen.getByRole('table');
  expect(within(sizes).getByRole('row', { name: /^Szerokość 400.cm 406.cm$/ })).toBeVisible();
  expect(within(sizes).getByRole('row', { name: /^Ściana z.cegły ocieplona$/ })).toBeVisible();
  expect(screen.getByText('Różni się od zamówienia')).toBeVisible();
  await user.click(screen.getByRole('checkbox', { name: /^Ustalone z.klientem Korba: po prawej/ }));
  await act(() => jest.advanceTimersByTimeAsync(2000));
  expect(await screen.findByText('Czeka: 1')).toBeVisible();
  expect(server.calls).toEqual([]);

  server.state.isDown = false;
  act(() => void window.dispatchEvent(new Event('online')));
  expect(await screen.findByText('Wszystko wysłane')).toBeVisible();
  await waitFor(() => expect(server.state.reads).toBe(2));
  expect(server.calls).toMatchObject([
    {
      name: 'save',
      input: {
        visitId: measuringVisit.id,
        checklist: [
          { code: 'access', answer: 'yes' },
          { code: 'soundWall', answer: 'no' },
        ],
        lines: [
          {
            lineId: measuringVisit.lines[0]!.id,
            family: null,
            readings: [{ target: 'width', values: [412.5] }],
            placement: { wall: 'ocieplona' },
            socket: null,
            isSettled: true,
          },
        ],
      },
    },
  ]);
});

test('the customer signs, and accepts the change that follows from the measuring', async () => {
  const server = fieldServer();
  server.state.change = {
    orderId: 17,
    version: 2,
    totalBefore: '4890.00',
    totalAfter: '5230.00',
    state: 'sent',
  };
  await open(server, '/teren');
  const { user } = await reopen(server, visitPath);
  await user.click(await screen.findByRole('button', { name: 'Do podpisu klienta' }));
  await user.click(screen.getByRole('button', { name: 'Podpisuję protokół' }));
  expect(screen.getByRole('alert')).toHaveTextContent(/^Poproś klienta o podpis/);
  draw();
  await user.click(screen.getByRole('button', { name: 'Podpisuję protokół' }));
  expect(await screen.findByText('Protokół podpisany')).toBeVisible();
  expect(answer(/^Jest dojazd/, 'tak')).toBeDisabled();
  expect(spaced(screen.getByText(/^Było/).textContent)).toBe('Było 4 890 zł, po zmianie 5 230 zł.');

  await user.click(screen.getByRole('button', { name: 'Zgoda podpisem' }));
  draw();
  await user.click(screen.getByRole('button', { name: 'Zgadzam się na zmianę' }));
  expect(await screen.findByText(/^Zmiana: /)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Wykonana' }));
  expect(await screen.findByText('Wizyta: Wykonana')).toBeVisible();
  expect(server.calls.map(({ name }) => name)).toEqual(['save', 'sign', 'accept', 'end']);
  const [, signed, accepted] = server.calls.map(({ input }) => input);
  expect(signed).toMatchObject({
    name: 'Anna Nowak',
    signedAt: expect.stringMatching(/^2026-12-10T06:00/),
  });
  expect(accepted).toMatchObject({ orderId: 17, version: 2, expectedTotal: '5230.00' });
  await waitFor(() => expect(server.state.reads).toBeGreaterThan(3));
});
