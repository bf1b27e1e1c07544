import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { VisuallyHidden } from '@/ui/VisuallyHidden';
import type { Locale } from '@contract/lists';
import { BoardTable } from './BoardTable';
import type { LeaguePage } from './boardPages';

type LeagueRowsProps = LeaguePage & { club: string; year: number; locale: Locale };

/** One page of the league table. */
export function LeagueRows({ entries, count, hasMovement, club, year, locale }: LeagueRowsProps) {
  const { t } = useTranslation();
  const number = new Intl.NumberFormat(locale);
  const [first, last] = [entries[0], entries.at(-1)];
  if (!first || !last) return <Typography sx={{ fontSize: '1em' }}>{t('display.screen.nothingYet')}</Typography>;
  return (
    <BoardTable>
      <VisuallyHidden as="caption">
        {t('display.screen.tableOf', { year, club, from: first.rank, to: last.rank, count })}
      </VisuallyHidden>
      <thead>
        <tr>
          <Box component="th" scope="col" sx={{ width: '3.6em' }}>
            {t('display.screen.rank')}
          </Box>
          {hasMovement && (
            <Box component="th" scope="col" sx={{ width: '4.6em' }}>
              <VisuallyHidden>{t('display.screen.movement')}</VisuallyHidden>
            </Box>
          )}
          <th scope="col">{t('display.screen.player')}</th>
          <Box component="th" scope="col" className="number" sx={{ width: '5.6em' }}>
            {t('display.screen.points')}
          </Box>
        </tr>
      </thead>
      <tbody>
        {entries.map(({ rank, player, totalPoints, tied, previousRank }) => (
          <tr key={rank}>
            <td>{rank}</td>
            {hasMovement && (
              <td>
                <Movement rank={rank} previousRank={previousRank ?? null} />
              </td>
            )}
            <td>
              {player || t('shell.formerMember')}
              {tied && (
                <Box component="span" sx={{ ml: '0.7em', fontSize: '0.55em', color: 'text.secondary' }}>
                  = {t('display.screen.tied')}
                </Box>
              )}
            </td>
            <Box component="td" className="number" sx={{ fontWeight: 700 }}>
              {number.format(totalPoints)}
            </Box>
          </tr>
        ))}
      </tbody>
    </BoardTable>
  );
}

/** How many ranks a player has moved since the last training: a sign for the eye, words for screen readers. */
function Movement({ rank, previousRank }: { rank: number; previousRank: number | null }) {
  const { t } = useTranslation();
  if (previousRank === null) {
    return (
      <Box component="span" sx={{ fontSize: '0.6em', color: 'text.secondary' }}>
        {t('display.screen.newcomer')}
      </Box>
    );
  }
  const up = previousRank - rank;
  const way = up > 0 ? 'up' : up < 0 ? 'down' : 'same';
  const { sign, color } = visible[way];
  const count = Math.abs(up);
  return (
    <>
      <Box component="span" aria-hidden sx={{ fontSize: '0.75em', color }}>
        {sign}
        {way === 'same' ? '' : count}
      </Box>
      <VisuallyHidden>{t(`display.screen.${way}`, { count })}</VisuallyHidden>
    </>
  );
}

const visible = {
  up: { sign: '▲', color: 'success.main' },
  down: { sign: '▼', color: 'error.main' },
  same: { sign: '–', color: 'text.secondary' },
} as const;
