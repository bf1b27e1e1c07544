import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { differences, MOST_DIFFERENCES } from '@/capsule/differences';
import { shortJson } from '@/capsule/shortJson';
import type { Opened } from '../openCapsule';
import { JsonText } from './JsonText';

const MOST_OF_ACTION = 20_000;
const MOST_OF_VALUE = 160;

/** The action of a step as it was dispatched, and what of the state it changed. */
export function ActionDetails({ opened: { capsule, replayed }, step }: { opened: Opened; step: number }) {
  const { t } = useTranslation();
  const { states, thrown } = replayed;
  const found = useMemo(() => (step === 0 ? [] : differences(states[step - 1], states[step])), [states, step]);
  const action = capsule.steps[step - 1]?.action;
  const payload = useMemo(() => shortJson(action, { most: MOST_OF_ACTION, indented: true }), [action]);
  if (!action) return <Typography variant="body2">{t('capsuleViewer.details.noAction')}</Typography>;
  const show = (value: unknown) =>
    value === undefined ? t('capsuleViewer.details.absent') : shortJson(value, { most: MOST_OF_VALUE });
  return (
    <>
      <JsonText text={payload} label={t('capsuleViewer.details.payload')} />
      {thrown.includes(step) && <Typography variant="body2">{t('capsuleViewer.details.threw')}</Typography>}
      {found.length === 0 ? (
        <Typography variant="body2">{t('capsuleViewer.details.nothing')}</Typography>
      ) : (
        <Table
          size="small"
          aria-label={t('capsuleViewer.details.differences')}
          sx={{ '& td': { overflowWrap: 'anywhere', verticalAlign: 'top', fontFamily: 'monospace' } }}
        >
          <TableHead>
            <TableRow>
              {(['path', 'before', 'after'] as const).map((name) => (
                <TableCell key={name}>{t(`capsuleViewer.details.${name}`)}</TableCell>
              ))}
            </TableRow>
          </TableHead>
          <TableBody>
            {found.map(({ path, before, after }) => (
              <TableRow key={path}>
                <TableCell>{path}</TableCell>
                <TableCell>{show(before)}</TableCell>
                <TableCell>{show(after)}</TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      )}
      {found.length === MOST_DIFFERENCES && (
        <Typography variant="body2">{t('capsuleViewer.details.most', { count: MOST_DIFFERENCES })}</Typography>
      )}
    </>
  );
}
