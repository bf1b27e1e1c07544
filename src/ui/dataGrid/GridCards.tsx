import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import type { GridColumn } from './gridColumn';
import type { GridSelection } from './gridsSlice';

interface GridCardsProps<Row> {
  label: string;
  rows: readonly Row[];
  columns: readonly GridColumn<Row>[];
  rowId: (row: Row) => string;
  selection?: GridSelection<Row>;
}

/** The rows of a grid on a narrow screen: one card each, headed by the title columns. */
export function GridCards<Row>({ label, rows, columns, rowId, selection }: GridCardsProps<Row>) {
  const titles = columns.filter((column) => column.isTitle);
  const actions = columns.filter((column) => column.isActions);
  const lines = columns.filter((column) => !column.isTitle && !column.isActions);
  const drawn = (column: GridColumn<Row>, row: Row) => column.cell?.(row) ?? column.text(row);
  return (
    <Box component="ul" aria-label={label} sx={{ listStyle: 'none', p: 0, m: 0, display: 'grid', gap: 1.5 }}>
      {rows.map((row) => (
        <Card component="li" key={rowId(row)} variant="outlined" sx={{ p: 2 }}>
          {selection && <CardCheckbox id={rowId(row)} label={selection.rowLabel(row)} selection={selection} />}
          {titles.length > 0 && (
            <Typography component="div" variant="subtitle1" sx={{ fontWeight: 600, mb: 1 }}>
              {titles.map((column) => (
                <Box component="span" key={column.field} sx={{ mr: 1 }}>
                  {drawn(column, row)}
                </Box>
              ))}
            </Typography>
          )}
          <Box
            component="dl"
            sx={{ display: 'grid', gridTemplateColumns: 'auto 1fr', columnGap: 2, rowGap: 0.5, m: 0 }}
          >
            {lines.map((column) => (
              <Box key={column.field} sx={{ display: 'contents' }}>
                <Typography component="dt" variant="body2" color="textSecondary">
                  {column.header}
                </Typography>
                <Typography component="dd" variant="body2" sx={{ m: 0, overflowWrap: 'anywhere', textAlign: 'right' }}>
                  {drawn(column, row)}
                </Typography>
              </Box>
            ))}
          </Box>
          {actions.map((column) => (
            <Box key={column.field} sx={{ display: 'flex', justifyContent: 'flex-end', mt: 1 }}>
              {drawn(column, row)}
            </Box>
          ))}
        </Card>
      ))}
    </Box>
  );
}

type CardCheckboxProps = { id: string; label: string; selection: Pick<GridSelection<never>, 'checked' | 'onCheck'> };

function CardCheckbox({ id, label, selection: { checked, onCheck } }: CardCheckboxProps) {
  const isChecked = checked.includes(id);
  return (
    <Box component="label" sx={{ float: 'right', p: 1.5, mt: -1.5, mr: -1.5 }}>
      <input
        className="row-checkbox"
        type="checkbox"
        aria-label={label}
        checked={isChecked}
        onChange={() => onCheck(isChecked ? checked.filter((other) => other !== id) : [...checked, id])}
      />
    </Box>
  );
}
