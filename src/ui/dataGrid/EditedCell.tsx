import { GridEditInputCell, type GridRenderEditCellParams } from '@mui/x-data-grid';

/** A cell that is being edited, called like its column. */
export const EditedCell = (params: GridRenderEditCellParams) => (
  <GridEditInputCell
    {...params}
    slotProps={{ root: { slotProps: { htmlInput: { 'aria-label': params.colDef.headerName } } } }}
  />
);
