import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import type { Display } from '../../../../contract/display';
import type { Locale } from '../../../../contract/lists';
import { BoardFoot } from './BoardFoot';
import { boardLayout } from './boardLayout';
import { boardPages } from './boardPages';
import { LeagueRows } from './LeagueRows';
import { PrizeLine } from './PrizeLine';
import { RunningRows } from './RunningRows';
import { atTurn, useTurning } from './useTurning';
import { useWindowSize } from './useWindowSize';

interface BoardProps {
  display: Display;
  locale: Locale;
  /** Nothing newer could be read. */
  isCutOff: boolean;
}

/** The whole screen: the table a page at a time, and what is being played beside it or in its turn. */
export function Board({ display, locale, isCutOff }: BoardProps) {
  const { t } = useTranslation();
  const { club, year, prizes, at } = display;
  const layout = boardLayout(useWindowSize(), prizes.length);
  const columns = boardPages(display, layout);
  const { turn, ...turning } = useTurning(columns.some((pages) => pages.length > 1));
  return (
    <Box
      component="main"
      id="content"
      sx={{
        height: '100vh',
        overflow: 'hidden',
        display: 'flex',
        flexDirection: 'column',
        gap: '0.4em',
        p: '0.6em 0.8em 0.4em',
        fontSize: layout.letter,
        lineHeight: 1.2,
      }}
    >
      <Box component="header" sx={{ display: 'flex', flexWrap: 'wrap', columnGap: '1em', alignItems: 'baseline' }}>
        <Typography variant="h1" tabIndex={-1} noWrap sx={{ fontSize: '1.25em' }}>
          {t('display.screen.title', { year })}
        </Typography>
        <Typography component="p" noWrap color="textSecondary" sx={{ fontSize: '0.9em', minWidth: 0 }}>
          {club}
        </Typography>
      </Box>
      {layout.prizeLines > 0 && <PrizeLine prizes={prizes} areBelow={layout.prizeLines > 1} />}
      <Box sx={{ flex: 1, minHeight: 0, display: 'flex', gap: '1.2em' }}>
        {columns.map((pages, column) => {
          const page = atTurn(pages, turn);
          return (
            <Box key={column} sx={{ flex: column === 0 ? 3 : 2, minWidth: 0 }}>
              {page?.kind === 'league' && <LeagueRows {...page} club={club} year={year} locale={locale} />}
              {page?.kind === 'running' && <RunningRows {...page} locale={locale} />}
            </Box>
          );
        })}
      </Box>
      <BoardFoot
        at={at}
        locale={locale}
        isCutOff={isCutOff}
        turning={turning}
        hasPages={columns.some((p) => p.length > 1)}
      />
    </Box>
  );
}
