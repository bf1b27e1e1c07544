import PresentToAllIcon from '@mui/icons-material/PresentToAll';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useCallback, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useGetGolfclubQuery } from '@/api/golfclub';
import { useGetWinnersQuery } from '@/api/training';
import { addressOf } from '@/filters/address';
import { useFilters } from '@/filters/useFilters';
import { showDate } from '@/i18n/dates';
import { currentLocale } from '@/i18n/locale';
import { localizedText } from '@/i18n/localized';
import { useSession } from '@/session/sessionSlice';
import { Page } from '@/ui/Page';
import type { ListExport } from '@/ui/dataGrid/listExport';
import type { ScheduledTraining } from '@contract/training';
import { InstantPrize } from './InstantPrize';
import { Projector } from './Projector';
import { WinnersGrid } from './WinnersGrid';
import { type WinnerRow, winnerRows } from './winnerRows';

/** Who won a finished training, read anew whenever it is opened; to be shown large and to be printed. */
export function FinishedTraining({ training }: { training: ScheduledTraining }) {
  const { t } = useTranslation();
  const query = useGetWinnersQuery({ scheduledTrainingId: training.id }, { refetchOnMountOrArgChange: true });
  const { golfclubId: ownClub } = useSession();
  const club = training.golfclubId === ownClub ? null : training.golfclubId;
  const projector = useProjector();
  const listExport = useWinnersExport(training);
  const winners = query.currentData?.winners;
  const rows = winners && winnerRows(winners, currentLocale());
  const played = training.trainingSessions.filter(({ balls }) => balls.length > 0).length;
  const others = winners ? played - winners.length : 0;
  const hasWinners = rows !== undefined && rows.length > 0;
  return (
    <Page
      isWide
      title={t('winners.titleOf', { training: localizedText(training.name) })}
      actions={
        <>
          <Button component={Link} to={addressOf('wizard', { club, status: training.status, training: training.id })}>
            {t('winners.toTraining')}
          </Button>
          {hasWinners && (
            <Button
              variant="contained"
              startIcon={<PresentToAllIcon />}
              onClick={projector.show}
              sx={{ minHeight: 44 }}
            >
              {t('winners.projector')}
            </Button>
          )}
        </>
      }
    >
      <Stack spacing={1.5} sx={{ pt: 1 }}>
        <Typography color="textSecondary">{showDate(training.plannedDate, currentLocale())}</Typography>
        <InstantPrize training={training} width={160} />
        <WinnersGrid trainingId={training.id} query={{ ...query, data: winners }} rows={rows} listExport={listExport} />
        {hasWinners && <Typography color="textSecondary">{t('winners.rule')}</Typography>}
        {others > 0 && <Typography color="textSecondary">{t('winners.others', { count: others })}</Typography>}
      </Stack>
      {projector.isVisible && hasWinners && <Projector training={training} rows={rows} onLeave={projector.leave} />}
    </Page>
  );
}

/**
 * Returns whether the winners are shown large, and how to begin and end that. Beginning asks the
 * browser for the whole screen, where it can give it; whoever leaves that, by Escape, leaves the large view too.
 */
function useProjector(): { isVisible: boolean; show: () => void; leave: () => void } {
  const [{ view }, change] = useFilters('winners');
  const isVisible = view === 'projector';

  const leave = useCallback(() => change({ view: null }), [change]);

  const show = () => {
    change({ view: 'projector' });
    const root = document.documentElement;
    // A browser that refuses still shows it as large as the window.
    if ('requestFullscreen' in root) root.requestFullscreen().catch(() => undefined);
  };

  useEffect(() => {
    if (!isVisible) return undefined;
    const follow = () => {
      if (!document.fullscreenElement) leave();
    };
    document.addEventListener('fullscreenchange', follow);
    return () => {
      document.removeEventListener('fullscreenchange', follow);
      if (document.fullscreenElement) document.exitFullscreen().catch(() => undefined);
    };
  }, [isVisible, leave]);

  return { isVisible, show, leave };
}

/** Returns how the winners are exported, on paper under the club, the date and the prize. */
function useWinnersExport({
  golfclubId,
  name,
  plannedDate,
  session_price: prize,
}: ScheduledTraining): ListExport<WinnerRow> {
  const { t } = useTranslation();
  const { data: club } = useGetGolfclubQuery({ id: golfclubId, members: 'none' });
  return {
    title: t('winners.titleOf', { training: localizedText(name) }),
    fileName: t('winners.fileName'),
    heading: [
      ...(club ? [club.name] : []),
      showDate(plannedDate, currentLocale()),
      ...(prize ? [t('winners.prizeOf', { prize: prize.name })] : []),
    ],
    note: () => t('winners.rule'),
  };
}
