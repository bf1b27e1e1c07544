import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { ScoreHandicapEntry } from '../../../../contract/template';
import { currentLocale } from '../../../i18n/locale';
import { showHandicap } from '../../../i18n/numbers';

interface PreviewMapProps {
  /** Its second column is the points generated. */
  isTournament: boolean;
  entries: readonly ScoreHandicapEntry[];
}

/** The score-handicap map, by score. */
export function PreviewMap({ isTournament, entries }: PreviewMapProps) {
  const { t } = useTranslation();
  const heading = useId();
  const number = new Intl.NumberFormat(currentLocale());
  const rows = [...entries].sort((one, other) => one.score - other.score);
  return (
    <Box>
      <Typography id={heading} variant="subtitle1" component="h4">
        {t('templates.preview.map')}
      </Typography>
      {rows.length === 0 ? (
        <Typography color="textSecondary">{t('templates.preview.nothing')}</Typography>
      ) : (
        <TableContainer sx={{ maxWidth: 360 }}>
          <Table size="small" aria-labelledby={heading}>
            <TableHead>
              <TableRow>
                <TableCell align="right">{t('templates.preview.score')}</TableCell>
                <TableCell align="right">
                  {t(isTournament ? 'templates.preview.points' : 'templates.preview.handicap')}
                </TableCell>
              </TableRow>
            </TableHead>
            <TableBody>
              {rows.map(({ score, handicap }, position) => (
                <TableRow key={position}>
                  <TableCell align="right">{number.format(score)}</TableCell>
                  <TableCell align="right">
                    {isTournament ? number.format(handicap) : showHandicap(handicap, currentLocale())}
                  </TableCell>
                </TableRow>
              ))}
            </TableBody>
          </Table>
        </TableContainer>
      )}
    </Box>
  );
}
