import PresentToAllIcon from '@mui/icons-material/PresentToAll';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import type { ScheduledTraining } from '../../../contract/training';
import { useGetWinnersQuery } from '../../api/training';
import { showDate } from '../../i18n/dates';
import { currentLocale } from '../../i18n/locale';
import { localizedText } from '../../i18n/localized';
import { Page } from '../../ui/Page';
import { InstantPrize } from './InstantPrize';
import { PrintWinners } from './PrintWinners';
import { Projector } from './Projector';
import { useProjector } from './useProjector';
import { winnerRows } from './winnerRows';
import { WinnersGrid } from './WinnersGrid';

/** Who won a finished training, read anew whenever it is opened; to be shown large and to be printed. */
export function FinishedTraining({ training }: { training: ScheduledTraining }) {
  const { t } = useTranslation();
  const query = useGetWinnersQuery({ scheduledTrainingId: training.id }, { refetchOnMountOrArgChange: true });
  const projector = useProjector();
  const winners = query.currentData?.winners;
  const rows = winners && winnerRows(winners, currentLocale());
  const hasWinners = rows !== undefined && rows.length > 0;
  return (
    <Page
      title={t('winners.titleOf', { training: localizedText(training.name) })}
      actions={
        hasWinners && (
          <>
            <Button
              variant="contained"
              startIcon={<PresentToAllIcon />}
              onClick={projector.show}
              sx={{ minHeight: 44 }}
            >
              {t('winners.projector')}
            </Button>
            <PrintWinners training={training} rows={rows} />
          </>
        )
      }
    >
      <Stack spacing={3}>
        <Typography color="textSecondary">{showDate(training.plannedDate, currentLocale())}</Typography>
        <InstantPrize training={training} width={160} />
        <WinnersGrid trainingId={training.id} query={{ ...query, data: winners }} rows={rows} />
        {hasWinners && <Typography color="textSecondary">{t('winners.rule')}</Typography>}
      </Stack>
      {projector.isShown && hasWinners && <Projector training={training} rows={rows} onLeave={projector.leave} />}
    </Page>
  );
}
