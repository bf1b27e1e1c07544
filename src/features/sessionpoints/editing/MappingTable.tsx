import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { useFormikContext } from 'formik';
import { useEffect, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { MappingRow } from './MappingRow';
import { firstRow, withRowAfter } from './addedRow';
import { duplicateKeys, type MappingValues, type RowValues } from './mappingForm';

const narrow = { px: { xs: 0.5, sm: 1 } };

/** The rows of the surrounding form; the focus goes to what was added, and beside what was removed. */
export function MappingTable({ name, isEdited }: { name: string; isEdited: boolean }) {
  const { t } = useTranslation();
  const { values, setFieldValue, setFieldTouched } = useFormikContext<MappingValues>();
  const { rows } = values;
  const id = useId();
  const duplicates = duplicateKeys(rows);
  const focusSoon = useFocusSoon();
  const idOf = ({ key }: RowValues) => `${id}-${key}`;
  const firstId = `${id}-first`;

  const change = (changed: readonly RowValues[], focused: string) => {
    // What was touched is remembered by place, and the places are others now.
    void setFieldTouched('rows', false, false);
    void setFieldValue('rows', changed);
    focusSoon(focused);
  };
  const remove = (index: number) => {
    const left = rows.filter((_row, position) => position !== index);
    const beside = left[index] ?? left.at(-1);
    change(left, beside ? `${idOf(beside)}-remove` : firstId);
  };

  return (
    <Box sx={{ minWidth: 0 }}>
      <Table size="small" aria-label={t('points.tableOf', { name })} sx={{ maxWidth: 640 }}>
        <TableHead>
          <TableRow>
            <TableCell sx={{ ...narrow, width: 40 }}>{t('points.number')}</TableCell>
            <TableCell sx={narrow}>{t('points.difference')}</TableCell>
            <TableCell sx={narrow}>{t('points.points')}</TableCell>
            <TableCell sx={{ ...narrow, width: 96 }}>{t('points.actions')}</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {rows.map((row, index) => {
            const longer = isEdited ? withRowAfter(rows, row.key) : null;
            return (
              <MappingRow
                key={row.key}
                index={index}
                name={name}
                idStart={idOf(row)}
                isEdited={isEdited}
                isDuplicate={isEdited && duplicates.has(row.key)}
                onAdd={longer && (() => change(longer.rows, `${idOf(longer.added)}-difference`))}
                onRemove={() => remove(index)}
              />
            );
          })}
        </TableBody>
      </Table>
      {rows.length === 0 && (
        <Button
          id={firstId}
          disabled={!isEdited}
          aria-label={t('points.of', { label: t('points.addFirst'), name })}
          onClick={() => change([firstRow()], `${idOf(firstRow())}-difference`)}
          sx={{ minHeight: 44 }}
        >
          {t('points.addFirst')}
        </Button>
      )}
    </Box>
  );
}

/** Returns a function that focuses the element with this id once it is there. */
function useFocusSoon(): (id: string) => void {
  const wanted = useRef<string | null>(null);
  useEffect(() => {
    const element = wanted.current === null ? null : document.getElementById(wanted.current);
    if (!element) return;
    wanted.current = null;
    element.focus();
  });
  return (id) => {
    wanted.current = id;
  };
}
