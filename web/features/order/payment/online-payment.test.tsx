import { afterEach, describe, expect, jest, test } from '@jest/globals';
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { demoOrder } from '../../../testing/demo-order';
import { renderRoute } from '../../../testing/render-route';

const PAYABLE = {
  payableOnline: { instalment: 'deposit', amount: '2934.00', provider: 'Przelewy24' },
};

describe('paying online', () => {
  test('is offered with its amount and its purpose', async () => {
    await renderRoute('/zamowienie/tok', {
      Query: { order: () => ({ ...demoOrder, ...PAYABLE }) },
    });
    const section = await screen.findByRole('region', { name: 'Płatność' });
    expect(section).toHaveTextContent(/Zapłać online 2.934.złZaliczka\. .*Przelewy24/);
  });

  test('is not offered where nothing can be paid', async () => {
    await renderRoute('/zamowienie/tok', { Query: { order: () => demoOrder } });
    await screen.findByRole('region', { name: 'Płatność' });
    expect(screen.queryByRole('button', { name: /Zapłać online/ })).not.toBeInTheDocument();
  });

  test('says why it cannot be started', async () => {
    const message = 'Operator płatności teraz nie odpowiada.';
    const { user } = await renderRoute('/zamowienie/tok', {
      Query: { order: () => ({ ...demoOrder, ...PAYABLE }) },
      Mutation: {
        startOnlinePayment: () => ({ payUrl: null, userErrors: [{ message }] }),
      },
    });
    await user.click(await screen.findByRole('button', { name: /Zapłać online/ }));
    expect(await screen.findByRole('alert')).toHaveTextContent(message);
    expect(screen.getByRole('button', { name: /Zapłać online/ })).toBeEnabled();
  });
});

describe('returning from the provider', () => {
  const wait = async (seconds: number) => {
    for (let past = 0; past < seconds; past += 1)
      await act(() => jest.advanceTimersByTimeAsync(1000));
  };
  afterEach(() => {
    jest.useRealTimers();
  });
  const comeBack = (states: string[]) => {
    let requests = 0;
    return renderRoute('/zamowienie/tok?platnosc=p1', {
      Query: {
        order: () => {
          const state = states[Math.min(requests, states.length - 1)];
          requests += 1;
          return { ...demoOrder, onlinePayments: [{ id: 'p1', state, amount: '2934.00' }] };
        },
      },
    });
  };

  test('says that the payment is being checked, and that it has arrived once it is booked', async () => {
    await comeBack(['open', 'paid']);
    expect(await screen.findByText('Sprawdzamy płatność')).toBeVisible();
    await waitFor(() => expect(screen.getByText('Płatność przyjęta')).toBeVisible(), {
      timeout: 10_000,
    });
    expect(screen.getByText(/Zaksięgowaliśmy 2.934.zł/)).toBeVisible();
  });

  test('after a short while without a confirmation offers to go on with the payment, and still asks', async () => {
    jest.useFakeTimers();
    let state = 'open';
    await renderRoute('/zamowienie/tok?platnosc=p1', {
      Query: {
        order: () => ({
          ...demoOrder,
          ...PAYABLE,
          onlinePayments: [{ id: 'p1', state, amount: '2934.00' }],
        }),
      },
    });
    await wait(1);
    expect(screen.getByText('Sprawdzamy płatność')).toBeVisible();
    await wait(15);
    expect(screen.getByText('Nie mamy jeszcze potwierdzenia płatności')).toBeVisible();
    const notice = screen.getByText(/O.odmowie operator nas nie zawiadamia/);
    expect(notice).toHaveTextContent(
      /strona odświeży się sama.*nie płać drugi raz.*„Zapłać online”/,
    );
    expect(screen.getByRole('button', { name: /Zapłać online/ })).toBeEnabled();
    state = 'paid';
    await wait(60);
    expect(screen.getByText('Płatność przyjęta')).toBeVisible();
  });

  test('says that nothing was paid', async () => {
    await comeBack(['failed']);
    expect(await screen.findByText('Płatność nie doszła do skutku')).toBeVisible();
  });

  test('offers another attempt only while something can be paid', async () => {
    for (const [payable, offers] of [
      [PAYABLE, true],
      [{}, false],
    ] as const) {
      await renderRoute('/zamowienie/tok?platnosc=p1', {
        Query: {
          order: () => ({
            ...demoOrder,
            ...payable,
            onlinePayments: [{ id: 'p1', state: 'failed', amount: '2934.00' }],
          }),
        },
      });
      expect(await screen.findByText(/nie otrzymaliśmy pieniędzy/)).toBeVisible();
      expect(screen.queryByText(/Możesz spróbować jeszcze raz/) !== null).toBe(offers);
      cleanup();
    }
  });

  test('says nothing about a payment of another order', async () => {
    await renderRoute('/zamowienie/tok?platnosc=p1', { Query: { order: () => demoOrder } });
    await screen.findByRole('heading', { level: 1 });
    expect(document.body).not.toHaveTextContent(
      /Sprawdzamy płatność|potwierdzenia płatności|Płatność (przyjęta|nie doszła)/,
    );
  });
});
