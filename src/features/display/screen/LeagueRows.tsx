import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import type { Locale } from '../../../../contract/lists';
import { visuallyHidden } from '../../../ui/visuallyHidden';
import type { LeaguePage } from './boardPages';
import { Movement } from './Movement';
import { tableSx } from './tableSx';

type LeagueRowsProps = LeaguePage & { club: string; year: number; locale: Locale };

/** One page of the league table. */
export function LeagueRows({ entries, count, hasMovement, club, year, locale }: LeagueRowsProps) {
  const { t } = useTranslation();
  const number = new Intl.NumberFormat(locale);
  const [first, last] = [entries[0], entries.at(-1)];
  if (!first || !last) return <Typography sx={{ fontSize: '1em' }}>{t('display.screen.nothingYet')}</Typography>;
  return (
    <Box component="table" sx={tableSx}>
      <Box component="caption" sx={visuallyHidden}>
        {t('display.screen.tableOf', { year, club, from: first.rank, to: last.rank, count })}
      </Box>
      <thead>
        <tr>
          <Box component="th" scope="col" sx={{ width: '3.6em' }}>
            {t('display.screen.rank')}
          </Box>
          {hasMovement && (
            <Box component="th" scope="col" sx={{ width: '4.6em' }}>
              <Box component="span" sx={visuallyHidden}>
                {t('display.screen.movement')}
              </Box>
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
    </Box>
  );
}
