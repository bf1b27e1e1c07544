import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import type { ScheduledTraining } from '../../../../contract/training';
import { localizedText } from '../../../i18n/localized';
import type { GridColumn } from '../../../ui/gridColumn';
import type { MarkStep } from '../finishing/markStep';
import { PrizeField } from '../prizes/PrizeField';
import type { Awarding } from '../prizes/useAwarding';
import { useTrainingWords } from '../useTrainingWords';
import { FinishHint } from './FinishHint';
import { PricedActions } from './PricedActions';

interface Doing {
  awarding: Awarding;
  onMark: (step: MarkStep, id: string) => void;
}

/** Returns the columns of specification §2: template name, planned date, instant prize and the actions. */
export function usePricedColumns({ awarding, onMark }: Doing): GridColumn<ScheduledTraining>[] {
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
      cell: (training) => (
        <Box sx={{ minWidth: 0, whiteSpace: 'normal', overflowWrap: 'anywhere' }}>
          {localizedText(training.session_template_name)}
          <Typography variant="caption" color="textSecondary" component="div">
            <FinishHint training={training} />
          </Typography>
        </Box>
      ),
    },
    {
      ...field('plannedDate'),
      minWidth: 130,
      isSortable: true,
      sortBy: ({ plannedDate }) => plannedDate,
      cell: (training) => wordsOf(training).date,
    },
    {
      ...field('prize'),
      flex: 2,
      minWidth: 180,
      cell: (training) => <PrizeField training={training} awarding={awarding} />,
    },
    {
      ...field('actions'),
      isActions: true,
      align: 'right',
      width: 190,
      cell: (training) => <PricedActions training={training} awarding={awarding} onMark={onMark} />,
    },
  ];
}
