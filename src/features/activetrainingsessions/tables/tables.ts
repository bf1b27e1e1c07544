/** The tables of the screen, in their order. */
export const tables = ['active', 'unfinished', 'finished'] as const;
export type Table = (typeof tables)[number];
