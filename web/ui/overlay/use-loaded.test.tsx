import { afterEach, expect, jest, test } from '@jest/globals';
import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useToasts } from './toast';
import { useLoaded } from './use-loaded';

afterEach(() => {
  jest.restoreAllMocks();
});

const failed = () => Promise.reject(new TypeError('Failed to fetch'));

test.each([
  ['gone after an upgrade', () => Promise.resolve(new Response()), /Odśwież stronę/],
  ['out of reach', failed, /Sprawdź połączenie z.internetem/],
])('a dialog whose code is %s says what helps', async (_, answer, advice) => {
  jest.spyOn(globalThis, 'fetch').mockImplementation(answer);
  const onFailure = jest.fn();
  render(<Opener onFailure={onFailure} />);
  await userEvent.click(screen.getByRole('button'));
  await waitFor(() => expect(useToasts.getState().current?.description).toMatch(advice));
  expect(onFailure).toHaveBeenCalledTimes(1);
});

function Opener({ onFailure }: { onFailure: () => void }) {
  const [, want] = useLoaded(failed, onFailure);
  return (
    <button type="button" onClick={want}>
      Otwórz
    </button>
  );
}
