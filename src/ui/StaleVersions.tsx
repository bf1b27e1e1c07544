import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { useTranslation } from 'react-i18next';
import { LoadingButton } from './LoadingButton';
import { Notice } from './Notice';

/** One field in both versions, as people read it. */
export interface FieldVersions {
  label: string;
  /** What was typed here. */
  mine: string;
  /** What somebody else saved meanwhile. */
  theirs: string;
}

const valueSx = { overflowWrap: 'anywhere', verticalAlign: 'top', whiteSpace: 'pre-line' } as const;

interface StaleVersionsProps {
  /** All fields in the order of the form; those in which both versions agree are left out. */
  fields: readonly FieldVersions[];
  /** What else has changed, which is no field; null: nothing. */
  alsoChanged?: string | null;
  /** Takes the other version over and drops what was typed. */
  onReload: () => void;
  /** Saves what was typed over the other version. */
  onOverwrite: () => void;
  isBusy: boolean;
}

/** Somebody else saved the same thing meanwhile: both versions side by side, and the choice between them. */
export function StaleVersions({ fields, alsoChanged = null, onReload, onOverwrite, isBusy }: StaleVersionsProps) {
  const { t } = useTranslation();
  const differing = fields.filter(({ mine, theirs }) => mine !== theirs);
  return (
    <Stack spacing={1}>
      <Notice severity="warning" takesFocus>
        {t('refusals.code.stale')}
      </Notice>
      {alsoChanged !== null && <span>{alsoChanged}</span>}
      {differing.length === 0 ? (
        <span>{t(alsoChanged === null ? 'ui.stale.same' : 'ui.stale.otherwiseSame')}</span>
      ) : (
        <TableContainer>
          <Table size="small" aria-label={t('ui.stale.label')}>
            <TableHead>
              <TableRow>
                <TableCell>{t('ui.stale.field')}</TableCell>
                <TableCell>{t('ui.stale.mine')}</TableCell>
                <TableCell>{t('ui.stale.theirs')}</TableCell>
              </TableRow>
            </TableHead>
            <TableBody>
              {differing.map(({ label, mine, theirs }) => (
                <TableRow key={label}>
                  <TableCell component="th" scope="row">
                    {label}
                  </TableCell>
                  <TableCell sx={valueSx}>{mine || t('ui.stale.nothing')}</TableCell>
                  <TableCell sx={valueSx}>{theirs || t('ui.stale.nothing')}</TableCell>
                </TableRow>
              ))}
            </TableBody>
          </Table>
        </TableContainer>
      )}
      <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
        <Button variant="outlined" onClick={onReload} disabled={isBusy}>
          {t('ui.stale.reload')}
        </Button>
        <LoadingButton variant="outlined" color="error" onClick={onOverwrite} loading={isBusy}>
          {t('ui.stale.overwrite')}
        </LoadingButton>
      </Stack>
    </Stack>
  );
}
