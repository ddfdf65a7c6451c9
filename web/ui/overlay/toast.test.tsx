import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { toast, type Toast } from './toast';
import { Toaster } from './toaster';

beforeEach(async () => {
  // The module is loaded before the clock is faked; otherwise the first toast would load it and wait.
  await import('./toast-viewport');
  jest.useFakeTimers();
  Object.assign(HTMLElement.prototype, {
    setPointerCapture: () => undefined,
    releasePointerCapture: () => undefined,
    hasPointerCapture: () => true,
  });
});
afterEach(() => {
  act(() => jest.advanceTimersByTime(10_000));
  jest.useRealTimers();
});

const wait = (ms: number) => act(() => jest.advanceTimersByTime(ms));

async function show(...toasts: (string | Toast)[]) {
  render(<Toaster />);
  await act(async () => {
    for (const shown of toasts)
      toast(typeof shown === 'string' ? { title: shown, description: 'Treść' } : shown);
    await jest.advanceTimersByTimeAsync(0);
  });
}

test('shows one toast at a time, the newest, for five seconds', async () => {
  await show('Pierwszy', 'Drugi');

  expect(screen.queryByText('Pierwszy')).toBeNull();
  expect(screen.getByText('Drugi')).toBeVisible();
  wait(4900);
  expect(screen.getByText('Drugi')).toBeVisible();
  wait(200);
  expect(screen.queryByText('Drugi')).toBeNull();
});

test("background news wait until the toast about the user's action has closed", async () => {
  await show(
    'Zapisano',
    { title: 'Nowe zamówienie #1', isNews: true },
    { title: 'Nowe zamówienie #2', isNews: true },
  );

  expect(screen.getByText('Zapisano')).toBeVisible();
  wait(5100);
  expect(screen.queryByText('Nowe zamówienie #1')).toBeNull();
  expect(screen.getByText('Nowe zamówienie #2')).toBeVisible();
  act(() => toast({ title: 'Usunięto' }));
  expect(screen.getByText('Usunięto')).toBeVisible();
  wait(5100);
  expect(screen.queryByRole('region')).toBeNull();
});

test('F8 moves the focus to the toast', async () => {
  await show('Dodano do koszyka!');

  fireEvent.keyDown(document, { key: 'F8', code: 'F8' });

  expect(screen.getByRole('region', { name: 'Powiadomienia (F8)' })).toContainElement(
    document.activeElement as HTMLElement,
  );
});

test.each([
  [40, true],
  [60, false],
])('a toast that is pulled to the right by %i px stays: %s', async (distance, stays) => {
  await show('Pociągnięty');
  const pulled = screen.getByText('Pociągnięty');
  const pull = (type: string, clientX: number) =>
    fireEvent(pulled, new MouseEvent(type, { bubbles: true, clientX }));

  pull('pointerdown', 0);
  pull('pointermove', distance / 2);
  pull('pointermove', distance);
  pull('pointerup', distance);
  wait(0);

  expect(screen.queryByText('Pociągnięty') !== null).toBe(stays);
});
