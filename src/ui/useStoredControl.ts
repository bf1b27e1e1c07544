import type { UnknownAction } from '@reduxjs/toolkit';
import { useCallback, useEffect, useLayoutEffect } from 'react';
import { useSelector, useStore } from 'react-redux';
import type { Locale } from '@contract/lists';
import {
  type Announced,
  announcementMade,
  languageChosen,
  pagesShown,
  pageTurned,
  selectAnnounced,
  selectIsSwitchedOn,
  selectLanguage,
  selectPages,
  selectTurn,
  switched,
  type WithControls,
} from './controlsSlice';
import { useIsReplayed } from './stateContexts';

/** Returns what the store has of a control and what changes it; it is as at first again once it has left the screen. */
function useStoredControl<Value>(
  control: string,
  atFirst: Value,
  selectValue: (state: WithControls, control: string) => Value,
  changed: (control: string, value: Value) => UnknownAction,
): [Value, (value: Value) => void] {
  const store = useStore<WithControls>();
  const isReplayed = useIsReplayed();
  const value = useSelector((state: WithControls) => selectValue(state, control));
  const change = useCallback(
    (next: Value) => {
      if (isReplayed || selectValue(store.getState(), control) === next) return;
      store.dispatch(changed(control, next));
    },
    [isReplayed, store, control, selectValue, changed],
  );
  useEffect(() => () => change(atFirst), [change, atFirst]);
  return [value, change];
}

const switchAction = (control: string, isOn: boolean) => switched({ control, isOn });

/** Returns whether something is switched on and what switches it; it is off again once it has left the screen. */
export const useSwitch = (control: string): [boolean, (isOn: boolean) => void] =>
  useStoredControl(control, false, selectIsSwitchedOn, switchAction);

/**
 * As `useSwitch`, for what this device remembers: it is switched on where `isRemembered` says so when it comes on the screen.
 * In an opened state it stays as it was on the device of the reporter.
 */
export function useRememberedSwitch(control: string, isRemembered: () => boolean): [boolean, (isOn: boolean) => void] {
  const [isOn, change] = useSwitch(control);
  // Before anything is painted.
  useLayoutEffect(() => {
    if (isRemembered()) change(true);
    // From then on it is what is chosen.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [change]);
  return [isOn, change];
}

const pagesAction = (control: string, shown: number) => pagesShown({ control, shown });

/** Returns how many pages are shown where more are added below, and what shows more; one again once it has left the screen. */
export const usePages = (control: string): [number, (shown: number) => void] =>
  useStoredControl(control, 1, selectPages, pagesAction);

const turnAction = (control: string, turn: number) => pageTurned({ control, turn });

/** Returns how often pages were turned, and what turns them; not at all again once they have left the screen. */
export const useStoredRotation = (control: string): [number, (turn: number) => void] =>
  useStoredControl(control, 0, selectTurn, turnAction);

const announcementAction = (control: string, announced: Announced | null) => announcementMade({ control, announced });

/** Returns what a screen reader was told last, null: nothing, and what tells it something else. */
export const useAnnounced = (control: string): [Announced | null, (announced: Announced | null) => void] =>
  useStoredControl<Announced | null>(control, null, selectAnnounced, announcementAction);

const languageAction = (control: string, language: Locale | null) => languageChosen({ control, language });

/** Returns the language that was chosen for texts that are in both, null: none, and what chooses one. */
export const useChosenLanguage = (control: string): [Locale | null, (language: Locale | null) => void] =>
  useStoredControl<Locale | null>(control, null, selectLanguage, languageAction);
