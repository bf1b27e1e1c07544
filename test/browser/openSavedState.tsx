import { render, screen } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { startViewer } from '../../src/app/capsule/viewing/startViewer';

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
