import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import type { Capsule } from '../../src/capsule/capsuleFile';
import type { SavedFile } from './savedFiles';

/** Returns the dialog in which a problem is reported, as soon as it is open. */
export const capsuleDialog = async () =>
  within(await screen.findByRole('dialog', { name: /^(Report a problem|Problem melden)$/ }));

/** Presses the shortcut that opens it. */
export const pressShortcut = (user: UserEvent) => user.keyboard('{Control>}{Shift>}X{/Shift}{/Control}');

/** Returns what the dialog says of one of the things that the capsule holds. */
export const heldAs = (dialog: Awaited<ReturnType<typeof capsuleDialog>>, name: string): string | null =>
  dialog.getByText(name).nextElementSibling?.textContent ?? null;

/** Saves the capsule of the open dialog; returns it with the text and the name of its file. */
export async function saveOpenCapsule(user: UserEvent, saved: SavedFile[]) {
  const dialog = await capsuleDialog();
  await user.click(dialog.getByRole('button', { name: /^(Save|Speichern)$/ }));
  await waitFor(() => expect(saved).not.toEqual([]));
  const name = saved[0]?.name ?? '';
  const text = ((await saved[0]?.bytes) ?? Buffer.alloc(0)).toString('utf8');
  return { name, text, capsule: JSON.parse(text) as Capsule };
}
