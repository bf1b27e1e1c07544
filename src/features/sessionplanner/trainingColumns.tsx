import { useTranslation } from 'react-i18next';
import { useDispatch } from 'react-redux';
import { DeleteTrainingButton } from '@/editing/DeleteTrainingButton';
import { dayOf, showDate } from '@/i18n/dates';
import { currentLocale } from '@/i18n/locale';
import { localizedText } from '@/i18n/localized';
import { showPlannedDate, showShortPlanned } from '@/i18n/plannedTimes';
import { dialogShown } from '@/modal/modalSlice';
import { useMay } from '@/session/sessionSlice';
import { CellLink, RowButton } from '@/ui/dataGrid/RowButton';
import type { GridColumn } from '@/ui/dataGrid/gridColumn';
import type { ScheduledTraining } from '@contract/training';
import { canMove } from '@contract/trainingStates';

/** Returns the columns of specification §2: name, planned date, started date and the delete action, and one to move it. */
export function useTrainingColumns(
  wizardAddress: (training: ScheduledTraining) => string,
): GridColumn<ScheduledTraining>[] {
  const { t } = useTranslation();
  const dispatch = useDispatch();
  const locale = currentLocale();
  const mayMove = useMay('training.move');
  return [
    {
      field: 'name',
      header: t('planner.table.name'),
      isTitle: true,
      isSortable: true,
      flex: 2,
      minWidth: 200,
      isSticky: true,
      text: ({ name }) => localizedText(name),
      filter: { kind: 'text' },
      cell: (training) => <CellLink to={wizardAddress(training)}>{localizedText(training.name)}</CellLink>,
    },
    {
      field: 'plannedDate',
      header: t('planner.table.plannedDate'),
      isSortable: true,
      minWidth: 290,
      text: (training) => showShortPlanned(training, locale),
      filter: { kind: 'date' },
    },
    {
      field: 'startDate',
      header: t('planner.table.startDate'),
      isSortable: true,
      minWidth: 188,
      text: ({ startDate }) => (startDate ? showDate(startDate, locale) : t('planner.table.notStarted')),
      file: ({ startDate }) => (startDate ? { day: dayOf(startDate) } : ''),
      filter: { kind: 'date' },
    },
    {
      field: 'actions',
      isActions: true,
      header: t('planner.table.actions'),
      width: 110,
      align: 'right',
      text: () => '',
      cell: (training) => {
        const named = { name: localizedText(training.name), date: showPlannedDate(training, locale) };
        return (
          <>
            {canMove(training) && mayMove && (
              <RowButton
                icon="move"
                label={t('moving.of', named)}
                onClick={() => dispatch(dialogShown({ kind: 'moveTraining', id: training.id }))}
              />
            )}
            <DeleteTrainingButton training={training} label={t('planner.table.delete', named)} />
          </>
        );
      },
    },
  ];
}
