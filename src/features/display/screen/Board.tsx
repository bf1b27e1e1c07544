import CloudOffIcon from '@mui/icons-material/CloudOff';
import FullscreenIcon from '@mui/icons-material/Fullscreen';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { FitText } from '@/ui/shownLarge/FitText';
import { PageRotationButtons } from '@/ui/shownLarge/PageRotationButtons';
import { FOOT } from '@/ui/shownLarge/largeText';
import { itemAt, type PageRotation, usePageRotation } from '@/ui/shownLarge/usePageRotation';
import { useWindowSize } from '@/ui/shownLarge/useWindowSize';
import type { Display } from '@contract/display';
import type { Locale } from '@contract/lists';
import { LeagueRows } from './LeagueRows';
import { RunningRows } from './RunningRows';
import { boardLayout, momentText } from './boardLayout';
import { boardPages, SHARES } from './boardPages';

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
  const { turn, ...rotation } = usePageRotation(
    'display',
    columns.some((pages) => pages.length > 1),
  );
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
        fontSize: layout.fontSize,
        lineHeight: 1.2,
      }}
    >
      <Box component="header" sx={{ display: 'flex', flexWrap: 'wrap', columnGap: '1em', alignItems: 'center' }}>
        <Typography variant="h1" tabIndex={-1} sx={{ fontSize: '1.25em', whiteSpace: 'nowrap' }}>
          {t('display.screen.title', { year })}
        </Typography>
        <Typography component="p" color="textSecondary" sx={{ fontSize: '0.9em', flex: '1 1 12em', minWidth: 0 }}>
          <FitText height="1.35em">{club}</FitText>
        </Typography>
      </Box>
      {layout.prizeLines > 0 && <PrizeLine prizes={prizes} areBelow={layout.prizeLines > 1} />}
      <Box sx={{ flex: 1, minHeight: 0, display: 'flex', gap: '1.2em' }}>
        {columns.map((pages, column) => {
          const page = itemAt(pages, turn);
          return (
            <Box key={column} sx={{ flex: SHARES[column] ?? 1, minWidth: 0 }}>
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
        rotation={rotation}
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
      }}
    >
      {prizes.map(({ prize, name }) => (
        <Box component="li" key={prize} sx={{ flex: areBelow ? 'none' : '1 1 0', minWidth: 0 }}>
          <FitText height="1.75em">
            <Box component="span" sx={{ color: 'text.secondary' }}>
              {`${t(`prizes.place.${prize}`)}:`}
            </Box>{' '}
            <span>{name}</span>
          </FitText>
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
  rotation: PageRotation;
}

/** From when the board is, and what somebody in front of it can do. */
function BoardFoot({ at, locale, isCutOff, hasPages, rotation }: BoardFootProps) {
  const { t } = useTranslation();
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
          <span>{t('display.screen.lastData', { time })}</span>
        </Box>
      ) : (
        <Box sx={{ fontSize: '0.6em', color: 'text.secondary' }}>{t('display.screen.asOf', { time })}</Box>
      )}
      <Box role="group" aria-label={t('ui.turning.turning')} sx={{ display: 'flex' }}>
        {hasPages && <PageRotationButtons {...rotation} />}
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
