import { screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';

/** Opens a step of the configurator by its title, unless it is open. */
export async function openStep(user: UserEvent, title: string | RegExp): Promise<void> {
  const step = within(await screen.findByRole('region', { name: title }));
  const [button] = step.getAllByRole('button');
  if (button && button.getAttribute('aria-expanded') !== 'true') await user.click(button);
}
