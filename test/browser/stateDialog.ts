import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import type { StateExport } from '../../contract/lists';
import type { StateFile } from '../../src/capsule/stateFile';
import type { SavedFile } from './savedFiles';

/** Returns the dialog that exports the state, as soon as it is open. */
export const stateDialog = async () =>
  within(await screen.findByRole('dialog', { name: /^(Export Redux state|Redux-Zustand exportieren)$/ }));

/** Presses the shortcut that opens it. */
export const pressExport = (user: UserEvent) => user.keyboard('{Control>}{Shift>}E{/Shift}{/Control}');

/** Saves the state of the page by the shortcut, and closes the dialog; returns it with the text and the name of its file. */
export async function exportState(user: UserEvent, saved: SavedFile[]) {
  await pressExport(user);
  const dialog = await stateDialog();
  const before = saved.length;
  await user.click(dialog.getByRole('button', { name: /^(Save|Speichern)$/ }));
  await waitFor(() => expect(saved).toHaveLength(before + 1));
  const { name = '', bytes } = saved.at(-1) ?? {};
  const text = ((await bytes) ?? Buffer.alloc(0)).toString('utf8');
  await user.click(dialog.getByRole('button', { name: /^(Close|Schließen)$/ }));
  await waitFor(() => expect(screen.queryByRole('dialog', { name: /Redux/ })).not.toBeInTheDocument());
  return { name, text, file: JSON.parse(text) as StateFile };
}

/** Has the server allow the export to others, as its setting would; returns how to undo it. */
export function allowExport(to: StateExport): () => void {
  const settings = document.getElementById('settings');
  if (!settings) throw new Error('The page carries no settings');
  const before = settings.textContent;
  settings.textContent = JSON.stringify({ ...(JSON.parse(before) as object), stateExport: to });
  return () => {
    settings.textContent = before;
  };
}
