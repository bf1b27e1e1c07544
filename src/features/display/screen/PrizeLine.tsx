import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import type { Display } from '../../../../contract/display';

/** What the first three win, in one line or below each other. */
export function PrizeLine({ prizes, areBelow }: Pick<Display, 'prizes'> & { areBelow: boolean }) {
  const { t } = useTranslation();
  return (
    <Box
      component="ul"
      aria-label={t('display.screen.prizes')}
      sx={{
        listStyle: 'none',
        p: 0,
        m: 0,
        display: 'flex',
        flexDirection: areBelow ? 'column' : 'row',
        columnGap: '1.5em',
        fontSize: '0.7em',
        whiteSpace: 'nowrap',
      }}
    >
      {prizes.map(({ prize, name }) => (
        <Box component="li" key={prize} sx={{ minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis' }}>
          <Box component="span" sx={{ color: 'text.secondary' }}>
            {t(`prizes.place.${prize}`)}:
          </Box>{' '}
          {name}
        </Box>
      ))}
    </Box>
  );
}
