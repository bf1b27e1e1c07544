import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { rankMovement, type RankMovement } from '@/scoring/rankMovement';
import { FitText } from '@/ui/shownLarge/FitText';
import { numberWidth } from '@/ui/textWidth';
import { VisuallyHidden } from '@/ui/VisuallyHidden';
import type { Locale } from '@contract/lists';
import { BoardTable, heightOfRows } from './BoardTable';
import type { LeaguePage } from './boardPages';

type LeagueRowsProps = LeaguePage & { club: string; year: number; locale: Locale };

/** One page of the league table. */
export function LeagueRows({ entries, count, hasMovement, rowsOf, club, year, locale }: LeagueRowsProps) {
  const { t } = useTranslation();
  const number = new Intl.NumberFormat(locale);
  const totals = entries.map(({ totalPoints }) => number.format(totalPoints));
  const [first, last] = [entries[0], entries.at(-1)];
  if (!first || !last) return <Typography sx={{ fontSize: '1em' }}>{t('display.screen.nothingYet')}</Typography>;
  return (
    <BoardTable>
      <VisuallyHidden as="caption">
        {t('display.screen.tableOf', { year, club, from: first.rank, to: last.rank, count })}
      </VisuallyHidden>
      <colgroup>
        <Box component="col" sx={{ width: numberWidth([`${last.rank}`], t('display.screen.rank')) }} />
        {hasMovement && <Box component="col" sx={{ width: '2.8em' }} />}
        <col />
        <Box component="col" sx={{ width: numberWidth(totals, t('display.screen.points')) }} />
      </colgroup>
      <thead>
        <tr>
          <th scope="col">{t('display.screen.rank')}</th>
          {hasMovement && (
            <th scope="col">
              <VisuallyHidden>{t('display.screen.movement')}</VisuallyHidden>
            </th>
          )}
          <th scope="col">{t('display.screen.player')}</th>
          <th scope="col" className="number">
            {t('display.screen.points')}
          </th>
        </tr>
      </thead>
      <tbody>
        {entries.map((entry, position) => {
          const { rank, player, tied, previousRank } = entry;
          return (
            <tr key={rank}>
              <td>{rank}</td>
              {hasMovement && (
                <td>
                  <Movement movement={rankMovement(previousRank ?? null, rank)} />
                </td>
              )}
              <td className="name">
                <FitText height={heightOfRows(rowsOf(entry))}>
                  <span translate={player ? 'no' : 'yes'}>{player || t('shell.formerMember')}</span>
                  {tied && (
                    <Box
                      component="span"
                      sx={{ ml: '0.7em', fontSize: '0.6em', color: 'text.secondary', whiteSpace: 'nowrap' }}
                    >
                      {`= ${t('display.screen.tied')}`}
                    </Box>
                  )}
                </FitText>
              </td>
              <Box component="td" className="number" sx={{ fontWeight: 700 }}>
                {totals[position]}
              </Box>
            </tr>
          );
        })}
      </tbody>
    </BoardTable>
  );
}

/** How many ranks a player has moved since the last training: a sign for the eye, words for screen readers. */
function Movement({ movement }: { movement: RankMovement }) {
  const { t } = useTranslation();
  if (movement.kind === 'new') {
    return (
      <Box component="span" sx={{ fontSize: '0.6em', color: 'text.secondary' }}>
        {t('display.screen.newcomer')}
      </Box>
    );
  }
  const { sign, color } = visible[movement.kind];
  const count = 'ranks' in movement ? movement.ranks : 0;
  return (
    <>
      <Box component="span" aria-hidden sx={{ fontSize: '0.75em', color }}>
        {`${sign}${movement.kind === 'same' ? '' : count}`}
      </Box>
      <VisuallyHidden>{t(`display.screen.${movement.kind}`, { count })}</VisuallyHidden>
    </>
  );
}

const visible = {
  up: { sign: '▲', color: 'success.main' },
  down: { sign: '▼', color: 'error.main' },
  same: { sign: '–', color: 'text.secondary' },
} as const;
