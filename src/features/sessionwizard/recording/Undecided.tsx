import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useSelector } from 'react-redux';
import { ballsOf, isUndecided } from '../../../outbox/entries';
import { selectEntries } from '../../../outbox/outboxSlice';
import { UndecidedBalls } from '../../../outbox/UndecidedBalls';
import { playersOf } from '../players/playersOf';
import type { RecordingRow } from './recordingRows';

/** What the server has refused of any player, with what can be done about it, whoever is recorded at the moment. */
export function Undecided({ rows }: { rows: readonly RecordingRow[] }) {
  const entries = useSelector(selectEntries);
  return rows.map(({ playerDataId, session }) => {
    const unsent = ballsOf(entries, { playerDataId });
    return (
      unsent.some(isUndecided) && (
        <Box key={playerDataId} sx={{ mt: 1 }}>
          <Typography sx={{ fontWeight: 600 }}>{playersOf(session)}</Typography>
          <UndecidedBalls session={session} unsent={unsent} />
        </Box>
      )
    );
  });
}
