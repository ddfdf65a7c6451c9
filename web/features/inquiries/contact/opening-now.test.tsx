import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import { demoCompany } from '../../../testing/demo-company';
import { OpeningNow } from './contact-page';

const company = {
  ...demoCompany,
  publicHolidays: [{ date: '2026-12-24', name: 'Wigilia Bożego Narodzenia' }],
};

beforeEach(() => {
  jest.useFakeTimers({ now: new Date('2026-12-14T16:59:30Z') });
});
afterEach(() => {
  jest.useRealTimers();
});

test('says until when the shop is open, and changes with the minute', () => {
  render(<OpeningNow company={company} />);

  expect(screen.getByText(/^Otwarte teraz, do.18:00$/)).toBeVisible();
  act(() => jest.advanceTimersByTime(30_000));
  expect(screen.getByText(/^Zamknięte, otwieramy jutro o.8:00$/)).toBeVisible();
});

test('shows holidays ahead', () => {
  render(<OpeningNow company={company} />);

  expect(screen.getByText(/24 grudnia \(Wigilia Bożego Narodzenia\)/)).toBeVisible();
});
