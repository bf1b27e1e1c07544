import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch, useSelector } from 'react-redux';
import { Notice } from '@/ui/Notice';
import { useOptions } from '@/ui/useControl';
import { columnMeanings } from '@contract/memberFields';
import { importColumnsToggled, selectImport } from './memberImportSlice';
import type { Import } from './useImport';
import type { FileColumn } from './useMembersFile';

const NOT_IMPORTED = 'none';

/** What each column of the file means: guessed, or as it was said before; open where something has to be said. */
export function FileColumns({ importing }: { importing: Import }) {
  const { t } = useTranslation();
  const dispatch = useDispatch();
  const { areColumnsOpen } = useSelector(selectImport);
  const panelId = useId();
  const { columns, columnsProblem: problem, isRemembered, isWriting } = importing;
  const isOpen = areColumnsOpen ?? problem !== null;
  const ignored = columns.filter(({ field, heading }) => field === null && heading !== '');
  const named = problem?.fields.map((field) => t(`importing.column.${field}`)).join(', ');
  return (
    <Stack spacing={1}>
      {problem && <Notice severity="error">{t(`importing.columnsProblem.${problem.kind}`, { columns: named })}</Notice>}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2 }}>
        <Button
          size="small"
          aria-expanded={isOpen}
          aria-controls={panelId}
          endIcon={<ExpandMoreIcon sx={{ transform: isOpen ? 'rotate(180deg)' : 'none' }} />}
          onClick={() => dispatch(importColumnsToggled({ isOpen: !isOpen }))}
        >
          <span>{t('importing.columnsTitle')}</span>
        </Button>
        <Typography component="div" role="status" variant="body2" color="textSecondary">
          {isRemembered && <div>{t('importing.remembered')}</div>}
          {ignored.length > 0 && problem === null && (
            <div>{t('importing.ignored', { columns: ignored.map(({ heading }) => heading).join(', ') })}</div>
          )}
        </Typography>
      </Box>
      <Box id={panelId} hidden={!isOpen}>
        {isOpen && (
          <Box component="ul" sx={{ listStyle: 'none', p: 0, m: 0, maxHeight: 320, overflowY: 'auto', pt: 1 }}>
            {columns.map((column, at) => (
              <Column
                key={at}
                at={at}
                column={column}
                isDisabled={isWriting}
                onChoose={(field) => importing.mapColumn(at, field)}
              />
            ))}
          </Box>
        )}
      </Box>
    </Stack>
  );
}

interface ColumnProps {
  at: number;
  column: FileColumn;
  isDisabled: boolean;
  onChoose: (field: FileColumn['field']) => void;
}

function Column({ at, column: { heading, sample, field }, isDisabled, onChoose }: ColumnProps) {
  const { t } = useTranslation();
  const options = useOptions(`import/column/${at}`);
  const name = heading === '' ? t('importing.columnWithoutName', { number: at + 1 }) : heading;
  return (
    <Box
      component="li"
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' },
        gap: 1,
        alignItems: 'center',
        py: 0.75,
      }}
    >
      <TextField
        select
        size="small"
        label={name}
        value={field ?? NOT_IMPORTED}
        disabled={isDisabled}
        onChange={({ target }) => onChoose(columnMeanings.find((one) => one === target.value) ?? null)}
        slotProps={{ select: options }}
      >
        <MenuItem value={NOT_IMPORTED}>{t('importing.notImported')}</MenuItem>
        {columnMeanings.map((one) => (
          <MenuItem key={one} value={one}>
            <span>{t(`importing.column.${one}`)}</span>
          </MenuItem>
        ))}
      </TextField>
      <Typography variant="body2" color="textSecondary" noWrap title={sample}>
        {sample === '' ? t('importing.emptyColumn') : t('importing.sample', { text: sample })}
      </Typography>
    </Box>
  );
}
