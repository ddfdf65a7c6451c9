import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { renderRoute } from '../../../testing/render-route';
import { awning } from '../testing/families';
import { openStep } from '../testing/open-step';
import { shopOf } from '../testing/shop';

window.matchMedia = () => ({ matches: false }) as MediaQueryList;

const BLIND = awning({
  id: 3,
  category: 'zaluzje',
  minWidth: 50,
  minProjection: null,
  maxProjection: null,
  minHeight: 50,
  maxHeight: 300,
  availableVariants: ['c80'],
});

test('the finished size is shown below the sizes, and follows size and mounting', async () => {
  window.history.replaceState(null, '', '/konfigurator/zaluzje');
  const { user } = await renderRoute('/konfigurator/zaluzje', { Query: shopOf([BLIND]) });
  expect(await screen.findByText(/^Skrzynka 22\s×\s13\scm/)).toHaveTextContent(
    'całość 120 × 172 cm. Zmieści się we wnęce o wymiarach co najmniej 121 × 172,5 cm.',
  );
  await openStep(user, 'Montaż');
  await user.click(screen.getByRole('radio', { name: 'na ścianie' }));
  await openStep(user, 'Wymiary');
  expect(screen.getByText(/^Skrzynka 22/)).toHaveTextContent('Zasłoni otwór do 100 × 140 cm');
  const height = screen.getByRole('textbox', { name: 'Wysokość' });
  await user.clear(height);
  await user.type(height, '200');
  expect(screen.getByText(/^Skrzynka 25/)).toHaveTextContent('całość 120 × 225 cm');
});

test('the slope of an awning is said with the Polish form of "degrees" that goes with the number', async () => {
  window.history.replaceState(null, '', '/konfigurator/markizy?slope=22');
  const { user } = await renderRoute('/konfigurator/markizy?slope=22', {
    Query: shopOf([awning()]),
  });
  await openStep(user, 'Montaż');
  const slope = screen.getByRole('slider', { name: 'Nachylenie, suwak' });
  expect(slope).toHaveAttribute('aria-valuetext', expect.stringMatching(/^22\sstopnie$/));
  await user.click(screen.getByRole('button', { name: 'Nachylenie: mniej o 1 stopień' }));
  expect(slope).toHaveAttribute('aria-valuetext', expect.stringMatching(/^21\sstopni$/));
});
