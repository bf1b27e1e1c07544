/** Where a tab keeps what its next page begins with. */
export const CARRIED_KEY = 'golf-club-carried-state';

/** Returns whether the page before has left something to begin with. */
export const isCarried = (): boolean => window.sessionStorage.getItem(CARRIED_KEY) !== null;
