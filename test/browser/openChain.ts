import { screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';

/** Opens the first chain that this button leads to, and returns its dialog. */
export async function openChain(user: UserEvent, button: string | RegExp): Promise<HTMLElement> {
  const [first] = await screen.findAllByRole('button', { name: button });
  if (!first) throw new Error(`there is no button ${String(button)}`);
  await user.click(first);
  return screen.findByRole('dialog');
}

/** Returns the five steps of the chain in a dialog: name, value and what it was made of. */
export async function stepsOf(dialog: HTMLElement): Promise<string[]> {
  return within(await within(dialog).findByRole('list', { name: /^(From the balls|Von den Bällen)/ }))
    .getAllByRole('listitem')
    .map((step) => [...step.querySelectorAll('p')].map(({ textContent }) => textContent).join(' | '));
}

/** Returns the row of each map that is marked as having decided. */
export function decidingRows(dialog: HTMLElement): string[][] {
  return within(dialog)
    .getAllByRole('row', { current: true })
    .map((row) =>
      within(row)
        .getAllByRole('cell')
        .map(({ textContent }) => textContent),
    );
}
