/**
 * How what can be pressed in rows looks, for the global style sheet: every row has several, and a styled component costs
 * more to draw than the element itself.
 */
export const rowStyles = {
  '.row-checkbox': {
    width: 20,
    height: 20,
    margin: 0,
    cursor: 'pointer',
    accentColor: 'var(--mui-palette-primary-main)',
  },
  '.row-button': {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    width: 32,
    height: 32,
    padding: 0,
    border: 0,
    borderRadius: 8,
    background: 'none',
    color: 'inherit',
    cursor: 'pointer',
  },
  '.row-button:hover': { backgroundColor: 'var(--mui-palette-action-hover)' },
  '.row-button:disabled': { color: 'var(--mui-palette-action-disabled)', cursor: 'default', background: 'none' },
  '.row-icon': { width: 20, height: 20, flexShrink: 0, fill: 'currentColor' },
  '.row-link': {
    padding: 0,
    border: 0,
    background: 'none',
    font: 'inherit',
    textAlign: 'left',
    cursor: 'pointer',
    color: 'var(--mui-palette-primary-main)',
    textDecoration: 'underline',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
  },
  // Cards are for thumbs.
  'li .row-button': { width: 44, height: 44 },
  'li .row-link': { display: 'inline-block', paddingBlock: 4, overflowWrap: 'anywhere', whiteSpace: 'normal' },
} as const;
