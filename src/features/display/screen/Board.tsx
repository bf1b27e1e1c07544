import CloudOffIcon from '@mui/icons-material/CloudOff';
import FullscreenIcon from '@mui/icons-material/Fullscreen';
import NavigateBeforeIcon from '@mui/icons-material/NavigateBefore';
import NavigateNextIcon from '@mui/icons-material/NavigateNext';
import PauseIcon from '@mui/icons-material/Pause';
import PlayArrowIcon from '@mui/icons-material/PlayArrow';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import type { Display } from '@contract/display';
import type { Locale } from '@contract/lists';
import { LeagueRows } from './LeagueRows';
import { RunningRows } from './RunningRows';
import { boardLayout, FOOT, momentText } from './boardLayout';
import { boardPages } from './boardPages';
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

/** What the first three win, in one line or below each other. */
function PrizeLine({ prizes, areBelow }: Pick<Display, 'prizes'> & { areBelow: boolean }) {
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

interface BoardFootProps {
  /** The instant of what is shown. */
  at: string;
  locale: Locale;
  isCutOff: boolean;
  hasPages: boolean;
  turning: { isStopped: boolean; turnBy: (pages: 1 | -1) => void; toggle: () => void };
}

/** From when the board is, and what somebody in front of it can do. */
function BoardFoot({ at, locale, isCutOff, hasPages, turning }: BoardFootProps) {
  const { t } = useTranslation();
  const { isStopped, turnBy, toggle } = turning;
  const time = momentText(at, locale);
  return (
    <Box
      component="footer"
      sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', minHeight: FOOT }}
    >
      {isCutOff ? (
        <Box
          role="status"
          sx={{ fontSize: '0.8em', fontWeight: 600, color: 'warning.main', display: 'flex', gap: '0.4em' }}
        >
          <CloudOffIcon fontSize="inherit" />
          {t('display.screen.lastData', { time })}
        </Box>
      ) : (
        <Box sx={{ fontSize: '0.6em', color: 'text.secondary' }}>{t('display.screen.asOf', { time })}</Box>
      )}
      <Box role="group" aria-label={t('display.screen.turning')} sx={{ display: 'flex' }}>
        {hasPages && (
          <>
            <IconButton aria-label={t('display.screen.previous')} onClick={() => turnBy(-1)}>
              <NavigateBeforeIcon />
            </IconButton>
            <IconButton aria-label={t(isStopped ? 'display.screen.goOn' : 'display.screen.pause')} onClick={toggle}>
              {isStopped ? <PlayArrowIcon /> : <PauseIcon />}
            </IconButton>
            <IconButton aria-label={t('display.screen.next')} onClick={() => turnBy(1)}>
              <NavigateNextIcon />
            </IconButton>
          </>
        )}
        {document.fullscreenEnabled && (
          <IconButton
            aria-label={t('display.screen.full')}
            onClick={() => void document.documentElement.requestFullscreen().catch(() => undefined)}
          >
            <FullscreenIcon />
          </IconButton>
        )}
      </Box>
    </Box>
  );
}
