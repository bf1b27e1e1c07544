/** Pixels. */
const WIDTH_UNMEASURED = 320;

/** A chart fills its place, where the browser can tell how wide that is. */
export const chartWidth = typeof ResizeObserver === 'undefined' ? { width: WIDTH_UNMEASURED } : {};

/** The theme's own colours, which differ in light and dark. */
export const chartColours = {
  line: 'var(--mui-palette-primary-main)',
  reference: 'var(--mui-palette-secondary-main)',
} as const;
