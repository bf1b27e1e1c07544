import { ThemeProvider } from '@mui/material/styles';
import { configureStore, type UnknownAction } from '@reduxjs/toolkit';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import i18next from 'i18next';
import { writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { api } from '@/api/api';
import { makePageCapsule } from '@/app/capsule/exporting/pageCapsule';
import { maskRules } from '@/app/capsule/maskRules';
import { makeScreens, Screens } from '@/app/capsule/viewing/screens';
import { ScreenPage } from '@/app/capsule/viewing/startScreen';
import { stepsWithErrors } from '@/app/capsule/viewing/timeline/capsuleSteps';
import type { AppStore } from '@/app/makeStore';
import { openFile } from '@/app/state/opening/openFile';
import { themeIn } from '@/app/theme';
import {
  type Capsule,
  CAPSULE_FORMAT,
  CAPSULE_VERSION,
  type CapsuleState,
  capsuleIn,
  deduplicatedCapsule,
} from '@/capsule/capsuleFile';
import { freezeDate } from '@/capsule/freezeDate';
import { makeCapsule } from '@/capsule/makeCapsule';
import { makeRecorder, type Recording } from '@/capsule/recorder';
import { replay } from '@/capsule/replay';
import { silenceGlobals } from '@/capsule/silenceGlobals';
import { reportTyped } from '@/ui/reportTyped';
import { type SavedFile, savedText } from './savedFiles';

interface OpenedCapsule {
  capsule: Capsule;
  /** The state that its steps lead to now. */
  replayedState: CapsuleState;
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

/**
 * Opens `test/capsules/NAME.json` as the viewer does, cut off from the world until the test ends. Throws when it is
 * refused.
 */
export async function openCapsule(name: string): Promise<OpenedCapsule> {
  const bytes = await readFile(path.resolve(__dirname, '../capsules', `${name}.json`));
  return openBytes(name, new Uint8Array(bytes));
}

/**
 * Fails unless the steps of a capsule lead to the expected state. As long as that is the state recorded with the bug, it fails
 * unless they lead to another one.
 */
export function expectFixedState(
  { capsule, replayedState }: Pick<OpenedCapsule, 'capsule' | 'replayedState'>,
  expected: CapsuleState,
): void {
  if (isMatch(capsule.final, expected)) expect(replayedState).not.toMatchObject(expected);
  else expect(replayedState).toMatchObject(expected);
}

function isMatch(state: CapsuleState, expected: CapsuleState): boolean {
  try {
    expect(state).toMatchObject(expected);
    return true;
  } catch {
    return false;
  }
}

/** Leaves the app, and opens what happened in it as the viewer does. Throws when that cannot be opened. */
export async function replayOf({
  store,
  close: leave,
}: {
  store: AppStore;
  close: () => void;
}): Promise<OpenedCapsule> {
  reportTyped();
  const capsule = exportCapsule('', store, false);
  leave();
  window.sessionStorage.clear();
  return openBytes('what happened', new TextEncoder().encode(JSON.stringify(capsule)));
}

async function openBytes(name: string, bytes: Uint8Array<ArrayBuffer>): Promise<OpenedCapsule> {
  close?.();
  const undo = silenceGlobals();
  close = () => {
    freezeDate(null);
    undo();
  };
  const result = await openFile(new File([bytes], `${name}.json`));
  if ('refused' in result) throw new Error(`${name} is no capsule: ${JSON.stringify(result.refused)}`);
  if (!('capsule' in result)) throw new Error(`${name} is a state, no capsule`);
  const { capsule, replayed } = result.capsule;
  const screens = makeScreens(result.capsule);
  let isVisible = false;
  return {
    capsule,
    replayedState: replayed.states.at(-1) ?? {},
    diverged: replayed.diverged,
    last: capsule.steps.length,
    stepsWithErrors: stepsWithErrors(capsule),
    showStep: async (step) => {
      act(() => screens.show(step));
      if (!isVisible) {
        render(
          <ThemeProvider theme={themeIn(capsule.locale)}>
            <Screens screens={screens} />
          </ThemeProvider>,
        );
      }
      isVisible = true;
      await waitFor(() => expect(screen.queryByLabelText(i18next.t('shell.loading'))).not.toBeInTheDocument());
    },
  };
}

/** Lets frames show the page of the replayed screens, which jsdom does not load; returns how to stop. */
export function showFrames(): () => void {
  const pages = new Map<Element, () => void>();
  const look = () => {
    for (const frame of document.querySelectorAll('iframe')) {
      if (pages.has(frame)) continue;
      const { unmount } = render(
        <section aria-label="The screen">
          <ScreenPage frame={frame} />
        </section>,
      );
      pages.set(frame, unmount);
    }
    for (const [frame, unmount] of pages) if (!frame.isConnected && pages.delete(frame)) unmount();
  };
  const observer = new MutationObserver(look);
  observer.observe(document.body, { childList: true, subtree: true });
  return () => {
    observer.disconnect();
    for (const unmount of pages.values()) unmount();
  };
}

/** Returns the heading of the page that takes the place of a broken screen; null where the screen is there. */
export const errorPage = () => screen.queryByRole('heading', { name: i18next.t('shell.failed.title') });

/** Returns the dialog in which a problem is reported, as soon as it is open. */
export const capsuleDialog = async () =>
  within(await screen.findByRole('dialog', { name: /^(Report a problem|Problem melden)$/ }));

/** Presses the shortcut that opens it. */
export const pressShortcut = (user: UserEvent) => user.keyboard('{Control>}{Shift>}X{/Shift}{/Control}');

/** Returns what the dialog says of one of the things that the capsule holds. */
export const contentOf = (dialog: Awaited<ReturnType<typeof capsuleDialog>>, name: string): string | null =>
  dialog.getByText(name).nextElementSibling?.textContent ?? null;

/** Saves the capsule of the open dialog; returns it with the text and the name of its file. */
export async function saveOpenCapsule(user: UserEvent, saved: SavedFile[]) {
  const dialog = await capsuleDialog();
  await user.click(dialog.getByRole('button', { name: /^(Save|Speichern)$/ }));
  await waitFor(() => expect(saved).not.toEqual([]));
  const name = saved[0]?.name ?? '';
  const text = await savedText(saved[0]);
  const read = capsuleIn(JSON.parse(text));
  if (!read || 'refused' in read) throw new Error(`${name} is no capsule`);
  return { name, text, capsule: read.capsule };
}

/**
 * Returns the capsule of what happened; with REMAKE_CAPSULES=1 it takes the place of `test/capsules/NAME.json`. Throws when
 * it cannot be made.
 */
export function exportCapsule(name: string, store: AppStore, isKept = true): Capsule {
  const result = makePageCapsule(store.getState());
  if ('failure' in result) throw new Error('The capsule cannot be made', { cause: result.failure });
  const { capsule } = result.made;
  if (isKept && process.env['REMAKE_CAPSULES'] === '1') {
    const file = path.resolve(__dirname, '../capsules', `${name}.json`);
    writeFileSync(file, `${JSON.stringify(deduplicatedCapsule(capsule), null, 1)}\n`);
  }
  return capsule;
}

/** Returns a capsule in which nothing has happened, with the given parts. */
export function someCapsule(parts: Partial<Capsule> = {}): Capsule {
  return {
    format: CAPSULE_FORMAT,
    formatVersion: CAPSULE_VERSION,
    app: { version: 'development', commit: 'development' },
    madeAt: '2026-11-20T10:00:00.000Z',
    note: '',
    locale: 'en',
    roles: [],
    viewport: { width: 1440, height: 900, pixelRatio: 1, isDark: false },
    route: '/public/login',
    trail: [],
    base: {},
    steps: [],
    final: {},
    fingerprint: '',
    errors: [],
    calls: [],
    outbox: { waiting: 0, refused: 0, isKept: true },
    ...parts,
  };
}

type CacheState = ReturnType<typeof api.reducer>;

/** Returns a store with the cache alone and what records what happens in it. */
export function recordedCache() {
  const recorder = makeRecorder();
  const store = configureStore({
    reducer: { [api.reducerPath]: api.reducer },
    middleware: (standard) => standard().concat(api.middleware),
    enhancers: (standard) => standard().concat(recorder.enhancer()),
  });
  return { store, recorder };
}

/** Returns the capsule of what happened in the cache, as a file holds it. */
export const capsuleOfCache = (recording: Recording): Capsule =>
  JSON.parse(JSON.stringify(makeCapsule(recording, maskRules, someCapsule()))) as Capsule;

/** Returns where the cache differs from the recorded one when its capsule is replayed; null: nowhere. */
export const divergenceOfCache = (capsule: Capsule) => replay(capsule, reduce).diverged;

const reduce = (state: { api: CacheState } | undefined, action: UnknownAction) => ({
  api: api.reducer(state?.api, action),
});

/** Answers all calls from now on, until a test puts another `fetch` there. */
export function serve(data: unknown, status = 200): void {
  const headers = { 'Content-Type': status === 200 ? 'application/json' : 'application/problem+json' };
  globalThis.fetch = () => Promise.resolve(new Response(JSON.stringify(data), { status, headers }));
}

/** Resolves after the change that makes the condition hold. */
export function untilAnnounced(subscribe: (look: () => void) => () => void, isSo: () => boolean): Promise<void> {
  return new Promise((resolve) => {
    const look = () => {
      if (!isSo()) return;
      unsubscribe();
      resolve();
    };
    const unsubscribe = subscribe(look);
  });
}
