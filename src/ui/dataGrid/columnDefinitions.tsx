import {
  GridCellCheckboxRenderer,
  type GridColDef,
  GridEditInputCell,
  type GridRenderEditCellParams,
  type GridValidRowModel,
} from '@mui/x-data-grid';
import { scaledPixels } from '../scaledPixels';
import type { GridColumn } from './gridColumn';

/** Class of cells that stay in view at the right edge. */
export const AT_THE_END = 'grid-at-the-end';
/** Class of cells that stay in view at the left edge. */
export const AT_THE_START = 'grid-at-the-start';

/** Returns the name of the CSS variable that says how far from its edge a column stays. */
export const stickyOffset = (field: string) => `--sticky-${field}`;

const USUAL_LEAST = 80;
/** Pixels. */
export const CHECKBOX_WIDTH = 44;

/** Returns how many pixels a column takes at least. The user's own widths are pixels already. */
export const narrowest = (
  { field, width, minWidth = USUAL_LEAST }: Pick<GridColumn<never>, 'field' | 'width' | 'minWidth'>,
  widths: Readonly<Record<string, number>>,
): number => widths[field] ?? scaledPixels(width ?? minWidth);

interface Options {
  /** Pixels by field, for columns that were made wider or narrower. */
  widths: Readonly<Record<string, number>>;
  canSort: (field: string) => boolean;
}

/** Returns the library's definition of a column. It neither sorts nor filters: the rows come as they are to be shown. */
export function columnDefinition<Row extends GridValidRowModel>(
  column: GridColumn<Row>,
  { widths, canSort }: Options,
): GridColDef<Row, string> {
  const {
    field,
    header,
    text,
    cell,
    withText,
    align = 'left',
    flex = 1,
    minWidth = USUAL_LEAST,
    isActions = false,
  } = column;
  const width = widths[field] ?? (column.width === undefined ? undefined : scaledPixels(column.width));
  const side = isActions || column.isStickyAtEnd ? AT_THE_END : column.isSticky ? AT_THE_START : null;
  const edge = side === null ? '' : `${side} ${side}-${field}`;
  const texts = new WeakMap<Row, string>();
  return {
    field,
    headerName: header,
    align,
    headerAlign: align,
    rowHeader: column.isTitle ?? false,
    sortable: canSort(field),
    filterable: false,
    hideable: !isActions,
    disableColumnMenu: isActions,
    disableExport: isActions,
    cellClassName: edge,
    headerClassName: edge,
    // The library asks for the text of each cell at every change of the grid.
    valueGetter: (_value, row) => {
      const known = texts.get(row) ?? text(row);
      texts.set(row, known);
      return known;
    },
    ...(withText
      ? { editable: true, renderEditCell: EditedCell, valueSetter: (value, row) => withText(row, value) }
      : {}),
    ...(cell ? { renderCell: ({ row }) => cell(row), display: 'flex' } : {}),
    ...(width === undefined ? { flex } : { width }),
    minWidth: Math.min(scaledPixels(minWidth), width ?? Infinity),
  };
}

/** Returns how the library's column of checkboxes differs: each checkbox is named after its row. */
export const checkboxDefinition = <Row extends GridValidRowModel>(
  rowLabel: (row: Row) => string,
): Partial<GridColDef<Row>> => ({
  width: CHECKBOX_WIDTH,
  minWidth: CHECKBOX_WIDTH,
  renderCell: (params) => {
    // The library passes on what it does not use itself, but does not declare it.
    const named = { ...params, slotProps: { htmlInput: { 'aria-label': rowLabel(params.row) } } };
    return <GridCellCheckboxRenderer {...named} />;
  },
});

/** A cell that is being edited, called like its column. */
const EditedCell = (params: GridRenderEditCellParams) => (
  <GridEditInputCell
    {...params}
    slotProps={{ root: { slotProps: { htmlInput: { 'aria-label': params.colDef.headerName } } } }}
  />
);
