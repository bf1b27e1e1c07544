import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import type { ScheduledTraining } from '../../../../contract/training';
import { showShortDate } from '../../../i18n/dates';
import { currentLocale } from '../../../i18n/locale';
import { localizedText } from '../../../i18n/localized';
import type { GridColumn } from '../../../ui/dataGrid/gridColumn';
import { PrizeField } from '../prizes/PrizeField';
import type { Awarding } from '../prizes/useAwarding';
import { useTrainingWords } from '../useTrainingWords';
import { FinishHint } from './FinishHint';
import { PricedActions } from './PricedActions';

/** Returns the columns of specification §2: template name, planned date, instant prize and the actions. */
export function usePricedColumns(awarding: Awarding): GridColumn<ScheduledTraining>[] {
  const { t } = useTranslation();
  const { wordsOf } = useTrainingWords();
  const field = (name: 'plannedDate' | 'prize' | 'actions') => ({
    field: name,
    header: t(`activeTrainings.field.${name}`),
  });
  return [
    {
      field: 'name',
      header: t('activeTrainings.field.template'),
      isTitle: true,
      isSortable: true,
      sortBy: (training) => wordsOf(training).name,
      flex: 2,
      minWidth: 150,
      text: (training) => localizedText(training.session_template_name),
      cell: (training) => (
        <span>
          {localizedText(training.session_template_name)}
          <Typography variant="caption" color="textSecondary" component="span" sx={{ ml: 1 }}>
            <FinishHint training={training} />
          </Typography>
        </span>
      ),
      filter: { kind: 'text' },
    },
    {
      ...field('plannedDate'),
      minWidth: 130,
      isSortable: true,
      sortBy: ({ plannedDate }) => plannedDate,
      text: ({ plannedDate }) => showShortDate(plannedDate, currentLocale()),
      filter: { kind: 'date', value: ({ plannedDate }) => plannedDate },
    },
    {
      ...field('prize'),
      flex: 2,
      minWidth: 180,
      text: ({ session_price: prize }) => prize?.name ?? t('activeTrainings.prize.none'),
      cell: (training) => <PrizeField training={training} awarding={awarding} />,
    },
    {
      ...field('actions'),
      isActions: true,
      align: 'right',
      width: 270,
      text: () => '',
      cell: (training) => <PricedActions training={training} awarding={awarding} />,
    },
  ];
}
