import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { playersOf } from '../players/playersOf';
import type { RecordingRow } from './recordingRows';

/** Says whose ball the buttons below record. */
export function EntryTitle({ id, row, index }: { id: string; row: RecordingRow; index: number }) {
  const { t } = useTranslation();
  return (
    <Typography id={id} role="status" sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
      {t('recording.entry', { number: index + 1, players: playersOf(row.session) })}
    </Typography>
  );
}
