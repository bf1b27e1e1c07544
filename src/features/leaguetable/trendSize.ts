/** Of a trend line, in pixels. */
export const TREND_SIZE = { width: 96, height: 32 } as const;
