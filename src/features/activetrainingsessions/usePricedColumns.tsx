import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useGetSessionPricesQuery } from '@/api/price';
import { fieldErrorsOf, useProblemText } from '@/errors/problem';
import { currentLocale } from '@/i18n/locale';
import { localizedText } from '@/i18n/localized';
import { showShortPlanned, sortedPlan } from '@/i18n/plannedTimes';
import { useUnsentOf } from '@/outbox/useUnsentOf';
import { Select } from '@/ui/fields/Select';
import type { GridColumn } from '@/ui/dataGrid/gridColumn';
import type { ScheduledTraining } from '@contract/training';
import { canStart } from '@contract/trainingStates';
import { PricedActions } from './PricedActions';
import type { Awarding } from './useAwarding';
import { useTrainingWords } from './useTrainingWords';

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
      flex: 3,
      minWidth: 130,
      text: (training) => localizedText(training.session_template_name),
      cell: (training) => (
        <span>
          <span>{localizedText(training.session_template_name)}</span>
          <Typography variant="caption" color="textSecondary" component="span" sx={{ ml: 1 }}>
            <FinishHint training={training} />
          </Typography>
        </span>
      ),
      filter: { kind: 'text' },
    },
    {
      ...field('plannedDate'),
      minWidth: 280,
      isSortable: true,
      sortBy: sortedPlan,
      text: (training) => showShortPlanned(training, currentLocale()),
      filter: { kind: 'date', value: ({ plannedDate }) => plannedDate },
    },
    {
      ...field('prize'),
      flex: 1,
      minWidth: 200,
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

/** Why a training cannot be marked finished, or that it will be by itself. */
function FinishHint({ training }: { training: ScheduledTraining }) {
  const { t } = useTranslation();
  const { isFinishQueued } = useUnsentOf(training.id);
  if (canStart(training)) return <span>{t('activeTrainings.hint.startFirst')}</span>;
  return isFinishQueued ? <span>{t('activeTrainings.hint.queued')}</span> : null;
}

/** Which prize is handed over after a training; it can be chosen while the row is edited. */
function PrizeField({ training, awarding }: { training: ScheduledTraining; awarding: Awarding }) {
  const { t } = useTranslation();
  const problemText = useProblemText();
  const { labelled } = useTrainingWords();
  const { data: prices = [], error: notRead } = useGetSessionPricesQuery();
  const isEdited = awarding.edited.includes(training.id);
  const { chosen, isBusy, failure } = awarding.choosingOf(training);
  const error = failure ?? (isEdited ? notRead : undefined);
  const select = useRef<HTMLElement>(null);
  const wasEdited = useRef(isEdited);
  useEffect(() => {
    if (isEdited && !wasEdited.current) select.current?.focus();
    wasEdited.current = isEdited;
  }, [isEdited]);

  // Outside edit mode there is nothing to choose: a page of rows would else hold every prize many times.
  const options = withBoth(isEdited ? prices : [], training.session_price, {
    id: chosen,
    name: t('activeTrainings.prize.gone'),
  });
  const problem = error === undefined ? undefined : (fieldErrorsOf(error).session_price_id ?? problemText(error));
  return (
    // The arrow keys choose here; in the table they would move on to other cells.
    <Box onKeyDown={(event) => event.stopPropagation()} sx={{ width: '100%', minWidth: 0 }}>
      <Select
        control={`instantPrize/${training.id}`}
        aria-label={labelled(t('activeTrainings.field.prize'), training)}
        inputRef={select}
        fullWidth
        size="small"
        value={chosen}
        onChange={(event) => awarding.choose(training, event.target.value)}
        disabled={!isEdited || isBusy}
        error={problem !== undefined}
        helperText={problem}
        options={[
          { value: '', label: t('activeTrainings.prize.none') },
          ...options.map(({ id, name }) => ({ value: id, label: name })),
        ]}
        sx={readable}
      />
    </Box>
  );
}

/** Outside edit mode it is what people read. */
const readable = {
  '& .MuiSelect-select': { minHeight: 24, textOverflow: 'ellipsis' },
  '& .MuiSelect-select.Mui-disabled': { color: 'text.primary', WebkitTextFillColor: 'currentcolor', opacity: 1 },
} as const;

type Named = { id: string; name: string };

/** The prize that a training has can be read also where the prizes cannot; one that was chosen may have been deleted since. */
function withBoth(prices: readonly Named[], awarded: Named | null | undefined, chosen: Named): readonly Named[] {
  const known = awarded && !prices.some(({ id }) => id === awarded.id) ? [awarded, ...prices] : prices;
  return chosen.id === '' || known.some(({ id }) => id === chosen.id) ? known : [...known, chosen];
}
