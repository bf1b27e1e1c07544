import AddCircleOutlineIcon from '@mui/icons-material/AddCircleOutlineOutlined';
import RemoveCircleOutlineIcon from '@mui/icons-material/RemoveCircleOutlineOutlined';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import TableCell from '@mui/material/TableCell';
import TableRow from '@mui/material/TableRow';
import TextField from '@mui/material/TextField';
import { useField } from 'formik';
import { useTranslation } from 'react-i18next';

const narrow = { px: { xs: 0.5, sm: 1 }, border: 0 };

interface MappingRowProps {
  /** From 0. */
  index: number;
  /** Of the mapping. */
  name: string;
  /** What the ids of this row begin with. */
  idStart: string;
  isEdited: boolean;
  isDuplicate: boolean;
  /** Null where no further row fits. */
  onAdd: (() => void) | null;
  onRemove: () => void;
}

/** One row: its number, its difference, its points, minus and plus; what is wrong stands below it over the whole width. */
export function MappingRow({ index, name, idStart, isEdited, isDuplicate, onAdd, onRemove }: MappingRowProps) {
  const { t } = useTranslation();
  const position = index + 1;
  const [differenceName, pointsName] = [`rows.${index}.difference`, `rows.${index}.points`];
  const [, difference] = useField<string>(differenceName);
  const [, points] = useField<string>(pointsName);
  const fieldErrors = [
    ...(isDuplicate ? [t('points.duplicateMark')] : []),
    ...(difference.touched && difference.error ? [`${t('points.difference')}: ${difference.error}`] : []),
    ...(points.touched && points.error ? [`${t('points.points')}: ${points.error}`] : []),
  ];
  const errorId = `${idStart}-error`;
  return (
    <>
      <TableRow>
        <TableCell component="th" scope="row" sx={narrow}>
          {position}
        </TableCell>
        <TableCell sx={narrow}>
          <NumberCell
            name={differenceName}
            id={`${idStart}-difference`}
            label={t('points.differenceOf', { position })}
            disabled={!isEdited}
            isMarked={isDuplicate}
            errorId={errorId}
          />
        </TableCell>
        <TableCell sx={narrow}>
          <NumberCell
            name={pointsName}
            id={`${idStart}-points`}
            label={t('points.pointsOf', { position })}
            disabled={!isEdited}
            errorId={errorId}
          />
        </TableCell>
        <TableCell sx={{ ...narrow, whiteSpace: 'nowrap' }}>
          <IconButton
            id={`${idStart}-remove`}
            disabled={!isEdited}
            aria-label={t('points.of', { label: t('points.removeRow', { position }), name })}
            onClick={onRemove}
          >
            <RemoveCircleOutlineIcon />
          </IconButton>
          <IconButton
            disabled={!isEdited || onAdd === null}
            aria-label={t('points.of', { label: t('points.addRow', { position }), name })}
            onClick={() => onAdd?.()}
          >
            <AddCircleOutlineIcon />
          </IconButton>
        </TableCell>
      </TableRow>
      {fieldErrors.length > 0 && (
        <TableRow>
          <TableCell colSpan={4} sx={{ ...narrow, pt: 0 }}>
            <Box component="span" id={errorId} sx={{ color: 'error.main' }}>
              {fieldErrors.join(' ')}
            </Box>
          </TableCell>
        </TableRow>
      )}
    </>
  );
}

interface NumberCellProps {
  /** In the form. */
  name: string;
  id: string;
  /** Says which row. */
  label: string;
  disabled: boolean;
  /** Wrong for a reason that is not in this field alone. */
  isMarked?: boolean;
  /** The element that says what is wrong. */
  errorId: string;
}

/** A number of a row, typed as text; with a minus, where a phone's keypad for decimals has none. */
function NumberCell({ name, id, label, disabled, isMarked = false, errorId }: NumberCellProps) {
  const [field, { error, touched }] = useField<string>(name);
  const isWrong = isMarked || (touched && error !== undefined);
  return (
    <TextField
      {...field}
      id={id}
      disabled={disabled}
      error={isWrong}
      size="small"
      fullWidth
      slotProps={{
        htmlInput: {
          'aria-label': label,
          autoComplete: 'off',
          ...(isWrong ? { 'aria-describedby': errorId } : {}),
        },
      }}
    />
  );
}
