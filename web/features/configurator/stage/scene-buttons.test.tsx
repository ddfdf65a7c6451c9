import { expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { configured } from '#engine/testing/configured';
import { Toaster } from '../../../ui/overlay/toaster';
import type { SceneHandle } from '../scene/scene-view';
import { SceneButtons } from './scene-buttons';

function renderButtons(): { turns: number[] } {
  const turns: number[] = [];
  const scene: SceneHandle = {
    turn: (degrees) => void turns.push(degrees),
    zoom: () => undefined,
    spin: () => undefined,
    capture() {
      throw new Error('the WebGL context is lost');
    },
    traces: () => false,
  };
  render(
    <>
      <SceneButtons
        scene={{ current: scene }}
        ready
        hasFigure={false}
        onFigure={() => undefined}
        configuration={configured('markizy')}
        price={null}
      />
      <Toaster />
    </>,
  );
  return { turns };
}

test('the product turns to the side that the button names, so the camera goes to the other', async () => {
  const { turns } = renderButtons();
  await userEvent.click(screen.getByRole('button', { name: /^Obróć w\sprawo/ }));
  await userEvent.click(screen.getByRole('button', { name: /^Obróć w\slewo/ }));
  expect(turns).toEqual([-15, 15]);
});

test('a picture that cannot be taken says so, and its dialog closes', async () => {
  renderButtons();
  await userEvent.click(screen.getByRole('button', { name: 'Zrób zdjęcie' }));
  await userEvent.click(screen.getByRole('button', { name: 'Zapisz zdjęcie' }));
  expect(await screen.findByText('Nie udało się zrobić zdjęcia')).toBeVisible();
  expect(screen.queryByRole('dialog', { name: 'Zrób zdjęcie' })).toBeNull();
});
