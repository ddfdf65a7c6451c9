import { expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { Hydration } from '../../lib/browser/hydration';
import { ScriptedSubmit } from './scripted-submit';

const page = (
  <Hydration>
    <form>
      <ScriptedSubmit>Wyślij</ScriptedSubmit>
    </form>
  </Hydration>
);

test('is disabled, with a sentence, until the scripts are there', async () => {
  const container = document.createElement('div');
  document.body.append(container);
  container.innerHTML = renderToString(page);
  expect(screen.getByRole('button', { name: 'Wyślij' })).toBeDisabled();
  expect(screen.getByText(/^Przycisk zadziała/)).toBeVisible();

  render(page, { container, hydrate: true });
  expect(await screen.findByRole('button', { name: 'Wyślij' })).toBeEnabled();
  expect(screen.queryByText(/^Przycisk zadziała/)).toBeNull();
});
