/** The longest search that the server takes. */
export const LONGEST_SEARCH = 200;
