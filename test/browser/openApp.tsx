import { type Action, addListener, isFulfilled } from '@reduxjs/toolkit';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import i18next from 'i18next';
import type { AppStore } from '@/app/makeStore';
import { storeDismissal } from '@/app/shell/firstStepsSlice';
import { startApp } from '@/app/startApp';
import { storeLocale } from '@/i18n/locale';
import { sessionOfToken } from '@/session/loginSession';
import { SESSION_KEY } from '@/session/token';
import type { Locale } from '@contract/lists';

interface Opening {
  path?: string;
  /** A token; without one, the session this tab already has, if any. */
  as?: string;
  locale?: Locale;
  /** What the router left in the history for this page. */
  state?: unknown;
  /** Whether an admin may be shown what comes first on a new server, as the database of the tests may look like one. */
  showsFirstSteps?: boolean;
}

interface OpenApp {
  user: UserEvent;
  store: AppStore;
  /** Every action since the app was opened. */
  actions: Action[];
  /** Leaves the page, as closing or reloading it would. */
  close: () => void;
}

let running: (() => void) | undefined;

afterEach(() => running?.());

/** Opens the whole app at an address, against the test's server; returns what a test needs once the page's code is there. */
export async function openApp({
  path = '/',
  as,
  locale,
  state,
  showsFirstSteps = false,
}: Opening = {}): Promise<OpenApp> {
  running?.();
  window.history.replaceState(state === undefined ? null : { usr: state }, '', path);
  if (locale) storeLocale(locale);
  if (as !== undefined) {
    window.sessionStorage.setItem(SESSION_KEY, JSON.stringify({ token: as }));
    if (!showsFirstSteps) storeDismissal(sessionOfToken(as)?.session.id ?? '');
  }
  const { store, view, stop } = await startApp();
  const actions: Action[] = [];
  store.dispatch(addListener({ predicate: () => true, effect: (action) => void actions.push(action as Action) }));
  const { unmount } = render(view);
  await waitFor(() => expect(screen.queryByLabelText(i18next.t('shell.loading'))).not.toBeInTheDocument());
  const close = () => {
    unmount();
    stop();
    running = undefined;
  };
  running = close;
  return { user: userEvent.setup(), store, actions, close };
}

/** Opens another address in the page as it is. */
export function goTo(path: string): void {
  window.history.pushState(null, '', path);
  act(() => void window.dispatchEvent(new PopStateEvent('popstate')));
}

/** Waits until no dialog is left, not even one that cannot be seen, which would cover all else. */
export const noDialogLeft = () => waitFor(() => expect(document.querySelector('.MuiModal-root')).toBeNull());

/** Returns which endpoints were answered, one after the other. */
export const endpointsAnswered = (actions: readonly Action[]): string[] =>
  actions.flatMap((action) => (isFulfilled(action) ? (action.meta.arg as { endpointName: string }).endpointName : []));

/** Replaces what stands in a field; pasted, because typing takes long. */
export async function typeInto(user: UserEvent, field: HTMLElement, text: string): Promise<void> {
  await user.clear(field);
  if (text === '') return;
  await user.paste(text);
}
