import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { safeLocalStorage } from '@/browserStorage/browserStorage';
import { signedOut } from '@/session/sessionSlice';

interface FirstStepsState {
  /** Whether whoever is signed in wants to see what comes first no more; null before it was read. */
  isDismissed: boolean | null;
}

const initialState: FirstStepsState = { isDismissed: null };

/** What an admin of a new server is shown first; that somebody dismissed it is kept in the browser for each person. */
export const firstStepsSlice = createSlice({
  name: 'firstSteps',
  initialState,
  reducers: {
    firstStepsRead: (_state, { payload }: PayloadAction<FirstStepsState>) => payload,
    firstStepsDismissed: () => ({ isDismissed: true }),
  },
  extraReducers: (build) => build.addCase(signedOut, () => initialState),
  selectors: { selectIsDismissed: (state) => state.isDismissed },
});

export const { firstStepsRead, firstStepsDismissed } = firstStepsSlice.actions;

export const { selectIsDismissed } = firstStepsSlice.selectors;

/** Under which key of the local storage it is kept that a person has dismissed them. */
export const dismissedKey = (memberId: string): string => `first-steps:${memberId}`;

/** Returns whether this person has dismissed them in this browser. */
export const storedDismissal = (memberId: string): boolean => safeLocalStorage.getItem(dismissedKey(memberId)) !== null;

/** Keeps that this person has dismissed them, beyond this visit. */
export function storeDismissal(memberId: string): void {
  // A full or forbidden storage shows them again at the next visit.
  safeLocalStorage.setItem(dismissedKey(memberId), 'dismissed');
}
