/** Gold, silver and bronze. */
export const medals = ['#b8901c', '#8a949c', '#a0673a'] as const;
