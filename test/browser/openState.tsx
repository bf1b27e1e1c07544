import { ThemeProvider } from '@mui/material/styles';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import i18next from 'i18next';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { Provider } from 'react-redux';
import { RouterProvider } from 'react-router-dom';
import { openFile } from '../../src/app/state/opening/openFile';
import { startLive, stopLive, type Live } from '../../src/app/state/live/startLive';
import { themeIn } from '../../src/app/theme';
import { silenceWorld } from '../../src/capsule/silenceWorld';
import { currentLocale } from '../../src/i18n/locale';
import { Notifications } from '../../src/ui/Notifications';

let close: (() => void) | undefined;
afterEach(() => {
  close?.();
  close = undefined;
});

/**
 * Opens `test/capsules/states/NAME.json` in a live store with the app's own screens, cut off from the world until the test
 * ends. Throws when it is refused.
 */
export async function openState(name: string): Promise<{ user: UserEvent; live: Live }> {
  close?.();
  const bytes = await readFile(path.resolve(__dirname, '../capsules/states', `${name}.json`));
  const undo = silenceWorld();
  close = undo;
  const result = await openFile(new File([new Uint8Array(bytes)], `${name}.json`));
  if ('refused' in result) throw new Error(`${name} is no state: ${JSON.stringify(result.refused)}`);
  if (!('live' in result.opened)) throw new Error(`${name} is a capsule, no state`);
  const live = startLive(result.opened.live);
  const { unmount } = render(
    <ThemeProvider theme={themeIn(currentLocale())}>
      <Provider store={live.store}>
        <Notifications>
          <RouterProvider router={live.router} />
        </Notifications>
      </Provider>
    </ThemeProvider>,
  );
  close = () => {
    unmount();
    stopLive();
    undo();
  };
  await waitFor(() => expect(screen.queryByLabelText(i18next.t('shell.loading'))).not.toBeInTheDocument());
  return { user: userEvent.setup(), live };
}
