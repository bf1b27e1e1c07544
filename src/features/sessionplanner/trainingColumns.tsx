import { useTranslation } from 'react-i18next';
import { useDispatch } from 'react-redux';
import { showDate, showShortDate, showShortDay } from '@/i18n/dates';
import { currentLocale } from '@/i18n/locale';
import { localizedText } from '@/i18n/localized';
import { removalAsked } from '@/modal/modalSlice';
import { useMay } from '@/session/sessionSlice';
import { CellLink, RowButton } from '@/ui/dataGrid/RowButton';
import type { GridColumn } from '@/ui/dataGrid/gridColumn';
import type { ScheduledTraining } from '@contract/training';

/** Returns the columns of specification §2: name, planned date, started date and the delete action. */
export function useTrainingColumns(
  wizardAddress: (training: ScheduledTraining) => string,
): GridColumn<ScheduledTraining>[] {
  const { t } = useTranslation();
  const dispatch = useDispatch();
  const locale = currentLocale();
  const mayDeleteFinished = useMay('training.deleteFinished');
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
      minWidth: 160,
      text: ({ plannedDate }) => showShortDay(plannedDate, locale),
      filter: { kind: 'date' },
    },
    {
      field: 'startDate',
      header: t('planner.table.startDate'),
      isSortable: true,
      minWidth: 160,
      text: ({ startDate }) => (startDate ? showShortDate(startDate, locale) : t('planner.table.notStarted')),
      filter: { kind: 'date' },
    },
    {
      field: 'actions',
      isActions: true,
      header: t('planner.table.actions'),
      width: 110,
      align: 'right',
      text: () => '',
      cell: ({ id, name, plannedDate, status }) =>
        (status !== 'FINISHED' || mayDeleteFinished) && (
          <RowButton
            icon="delete"
            label={t('planner.table.delete', { name: localizedText(name), date: showDate(plannedDate, locale) })}
            onClick={() => dispatch(removalAsked({ kind: 'deleteTraining', id }))}
          />
        ),
    },
  ];
}
