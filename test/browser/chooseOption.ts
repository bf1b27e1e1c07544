import { screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';

/** Opens the list of a select and chooses what is called so. */
export async function chooseOption(user: UserEvent, select: HTMLElement, name: string): Promise<void> {
  await user.click(select);
  await user.click(await screen.findByRole('option', { name }));
}
