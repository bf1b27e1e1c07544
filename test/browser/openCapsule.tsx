import { ThemeProvider } from '@mui/material/styles';
import { act, render, renderHook, screen, waitFor } from '@testing-library/react';
import i18next from 'i18next';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { Stage } from '../../src/app/capsule/viewing/Stage';
import { stepsWithErrors } from '../../src/app/capsule/viewing/timeline/stops';
import { useTravel } from '../../src/app/capsule/viewing/timeline/useTravel';
import { openFile } from '../../src/app/state/opening/openFile';
import { themeIn } from '../../src/app/theme';
import type { Capsule } from '../../src/capsule/capsuleFile';
import { freezeDate } from '../../src/capsule/freezeDate';
import { silenceWorld } from '../../src/capsule/silenceWorld';

interface OpenedCapsule {
  capsule: Capsule;
  /** The first step whose state is not the recorded one; null: every state is. */
  diverged: { step: number; slice: string } | null;
  /** The number of its last step. */
  last: number;
  /** After which errors were caught. */
  stepsWithErrors: number[];
  /** Shows the app's own screens as they were after so many steps, with the clock standing at that moment. */
  showStep: (step: number) => Promise<void>;
}

let close: (() => void) | undefined;
afterEach(() => {
  close?.();
  close = undefined;
});

/** Opens `test/capsules/NAME.json` as the viewer does, cut off from the world until the test ends. Throws when it is refused. */
export async function openCapsule(name: string): Promise<OpenedCapsule> {
  close?.();
  const bytes = await readFile(path.resolve(__dirname, '../capsules', `${name}.json`));
  const undo = silenceWorld();
  close = () => {
    freezeDate(null);
    undo();
  };
  const result = await openFile(new File([new Uint8Array(bytes)], `${name}.json`));
  if ('refused' in result) throw new Error(`${name} is no capsule: ${JSON.stringify(result.refused)}`);
  if (!('capsule' in result.opened)) throw new Error(`${name} is a state, no capsule`);
  const opened = result.opened.capsule;
  const { capsule, replayed } = opened;
  const { result: travel } = renderHook(() => useTravel(opened));
  let isShown = false;
  return {
    capsule,
    diverged: replayed.diverged,
    last: capsule.steps.length,
    stepsWithErrors: stepsWithErrors(capsule),
    showStep: async (step) => {
      act(() => travel.current.go(step));
      if (!isShown) {
        render(
          <ThemeProvider theme={themeIn(capsule.locale)}>
            <Stage screens={travel.current.screens} />
          </ThemeProvider>,
        );
      }
      isShown = true;
      await waitFor(() => expect(screen.queryByLabelText(i18next.t('shell.loading'))).not.toBeInTheDocument());
    },
  };
}

/** Returns the heading of the page that takes the place of a broken screen; null where the screen is there. */
export const errorPage = () => screen.queryByRole('heading', { name: i18next.t('shell.failed.title') });
