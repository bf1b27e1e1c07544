import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useGetReadyTemplatesQuery } from '@/api/template';
import { MoveTrainingDialog } from '@/editing/moving/MoveTrainingDialog';
import { plannerViews } from '@/filters/filters';
import { ClubPicker } from '@/filters/ClubPicker';
import { useChangeAfterAnswer, useFilters, useSelectedClub } from '@/filters/useFilters';
import { NextStep } from '@/routing/NextStep';
import { Choice } from '@/ui/fields/Choice';
import { Page } from '@/ui/Page';
import { QueryState } from '@/ui/QueryState';
import { TitledSection } from '@/ui/TitledSection';
import { trainingStatuses } from '@contract/lists';
import { TrainingsTable } from './TrainingsTable';
import { monthOf } from './calendarDays';
import { MonthView } from './month/MonthView';
import { type PickedDay, PlannerForm } from './planning/PlannerForm';
import type { OnPlan } from './planning/usePlanning';

/** Plans trainings from templates and shows those that are planned, started and finished. */
export default function PlannerPage() {
  const { t } = useTranslation();
  const { golfclubId } = useSelectedClub('planner');
  const [{ view, status }, change] = useFilters('planner');
  const templates = useGetReadyTemplatesQuery(undefined, { refetchOnMountOrArgChange: true });
  const ready = templates.data ?? [];
  const [pickedDay, setPickedDay] = useState<PickedDay | null>(null);
  const pressed = useChangeAfterAnswer('planner', ['club', 'view', 'month', 'status']);
  const onPlan: OnPlan = () => {
    const changeView = pressed();
    return (_training, [first = '']) => {
      if (view === 'month') changeView({ month: monthOf(first) });
      else if (status !== 'PLANNED') changeView({ status: 'PLANNED' });
    };
  };
  return (
    <Page isWide title={t('planner.title')} actions={<ClubPicker screen="planner" />}>
      <Stack spacing={1.5} sx={{ pt: 1 }}>
        <TitledSection title={t('planner.form.title')}>
          <QueryState
            query={templates}
            isEmpty={ready.length === 0}
            nothingYet={
              <>
                <span>{t('planner.noTemplates')}</span> <NextStep to="templates" />
              </>
            }
          >
            <PlannerForm golfclubId={golfclubId} templates={ready} onPlan={onPlan} pickedDay={pickedDay} />
          </QueryState>
        </TitledSection>
        <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 2 }}>
          <Choice
            label={t('planner.view.label')}
            value={view}
            options={plannerViews.map((value) => ({ value, label: t(`planner.view.${value}`) }))}
            onChoose={(chosen) => change({ view: chosen })}
          />
          {view === 'table' && (
            <Choice
              label={t('planner.filter.label')}
              value={status}
              options={trainingStatuses.map((value) => ({ value, label: t(`planner.filter.${value}`) }))}
              onChoose={(chosen) => change({ status: chosen })}
            />
          )}
        </Stack>
        {/* Another club or status is another list: its rows must not stand under the old heading. */}
        {view === 'month' ? (
          <MonthView key={golfclubId} onDay={(day) => setPickedDay({ day })} />
        ) : (
          <TrainingsTable key={`${golfclubId} ${status}`} />
        )}
      </Stack>
      <MoveTrainingDialog />
    </Page>
  );
}
