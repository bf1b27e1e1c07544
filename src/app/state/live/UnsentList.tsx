import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { shortJson } from '../../../capsule/shortJson';
import type { UnsentCalls } from './unsentCalls';

/** Of a body no more is shown. */
const MOST_CHARACTERS = 2_000;

/** The calls that were not sent, the last one first: what each would have asked of the server. */
export function UnsentList({ id, calls }: { id: string; calls: ReturnType<UnsentCalls['all']> }) {
  const { t } = useTranslation();
  return (
    <Box component="ol" id={id} reversed aria-label={t('liveState.list')} sx={{ m: 0, mt: 1, pl: 4 }}>
      {calls.map(({ number, method, path, body }) => (
        <Typography key={number} component="li" value={number} variant="body2" sx={{ overflowWrap: 'anywhere' }}>
          <Box component="code">{`${method} ${path}`}</Box>
          {body === null && ` (${t('liveState.hiddenBody')})`}
          {body !== null && body !== undefined && (
            <Box component="pre" sx={{ m: 0, whiteSpace: 'pre-wrap' }}>
              {shortJson(body, { most: MOST_CHARACTERS, indented: true })}
            </Box>
          )}
        </Typography>
      ))}
    </Box>
  );
}
