import { ThemeProvider } from '@mui/material/styles';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import i18next from 'i18next';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { Provider } from 'react-redux';
import { RouterProvider } from 'react-router-dom';
import { App } from '@/app/App';
import { startViewer } from '@/app/capsule/viewing/startViewer';
import { type AppState, makeStore } from '@/app/makeStore';
import { makeRouter } from '@/app/router';
import { type AppInstance, startSavedState, stopSavedState } from '@/app/state/savedState/startSavedState';
import { openFile } from '@/app/state/opening/openFile';
import { readFilters, syncFilters } from '@/app/syncFilters';
import { themeIn } from '@/app/theme';
import { silenceGlobals } from '@/capsule/silenceGlobals';
import type { StateFile } from '@/capsule/stateFile';
import { currentLocale } from '@/i18n/locale';
import { startTexts } from '@/i18n/startTexts';
import { signedIn } from '@/session/sessionSlice';
import { restoreSession, SESSION_KEY } from '@/session/token';
import { Notifications } from '@/ui/Notifications';
import { RenderModeContext } from '@/ui/stateContexts';
import type { StateExport } from '@contract/lists';
import { type SavedFile, savedText } from './savedFiles';

let close: (() => void) | undefined;

afterEach(() => {
  close?.();
  close = undefined;
});

/**
 * Opens `test/capsules/states/NAME.json` in a live store with the app's own screens, cut off from the world until the test
 * ends. Throws when it is refused.
 */
export async function openState(name: string): Promise<{ user: UserEvent; instance: AppInstance }> {
  close?.();
  const bytes = await readFile(path.resolve(__dirname, '../capsules/states', `${name}.json`));
  const undo = silenceGlobals();
  close = undo;
  const result = await openFile(new File([new Uint8Array(bytes)], `${name}.json`));
  if ('refused' in result) throw new Error(`${name} is no state: ${JSON.stringify(result.refused)}`);
  if (!('state' in result)) throw new Error(`${name} is a capsule, no state`);
  const instance = startSavedState(result.state.state);
  const { unmount } = render(
    <ThemeProvider theme={themeIn(currentLocale())}>
      <Provider store={instance.store}>
        <RenderModeContext value="live">
          <Notifications>
            <RouterProvider router={instance.router} />
          </Notifications>
        </RenderModeContext>
      </Provider>
    </ThemeProvider>,
  );
  close = () => {
    unmount();
    stopSavedState();
    undo();
  };
  await waitFor(() => expect(screen.queryByLabelText(i18next.t('shell.loading'))).not.toBeInTheDocument());
  return { user: userEvent.setup(), instance };
}

let stop: (() => void) | undefined;

afterEach(() => stop?.());

interface OpenedPage {
  user: UserEvent;
  /** Where the page was left for. */
  left: string[];
  choose: (file: File) => Promise<void>;
  close: () => void;
}

/** Opens the page of `/?state`, and in it the files one after the other. */
export async function openSavedState(...files: unknown[]): Promise<OpenedPage> {
  stop?.();
  window.history.replaceState(null, '', '/?state');
  const left: string[] = [];
  const viewer = await startViewer((address) => void left.push(address));
  const { unmount } = render(viewer.view);
  const close = () => {
    unmount();
    viewer.stop();
    stop = undefined;
  };
  stop = close;
  const user = userEvent.setup();
  const choose = (file: File) =>
    user.upload(
      screen.getByLabelText(/^(Choose a file|Open another|Datei auswählen|Andere öffnen)$/, { selector: 'input' }),
      file,
    );
  for (const file of files) await choose(asFile(file));
  return { user, left, choose, close };
}

/** Returns a file with this value, or text, in it. */
export const asFile = (content: unknown): File =>
  new File([typeof content === 'string' ? content : JSON.stringify(content)], 'state.json', {
    type: 'application/json',
  });

/** Opens the app at an address with a part of the state given, signed in with this token; returns its store. */
export async function openWithState(path: string, token: string, state: Partial<AppState>) {
  await startTexts('en');
  window.history.replaceState(null, '', path);
  window.sessionStorage.setItem(SESSION_KEY, JSON.stringify({ token }));
  const session = restoreSession();
  if (!session) throw new Error('the token has ended');
  const store = makeStore(state);
  store.dispatch(signedIn(session));
  readFilters(store, window.location);
  const router = makeRouter();
  const stopSyncing = syncFilters(store, router);
  const { unmount } = render(<App store={store} router={router} />);
  const close = () => {
    unmount();
    stopSyncing();
    router.dispose();
  };
  return { store, close };
}

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
  const file = saved.at(-1);
  const text = await savedText(file);
  await user.click(dialog.getByRole('button', { name: /^(Close|Schließen)$/ }));
  await waitFor(() => expect(screen.queryByRole('dialog', { name: /Redux/ })).not.toBeInTheDocument());
  return { name: file?.name ?? '', text, file: JSON.parse(text) as StateFile };
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
