import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import InputBase from '@mui/material/InputBase';
import Typography from '@mui/material/Typography';
import { type ReactNode, useMemo, useRef } from 'react';
import { markedSx, useMarkedRow } from '../useMarkedRow';
import type { GridColumn } from './gridColumn';
import { RowFormContainer } from './RowForms';
import type { GridSelection } from './gridsSlice';
import { useBesideRemoved } from './useBesideRemoved';

interface GridCardsProps<Row> {
  label: string;
  rows: readonly Row[];
  columns: readonly GridColumn<Row>[];
  rowId: (row: Row) => string;
  selection?: GridSelection<Row>;
  onEdit: ((row: Row) => void) | undefined;
  /** A row that has just been added or changed. */
  highlightedId: string | null;
  /** The ids of rows that are forms, where rows can be. */
  edited: readonly string[] | undefined;
}

/** The rows of a grid on a narrow screen: one card each; one that is edited is its form. */
export function GridCards<Row>({ highlightedId, edited, ...props }: GridCardsProps<Row>) {
  const { label, rows, rowId } = props;
  const ids = useMemo(() => rows.map(rowId), [rows, rowId]);
  const list = useRef<HTMLUListElement>(null);
  const focused = useBesideRemoved(list, ids);
  return (
    <Box
      component="ul"
      aria-label={label}
      ref={list}
      onFocus={focused}
      sx={{ listStyle: 'none', p: 0, m: 0, display: 'grid', gap: 1.5 }}
    >
      {rows.map((row) => {
        const id = rowId(row);
        return (
          <CardOfRow key={id} id={id} isHighlighted={id === highlightedId}>
            {edited?.includes(id) ? <RowFormContainer id={id} /> : <CardLines {...props} row={row} />}
          </CardOfRow>
        );
      })}
    </Box>
  );
}

interface CardOfRowProps {
  id: string;
  isHighlighted: boolean;
  children: ReactNode;
}

/** A card, which is marked and brought into view where its row has just been added or changed. */
function CardOfRow({ id, isHighlighted, children }: CardOfRowProps) {
  const card = useMarkedRow<HTMLLIElement>(isHighlighted);
  return (
    <Card
      component="li"
      ref={card}
      variant="outlined"
      tabIndex={-1}
      data-id={id}
      data-marked={isHighlighted || undefined}
      sx={[{ p: 2 }, markedSx]}
    >
      {children}
    </Card>
  );
}

type CardLinesProps<Row> = Omit<GridCardsProps<Row>, 'label' | 'rows' | 'highlightedId' | 'edited'> & { row: Row };

/** A row as it is read, headed by the title columns; what can be edited cell by cell is in fields. */
function CardLines<Row>({ row, columns, rowId, selection, onEdit }: CardLinesProps<Row>) {
  const titles = columns.filter((column) => column.isTitle);
  const actions = columns.filter((column) => column.isActions);
  const isEdited = ({ withText }: GridColumn<Row>) => onEdit !== undefined && withText !== undefined;
  const lines = columns.filter((column) => !column.isActions && (!column.isTitle || isEdited(column)));
  const drawn = (column: GridColumn<Row>) => column.cell?.(row) ?? column.text(row);
  return (
    <>
      {selection && <CardCheckbox id={rowId(row)} label={selection.rowLabel(row)} selection={selection} />}
      {titles.length > 0 && (
        <Typography component="div" variant="subtitle1" sx={{ fontWeight: 600, mb: 1 }}>
          {titles.map((column) => (
            <Box component="span" key={column.field} sx={{ mr: 1 }}>
              {drawn(column)}
            </Box>
          ))}
        </Typography>
      )}
      <Box
        component="dl"
        sx={{
          display: 'grid',
          gridTemplateColumns: 'auto 1fr',
          alignItems: 'baseline',
          columnGap: 2,
          rowGap: 0.5,
          m: 0,
        }}
      >
        {lines.map((column) => (
          <Box key={column.field} sx={{ display: 'contents' }}>
            <Typography component="dt" variant="body2" color="textSecondary">
              {column.header}
            </Typography>
            <Typography
              component="dd"
              variant="body2"
              sx={{
                m: 0,
                overflowWrap: 'anywhere',
                ...(isEdited(column) ? { justifySelf: 'stretch' } : { justifySelf: 'end', textAlign: 'end' }),
              }}
            >
              {isEdited(column) ? <CardField column={column} row={row} onEdit={onEdit} /> : drawn(column)}
            </Typography>
          </Box>
        ))}
      </Box>
      {actions.map((column) => (
        <Box key={column.field} sx={{ display: 'flex', justifyContent: 'flex-end', mt: 1 }}>
          {drawn(column)}
        </Box>
      ))}
    </>
  );
}

interface CardFieldProps<Row> {
  column: GridColumn<Row>;
  row: Row;
  onEdit: ((row: Row) => void) | undefined;
}

/** A cell of a card that can be edited; it is changed once it is left, as in the table. */
function CardField<Row>({ column: { header, text, withText }, row, onEdit }: CardFieldProps<Row>) {
  const before = text(row);
  return (
    <InputBase
      key={before}
      defaultValue={before}
      fullWidth
      inputProps={{ 'aria-label': header }}
      onBlur={({ target: { value } }) => {
        if (value !== before && withText) onEdit?.(withText(row, value));
      }}
      sx={{ minHeight: 44, px: 1, border: 1, borderColor: 'divider', borderRadius: 1, typography: 'body2' }}
    />
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
