import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { Tooltip, TooltipGroup } from './tooltip';

beforeEach(() => {
  jest.useFakeTimers();
  globalThis.ResizeObserver = class {
    observe() {}
    unobserve() {}
    disconnect() {}
  };
});
afterEach(() => {
  jest.useRealTimers();
});

const wait = (ms: number) => act(() => jest.advanceTimersByTime(ms));
const enter = (name: string) =>
  fireEvent.pointerMove(screen.getByRole('button', { name }), { pointerType: 'mouse' });
/** Presses a button, whose tooltip then closes and stays closed while the pointer moves over the button. */
const press = (name: string) => fireEvent.pointerDown(screen.getByRole('button', { name }));

test('opens after 700 ms, the next one at once within 300 ms', () => {
  render(
    <TooltipGroup>
      <Tooltip content="Obrót w lewo">
        <button type="button">lewo</button>
      </Tooltip>
      <Tooltip content="Obrót w prawo">
        <button type="button">prawo</button>
      </Tooltip>
    </TooltipGroup>,
  );

  enter('lewo');
  wait(699);
  expect(screen.queryByRole('tooltip')).toBeNull();
  wait(1);
  expect(screen.getByRole('tooltip')).toHaveTextContent('Obrót w lewo');

  press('lewo');
  wait(200);
  enter('prawo');
  wait(0);
  expect(screen.getByRole('tooltip')).toHaveTextContent('Obrót w prawo');

  press('prawo');
  wait(301);
  enter('lewo');
  wait(699);
  expect(screen.queryByRole('tooltip')).toBeNull();
});
