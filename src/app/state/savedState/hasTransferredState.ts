import { safeSessionStorage } from '@/browserStorage/browserStorage';

/** Where a tab keeps what its next page begins with. */
export const TRANSFERRED_STATE_KEY = 'golf-club-carried-state';

/** Returns whether the page before has left something to begin with. */
export const hasTransferredState = (): boolean => safeSessionStorage.getItem(TRANSFERRED_STATE_KEY) !== null;
