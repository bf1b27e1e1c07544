import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { trainingStatuses } from '../../../contract/lists';
import type { ScheduledTraining } from '../../../contract/training';
import { useGolfclubsQuery } from '../../api/golfclub';
import { useReadyTemplatesQuery } from '../../api/template';
import { showDate } from '../../i18n/dates';
import { currentLocale } from '../../i18n/locale';
import { localizedText } from '../../i18n/localized';
import { Choice } from '../../ui/Choice';
import { Faces } from '../../ui/Faces';
import { Page } from '../../ui/Page';
import { PickNamed } from '../../ui/PickNamed';
import { useNotify } from '../../ui/useNotify';
import { PlannerForm } from './planning/PlannerForm';
import { usePlannerUrl } from './plannerUrl';
import { TrainingsTable } from './table/TrainingsTable';

/** Plans trainings from templates and shows those that are planned, started and finished. */
export default function PlannerPage() {
  const { t } = useTranslation();
  const notify = useNotify();
  const { golfclubId, status, mayChooseClub, go } = usePlannerUrl();
  const clubs = useGolfclubsQuery({ members: 'none' }, { skip: !mayChooseClub });
  const templates = useReadyTemplatesQuery(undefined, { refetchOnMountOrArgChange: true });
  const ready = templates.data ?? [];
  const planned = ({ name, plannedDate }: ScheduledTraining) => {
    const date = showDate(plannedDate, currentLocale());
    notify(t('planner.form.planned', { name: localizedText(name), date }));
    if (status !== 'PLANNED') go({ status: 'PLANNED' });
  };
  return (
    <Page
      title={t('planner.title')}
      actions={
        mayChooseClub && (
          <PickNamed
            label={t('shell.golfclub')}
            query={clubs}
            value={golfclubId}
            onPick={(club) => go({ golfclubId: club })}
          />
        )
      }
    >
      <Stack spacing={3}>
        <Paper component="section" variant="outlined" sx={{ p: { xs: 2, sm: 3 } }}>
          <Typography variant="h2" sx={{ mb: 2 }}>
            {t('planner.form.title')}
          </Typography>
          <Faces query={templates} isEmpty={ready.length === 0} nothingYet={t('planner.noTemplates')}>
            <PlannerForm golfclubId={golfclubId} templates={ready} onPlanned={planned} />
          </Faces>
        </Paper>
        <Box>
          <Choice
            label={t('planner.filter.label')}
            value={status}
            options={trainingStatuses.map((value) => ({ value, label: t(`planner.filter.${value}`) }))}
            onChoose={(chosen) => go({ status: chosen })}
          />
        </Box>
        {/* Another club or status is another list: its rows must not stand under the old heading. */}
        <TrainingsTable key={`${golfclubId} ${status}`} />
      </Stack>
    </Page>
  );
}
