/** The columns of a row: name, description, actions; below each other on a phone. */
export const columnsSx = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'minmax(0, 2fr) minmax(0, 3fr) 136px' },
  columnGap: 2,
  rowGap: 1,
  alignItems: 'start',
} as const;

/** A row with one cell, in which a form fills the columns. */
export const formRowSx = {
  px: 2,
  py: 1,
  borderColor: 'divider',
  borderStyle: 'solid',
  borderWidth: { xs: '1px', sm: '0 0 1px' },
  borderRadius: { xs: 1, sm: 0 },
} as const;

/** A row that fills these columns itself. */
export const rowSx = { ...formRowSx, ...columnsSx };
