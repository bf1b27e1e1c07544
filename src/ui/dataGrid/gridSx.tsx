import { gridVisibleColumnDefinitionsSelector, useGridApiContext, useGridSelector } from '@mui/x-data-grid';
import { useLayoutEffect } from 'react';
import { AT_THE_END, AT_THE_START, stickyOffset } from './columnDefinitions';

/** Class of a row that has just been added or changed. */
export const HIGHLIGHTED = 'grid-highlighted';
/** Class of a row that is a form. */
export const FORM = 'grid-form';
/** CSS variable: how wide the columns are together that stay in view at the right. */
const END_WIDTH = '--sticky-end';

const inView = { position: 'sticky', zIndex: 2, bgcolor: 'background.paper' } as const;

const edges = `.${AT_THE_END}, .${AT_THE_START}, [data-field=__check__]`;

// The colours of a row are thin: they lie over the opaque one that hides what moves below.
const over = (colour: string) => ({
  [`& :is(${edges})`]: {
    backgroundImage: `linear-gradient(var(--mui-palette-action-${colour}), var(--mui-palette-action-${colour}))`,
  },
});

/** How the library's grid looks here. */
export const gridSx = {
  bgcolor: 'background.paper',
  borderColor: 'divider',
  fontSize: 'body2.fontSize',
  '--DataGrid-rowBorderColor': 'var(--mui-palette-divider)',
  '--DataGrid-t-color-background-base': 'var(--mui-palette-background-paper)',
  '--DataGrid-t-header-background-base': 'var(--mui-palette-background-paper)',
  '& .MuiDataGrid-cell:not(.MuiDataGrid-cellCheckbox)': { px: 1 },
  '& .MuiDataGrid-columnHeader:not(.MuiDataGrid-columnHeaderCheckbox)': { px: 1 },
  // A long heading takes two lines before it is cut.
  '& .MuiDataGrid-columnHeaderTitle': {
    fontWeight: 600,
    fontSize: '0.8125rem',
    lineHeight: 1.15,
    whiteSpace: 'normal',
    display: '-webkit-box',
    WebkitLineClamp: 2,
    WebkitBoxOrient: 'vertical',
  },
  '& .MuiDataGrid-columnHeader--alignRight .MuiDataGrid-columnHeaderTitle': { textAlign: 'right' },
  '& .MuiDataGrid-cell:focus, & .MuiDataGrid-cell:focus-within, & .MuiDataGrid-columnHeader:focus, & .MuiDataGrid-columnHeader:focus-within':
    { outline: 'none' },
  '& .MuiDataGrid-cell:focus-visible, & .MuiDataGrid-columnHeader:focus-visible': {
    outline: '3px solid var(--mui-palette-secondary-main)',
    outlineOffset: -3,
  },
  // The ring of the focus stays within the cell, which would cut it.
  '& .MuiDataGrid-checkboxInput': { p: 0.5 },
  '& .MuiDataGrid-checkboxInput.Mui-focusVisible': { outlineOffset: -3 },
  // One line, whatever stands in it.
  '& .MuiDataGrid-cell > *': { maxWidth: '100%', overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  [`& .MuiDataGrid-cell.${AT_THE_END} > *`]: { overflow: 'visible' },
  [`& .${FORM} .MuiDataGrid-cell > *`]: { flex: 1, minWidth: 0, overflow: 'visible', whiteSpace: 'normal' },
  // It lies within the cell, which can take the focus too: what is smaller cannot be hit for certain.
  [`& .${FORM} textarea`]: { minHeight: 24 },
  // Where one cell is wrapped, the others begin at the top as it does.
  [`& .MuiDataGrid-row--dynamicHeight:not(.${FORM}) > .MuiDataGrid-cell`]: { py: 0.75, alignItems: 'flex-start' },
  [`& .${HIGHLIGHTED}`]: { bgcolor: 'action.selected', transition: 'background-color 250ms' },
} as const;

/** Pixels. */
const FOCUS_MARGIN = 12;

/** Returns how cells look that stay in view: the checkbox and these columns, each beside the one nearer to its edge. */
export const stickySx = ({ start, end }: { start: readonly string[]; end: readonly string[] }) => ({
  [`& .${AT_THE_END}`]: inView,
  [`& .${AT_THE_START}`]: inView,
  '& [data-field=__check__]': { ...inView, left: `var(${stickyOffset('check')}, 0)` },
  '& .MuiDataGrid-row:hover': over('hover'),
  '& .MuiDataGrid-row.Mui-selected': over('selected'),
  // What takes the focus must not stop below the columns at the edge.
  '& .MuiDataGrid-virtualScroller': { scrollPaddingRight: `calc(var(${END_WIDTH}, 108px) + ${FOCUS_MARGIN}px)` },
  ...Object.fromEntries(
    start.map((field) => [`& .${AT_THE_START}-${field}`, { left: `var(${stickyOffset(field)}, 0)` }]),
  ),
  ...Object.fromEntries(end.map((field) => [`& .${AT_THE_END}-${field}`, { right: `var(${stickyOffset(field)}, 0)` }])),
});

/**
 * Tells the style sheet how far from its edge each column stays that is always in view. It stands in the footer's
 * place, because only what is within the grid knows the widths of its columns.
 */
export function StickyColumns() {
  const apiRef = useGridApiContext();
  const columns = useGridSelector(apiRef, gridVisibleColumnDefinitionsSelector);
  useLayoutEffect(() => {
    const root = apiRef.current.rootElementRef.current;
    if (!root) return;
    let left = 0;
    for (const { field, computedWidth, cellClassName } of columns) {
      const isCheckbox = field === '__check__';
      if (!isCheckbox && !String(cellClassName).includes(AT_THE_START)) continue;
      root.style.setProperty(stickyOffset(isCheckbox ? 'check' : field), `${left}px`);
      left += computedWidth;
    }
    let right = 0;
    for (const { field, computedWidth, cellClassName } of [...columns].reverse()) {
      if (!String(cellClassName).includes(AT_THE_END)) continue;
      root.style.setProperty(stickyOffset(field), `${right}px`);
      right += computedWidth;
    }
    root.style.setProperty(END_WIDTH, `${right}px`);
  }, [apiRef, columns]);
  return null;
}
