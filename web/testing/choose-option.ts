import { screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';

/** Chooses an option of an Ant Design select by its label. */
export async function chooseOption(user: UserEvent, box: HTMLElement, label: string) {
  await user.click(box);
  const options = await screen.findAllByText(label, { selector: '.ant-select-item *' });
  await user.click(options.at(-1)!);
}

/** The options with which a query by text finds the title of Ant Design's confirmation dialog. */
export const CONFIRM_TITLE = { selector: '.ant-modal-confirm-title' };
