import { createSlice, nanoid, type PayloadAction } from '@reduxjs/toolkit';
import { useCallback, useEffect } from 'react';
import { useSelector, useStore } from 'react-redux';
import type { Message } from '@/i18n/message';
import type { Undoing } from '@contract/change';
import type { MovedTraining } from '@contract/trainingPlan';
import { useIsReplayed } from './stateContexts';

export type Severity = 'success' | 'info' | 'warning' | 'error';

/** What a notice offers to do, with its label. */
export interface NoticeAction {
  textKey: Message['textKey'];
  step: string;
  /** What it is done to. */
  id: string;
  /** Whose it is, where the call names the club too. */
  golfclubId?: string;
  /** Where trainings are moved by it. */
  trainings?: readonly MovedTraining[];
  /** What is undone by it. */
  undo?: Undo;
}

/** Something that was just done and can be undone for a minute. */
export interface Undo extends Undoing {
  /** Tells the server that a repeated undoing is the same one. */
  key: string;
}

/** A short message at the edge of the screen. */
export interface ShownNotice {
  id: string;
  severity: Severity;
  message: Message;
  action?: NoticeAction;
}

/** Pixels from the beginning of what is scrolled. */
export interface ScrollPosition {
  top: number;
  left: number;
}

/** Which menu is open; there is one at most. */
export type MenuName =
  | 'user'
  | 'roles'
  | 'station'
  | `group/${string}`
  | `newFilter/${string}`
  | `export/${string}`
  | `date/${string}`;

/** What can be copied; where two of them are on the screen they have different names. */
export type CopiedPart =
  | 'password'
  | 'approvalCode'
  | 'approvalLink'
  | 'displayAddress'
  | 'accessLink'
  | 'helperAddress'
  | 'displayShortAddress'
  | 'capsule'
  | 'capsuleErrors'
  | 'state';

interface ShellState {
  /** Whether the sidebar stands beside the page; null before the page was wide enough to ask. */
  isSidebarPinned: boolean | null;
  /** Whether it is open over the page, where there is no room beside it. */
  isDrawerOpen: boolean;
  menu: MenuName | null;
  notices: readonly ShownNotice[];
  /** The outcome of copying, while it is shown. */
  copied: { part: CopiedPart; isCopied: boolean } | null;
  /** Of the page, and of each grid that was scrolled. */
  scrolled: Readonly<Record<string, ScrollPosition>>;
}

const initialState: ShellState = {
  isSidebarPinned: null,
  isDrawerOpen: false,
  menu: null,
  notices: [],
  copied: null,
  scrolled: {},
};

/** The frame around the pages: sidebar, menus, short messages, and how far something is scrolled. */
export const shellSlice = createSlice({
  name: 'shell',
  initialState,
  reducers: {
    sidebarPinned: (state, { payload: isSidebarPinned }: PayloadAction<boolean>) => ({ ...state, isSidebarPinned }),
    drawerToggled: (state, { payload: isDrawerOpen }: PayloadAction<boolean>) => ({ ...state, isDrawerOpen }),
    menuOpened: (state, { payload: menu }: PayloadAction<MenuName>) => ({ ...state, menu }),
    menuClosed: (state) => ({ ...state, menu: null }),
    noticeShown: {
      prepare: (message: Message, severity: Severity, action?: NoticeAction) => ({
        payload: { id: nanoid(), severity, message, ...(action && { action }) },
      }),
      reducer: (state, { payload }: PayloadAction<ShownNotice>) => ({
        ...state,
        // What an older notice offered to do with the same thing is out of date.
        notices: [...state.notices.filter(({ action }) => !action || action.id !== payload.action?.id), payload],
      }),
    },
    noticeClosed: (state, { payload: { id } }: PayloadAction<{ id: string }>) => ({
      ...state,
      notices: state.notices.filter((notice) => notice.id !== id),
    }),
    copyEnded: (state, { payload: copied }: PayloadAction<NonNullable<ShellState['copied']>>) => ({ ...state, copied }),
    copyCueFaded: (state) => ({ ...state, copied: null }),
    regionScrolled: (
      state,
      { payload: { region, ...position } }: PayloadAction<{ region: string } & ScrollPosition>,
    ) => ({
      ...state,
      scrolled: { ...state.scrolled, [region]: position },
    }),
    /** What was scrolled left the screen. */
    regionLeft: (state, { payload: { region } }: PayloadAction<{ region: string }>) => ({
      ...state,
      scrolled: Object.fromEntries(Object.entries(state.scrolled).filter(([other]) => other !== region)),
    }),
    /** Somebody signed out: the next person begins anew. */
    shellReset: () => initialState,
  },
  selectors: {
    selectIsSidebarPinned: (state) => state.isSidebarPinned,
    selectIsDrawerOpen: (state) => state.isDrawerOpen,
    selectMenu: (state) => state.menu,
    selectNotices: (state) => state.notices,
    selectCopied: (state, part: CopiedPart) => (state.copied?.part === part ? state.copied : null),
    selectScrolled: (state, region: string) => state.scrolled[region],
  },
});

export const {
  sidebarPinned,
  drawerToggled,
  menuOpened,
  menuClosed,
  noticeShown,
  noticeClosed,
  copyEnded,
  copyCueFaded,
  regionScrolled,
  regionLeft,
  shellReset,
} = shellSlice.actions;

export const { selectIsSidebarPinned, selectIsDrawerOpen, selectMenu, selectNotices, selectCopied, selectScrolled } =
  shellSlice.selectors;

export type WithShell = { [shellSlice.reducerPath]: ShellState };

/** Returns whether the menu of this name is open, and how it is opened and closed; it closes when it leaves the screen. */
export function useMenu(name: MenuName): { isOpen: boolean; open: () => void; close: () => void } {
  const store = useStore<WithShell>();
  const isReplayed = useIsReplayed();
  const isOpen = useSelector((state: WithShell) => selectMenu(state) === name);
  const open = useCallback(() => void store.dispatch(menuOpened(name)), [store, name]);
  const close = useCallback(() => {
    if (selectMenu(store.getState()) === name) store.dispatch(menuClosed());
  }, [store, name]);
  useEffect(() => (isReplayed ? undefined : close), [isReplayed, close]);
  return { isOpen, open, close };
}
